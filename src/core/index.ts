// Transcripts: records → entries
export { createTranscript } from './transcript/create-transcript'
export { readTranscript } from './transcript/read-transcript'
export { aiSdkUi } from './formats/ai-sdk-ui/format'
export { claudeCode } from './formats/claude-code/format'
export { dispatch } from './formats/dispatch/format'
export { formatNames } from './formats/registry'

// Views: an entry → what its card says and shows
export { viewToolEntry } from './view/view-tool-entry'
export { formatToolLine } from './view/format-tool-line'
export { viewOutput } from './text/view-output'
export { defineTool } from './tools/registry'
export { defaultLabels } from './tools/labels'

// Diffs
export { diffTexts } from './diff/diff-texts'
export { parsePatch } from './diff/parse-patch'

export type { Transcript, TranscriptOptions } from './transcript/transcript'
export type { ReadTranscript, ReadTranscriptOptions } from './transcript/read-transcript'
export type { FormatName } from './formats/registry'
export type { ViewToolEntryOptions } from './view/options'
export type { PreviewOptions, ViewOutputOptions } from './text/view-output'
export type { CustomCall, CustomResult, ToolDefinition, ToolNameMatcher, ToolNames } from './tools/registry'
export type { CountedUnit, ToolCardLabels } from './tools/labels'
export type { DiffTextsOptions } from './diff/diff-texts'
export type * from './model'
