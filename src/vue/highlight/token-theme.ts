import type { ThemeRegistration } from '@shikijs/primitive'
import type { TokenKind } from './highlighter'

/** A kind, plain text, or an operator: a sign is punctuation, a word is a keyword. */
type Paint = TokenKind | 'text' | 'operator'

/**
 * Which scopes of TextMate grammars are painted as what. A longer scope beats a shorter one, and
 * a scope inside of another one beats the outer; the order of the rows does not matter.
 */
const scopesOf: Readonly<Record<Paint, readonly string[]>> = {
  text: [
    'meta.embedded', 'meta.template.expression', 'string source',
    'keyword.operator.assignment.powershell',
    // Arguments of a shell command are plain; only quoted text is a string.
    'string.unquoted.argument', 'string.unquoted.shell',
    'source.shell constant.numeric', 'source.shell constant.character.escape',
    'source.shell variable', 'source.shell variable.language', 'source.shell punctuation.definition.variable',
    'source.shell punctuation.section.bracket.curly.variable',
    'string.quoted meta.scope.subshell',
  ],
  operator: ['keyword.operator'],
  keyword: [
    'keyword', 'storage', 'constant.language', 'variable.language', 'entity.name.tag',
    'punctuation.definition.keyword', 'punctuation.definition.directive',
    'variable.parameter.function.language.special.self',
    'keyword.operator.other.powershell', 'source.shell keyword.operator',
    'source.shell punctuation.separator.statement', 'source.shell punctuation.terminator.statement',
    'source.shell constant.character.escape.line-continuation',
    'source.powershell punctuation.terminator.statement',
  ],
  string: [
    'string', 'constant.character.escape', 'constant.language.symbol', 'constant.other.symbol',
    'punctuation.definition.string', 'punctuation.definition.raw', 'storage.type.string.python',
    'markup.inline.raw', 'markup.underline.link',
    'source.shell string.quoted variable', 'source.shell string.quoted variable.language',
    'source.shell string.quoted punctuation.definition.variable',
    'source.shell string.quoted punctuation.section.bracket.curly.variable',
    'source.shell string.quoted constant.character.escape',
  ],
  number: [
    'constant.numeric', 'constant.other.color', 'constant.other.option', 'keyword.other.unit',
    'punctuation.definition.constant',
  ],
  function: [
    'entity.name.function', 'entity.name.command', 'entity.name.section', 'markup.heading', 'support.function',
    'punctuation.definition.decorator', 'source.shell storage.modifier',
  ],
  type: [
    'entity.name.type', 'entity.name.class', 'entity.name.namespace', 'entity.other.inherited-class',
    'entity.other.attribute-name.class.css', 'entity.other.attribute-name.id.css', 'punctuation.definition.entity.css',
    'keyword.type.cs', 'support.class', 'support.type',
    'storage.type.annotation', 'storage.type.boolean.go', 'storage.type.built-in', 'storage.type.byte.go',
    'storage.type.error.go', 'storage.type.generic', 'storage.type.java', 'storage.type.numeric.go',
    'storage.type.object', 'storage.type.primitive', 'storage.type.string.go',
  ],
  variable: ['variable', 'punctuation.definition.variable', 'support.variable'],
  property: [
    'entity.name.tag.yaml', 'entity.other.attribute-name', 'keyword.other.definition.ini', 'meta.property-name',
    'punctuation.support.type.property-name', 'support.type.property-name', 'support.type.vendored.property-name',
    'variable.other.key.toml',
  ],
  comment: ['comment', 'punctuation.definition.comment'],
  punctuation: ['punctuation', 'meta.brace', 'source.json punctuation'],
}

const paints = Object.keys(scopesOf) as Paint[]

/** Colours must be written as such; these are only numbers of the paints, and the first one is plain text. */
const toColor = (index: number) => `#00000${index.toString(16)}`

/** A Shiki theme whose colours stand for the kinds of tokens. */
export const tokenTheme: ThemeRegistration = {
  name: 'token-kinds',
  type: 'light',
  fg: toColor(0),
  bg: '#ffffff',
  settings: paints.map((paint, index) => ({
    scope: [...scopesOf[paint]],
    settings: { foreground: toColor(index) },
  })),
}

const paintOf = new Map(paints.map((paint, index) => [toColor(index), paint]))

/** The kind behind a colour of the theme; `null` for plain text and unknown colours. */
export function readTokenKind(color: string | undefined, text: string): TokenKind | null {
  const paint = paintOf.get(color?.toLowerCase() ?? '') ?? 'text'
  if (paint === 'operator') return /[a-z]/i.test(text) ? 'keyword' : 'punctuation'
  return paint === 'text' ? null : paint
}
