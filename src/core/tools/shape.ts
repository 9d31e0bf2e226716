import { isRecord, listOwnKeys, readOwn } from '../text/own-values'
import { readEditPairs } from './edit-pairs'
import type { CallContext } from './family'
import { isEditorCommand } from './families/editor'
import { isMove } from './families/path-actions'
import { findPatch } from './patch-text'
import { splitWords } from './tool-name'
import { pickId, pickItems, pickList, pickPath, pickString, pickText, readField } from './tool-args'

/** What the shape of arguments is judged by. */
interface Shape {
  readonly context: CallContext
  readonly toolName: string
  readonly args: CallContext['args']
  readonly words: ReadonlySet<string>
  readonly path: string | undefined
}

type Guess = (shape: Shape) => string | undefined

/**
 * Yields the family that the arguments look like, with the words of the name (`barest`: without namespace)
 * and the declared kind to decide; the first guess wins.
 */
export function guessFamily(context: CallContext, toolName: string, barest: string): string | undefined {
  const words = splitWords(context.kind === undefined ? barest : `${barest} ${context.kind}`)
  const shape: Shape = { context, toolName, args: context.args, words, path: pickPath(context.args) }
  for (const guess of guesses) {
    const family = guess(shape)
    if (family !== undefined) return family
  }
  return undefined
}

function named(shape: Shape, ...words: readonly string[]): boolean {
  return words.some(word => shape.words.has(word))
}

function has(shape: Shape, key: string): boolean {
  return readOwn(shape.args, key) !== undefined
}

const guesses: readonly Guess[] = [
  ({ context, args }) => findPatch(context.input) !== undefined || isFileOperation(args) ? 'patch' : undefined,
  ({ args }) => isEditorCommand(readOwn(args, 'command')) && hasEditorPath(args) ? 'editor' : undefined,
  ({ args, path }) => hasPairsWithPath(args, path) ? 'edit' : undefined,
  ({ args, path }) => path !== undefined && hasSketch(args) ? 'edit' : undefined,
  shape => isTodo(shape) ? 'todo' : undefined,
  shape => named(shape, 'skill') || (named(shape, 'slash') && named(shape, 'command')) ? 'skill' : undefined,
  shape => named(shape, 'kill', 'stop') && pickId(shape.args, idKeys) !== undefined ? 'terminal-kill' : undefined,
  ({ args }) => isPoll(args) ? 'terminal-io' : undefined,
  shape => guessQuestion(shape),
  ({ args }) => isCommand(args) ? 'terminal' : undefined,
  ({ args }) => pickString(args, ['code']) === undefined ? undefined : 'code',
  ({ args }) => pickString(args, ['thought', 'intent']) === undefined ? undefined : 'think',
  ({ args }) => pickString(args, ['mode_slug']) === undefined ? undefined : 'mode',
  ({ args, path }) => path !== undefined && pickString(args, ['operation']) !== undefined ? 'lsp' : undefined,
  shape => isMove(shape.args, named(shape, 'move', 'rename', 'copy', 'mv', 'cp', 'file')) ? 'move' : undefined,
  ({ args, path }) => path !== undefined && pickText(args, ['content', 'contents', 'file_text']) !== undefined ? 'write' : undefined,
  shape => guessWeb(shape),
  shape => guessSql(shape),
  ({ args }) => pickString(args, ['subagent_type', 'agent_type', 'agentName']) === undefined ? undefined : 'agent',
  shape => guessPattern(shape),
  shape => guessQuery(shape),
  shape => guessPath(shape),
  // Such a name says it all: `browser_press_key`, `mcp_playwright_browser_snapshot`.
  ({ words, toolName }) => words.values().next().value === 'browser' || browserName.test(toolName.slice(0, 200)) ? 'browser' : undefined,
]

/** The first word of a name, whatever namespace stands in front of it. */
const browserName = /(?:^mcp_\w{1,100}_|[-.:/]|(?:playwright|puppeteer|chrome)_)browser_[a-z]/i

const idKeys = ['bash_id', 'shell_id', 'shellId', 'task_id', 'session_id', 'id', 'pid']

/** `operation.type` is `create_file`, `rename_file` … (OpenAI's hosted tool). */
function isFileOperation(args: CallContext['args']): boolean {
  const operation = readField(args, 'operation')
  return (pickString(operation, ['type']) ?? '').endsWith('_file') && pickPath(operation) !== undefined
}

function hasEditorPath(args: CallContext['args']): boolean {
  return pickPath(args) !== undefined || pickString(args, ['old_path']) !== undefined
}

