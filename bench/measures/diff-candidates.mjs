import { disableCache, generateDiffFile } from '@git-diff-view/file'
import { parseDiffFromFile } from '@pierre/diffs'
import { createTwoFilesPatch, structuredPatch } from 'diff'
import { html } from 'diff2html'
import { diffTexts } from 'vue-tool-card/core'

// The same texts again and again would be found there.
disableCache()

/** Everybody who turns two texts into what a diff view draws. */
export const diffCandidates = {
  'split + intern': (oldText, newText) => {
    const ids = new Map()
    const intern = line => ids.get(line) ?? ids.set(line, ids.size).size - 1
    return [oldText.split('\n').map(intern), newText.split('\n').map(intern)]
  },
  'vue-tool-card': (oldText, newText) => diffTexts(oldText, newText, { path: 'a.ts' }),
  'diff, structuredPatch': (oldText, newText) => structuredPatch('a.ts', 'a.ts', oldText, newText, '', '', { context: 3 }),
  '@git-diff-view/vue': (oldText, newText) => {
    const file = generateDiffFile('a.ts', oldText, 'a.ts', newText, 'ts', 'ts')
    file.initRaw()
    file.buildUnifiedDiffLines()
    return file
  },
  'diff2html': (oldText, newText) => html(createTwoFilesPatch('a.ts', 'a.ts', oldText, newText), { matching: 'none' }),
  '@pierre/diffs': (oldText, newText) => parseDiffFromFile({ name: 'a.ts', contents: oldText }, { name: 'a.ts', contents: newText }),
}