function hasPairsWithPath(args: CallContext['args'], path: string | undefined): boolean {
  const pairs = readEditPairs(args)
  return pairs.length > 0 && (path !== undefined || pairs.some(pair => pair.path !== undefined))
}

function hasSketch(args: CallContext['args']): boolean {
  return pickText(args, ['code_edit', 'changes']) !== undefined || pickText(args, ['code']) !== undefined
    || (readOwn(args, 'insert_line') ?? null) !== null
}

function isTodo({ args }: Shape): boolean {
  if (Array.isArray(readField(args, 'plan'))) return true
  return ['todos', 'todoList', 'task_list'].some(key => pickList(args, [key]) !== undefined
    || /^[ \t]*(?:[-*] )?\[[ x~-]\] /im.test(pickString(args, [key]) ?? ''))
}

function isPoll(args: CallContext['args']): boolean {
  return pickId(args, ['bash_id', 'shellId', 'session_id', 'artifact_id']) !== undefined
    && pickString(args, ['message', 'prompt', 'command', 'query']) === undefined
}

function guessQuestion(shape: Shape): string | undefined {
  const { args } = shape
  if (Array.isArray(readField(args, 'questions'))) return 'question'
  if (pickString(args, ['question']) === undefined) return undefined
  const hasOptions = pickList(args, ['options', 'choices', 'follow_up']) !== undefined
  if (hasOptions) return 'question'
  const isAlone = listOwnKeys(args).every(key => ['question', 'imageIds', 'images', 'path', 'image', 'image_path'].includes(key))
  if (!isAlone) return undefined
  return named(shape, 'vision', 'image', 'images', 'picture', 'screenshot') || has(shape, 'imageIds') ? 'vision' : 'question'
}

function isCommand(args: CallContext['args']): boolean {
  return ['command', 'cmd', 'CommandLine', 'script', 'commands'].some((key) => {
    const value = readOwn(args, key)
    if (typeof value === 'string') return value.trim() !== ''
    const list: readonly unknown[] = Array.isArray(value) ? value : key === 'commands' && isRecord(value) ? [value] : []
    return list.length > 0
      && list.every(item => typeof item === 'string' || (isRecord(item) && typeof readOwn(item, 'command') === 'string'))
  })
}

function guessWeb(shape: Shape): string | undefined {
  const { args } = shape
  const url = pickString(args, ['url']) ?? pickItems(args, ['urls', 'requests'])?.[0]
  if (typeof url === 'string' && !/^https?:\/\//i.test(url) && !named(shape, 'fetch', 'web', 'url', 'page', 'http')) return undefined
  if (url !== undefined) {
    if (named(shape, 'browser', 'navigate', 'goto')) return 'browser'
    return named(shape, 'search') ? 'web-search' : 'web-fetch'
  }
  return pickString(args, ['search_term']) === undefined ? undefined : 'web-search'
}

function guessSql({ args }: Shape): string | undefined {
  if (pickString(args, ['sql']) !== undefined) return 'sql'
  return /^\s*(?:select|insert|update|delete|create|alter|drop|with|explain|pragma)\s/i.test((pickString(args, ['query']) ?? '').slice(0, 100))
    ? 'sql'
    : undefined
}

function guessPattern(shape: Shape): string | undefined {
  if (pickString(shape.args, ['pattern', 'regex']) === undefined) return undefined
  const isByName = named(shape, 'glob', 'find') || (named(shape, 'file') && named(shape, 'search'))
    // No regular expression starts so.
    || /^\*[*./]/.test(pickString(shape.args, ['pattern']) ?? '')
  return isByName && readOwn(shape.args, 'regex') === undefined ? 'glob' : 'search'
}

function guessQuery(shape: Shape): string | undefined {
  if (pickString(shape.args, ['query']) === undefined) {
    return pickItems(shape.args, ['queries']) !== undefined && named(shape, 'file') && named(shape, 'search') ? 'semantic-search' : undefined
  }
  if (named(shape, 'web', 'google', 'internet', 'websearch', 'bing')) return 'web-search'
  if (named(shape, 'semantic', 'codebase')) return 'semantic-search'
  return named(shape, 'grep', 'rg', 'ripgrep') ? 'search' : undefined
}

function guessPath(shape: Shape): string | undefined {
  if (shape.path === undefined) return undefined
  if (named(shape, 'mkdir') || (named(shape, 'create', 'make') && named(shape, 'directory', 'dir', 'folder'))) return 'mkdir'
  if (named(shape, 'list', 'ls', 'dir', 'tree')) return 'list'
  if (named(shape, 'delete', 'remove', 'rm', 'unlink')) return 'delete'
  return named(shape, 'read', 'view', 'open', 'cat') ? 'read' : undefined
}
