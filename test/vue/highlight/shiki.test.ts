// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest'
import type { HighlightedLines } from '../../../src/vue/highlight/highlighter'
import { languageIds } from '../../../src/vue/highlight/language-ids'
import { isHighlightable } from '../../../src/vue/highlight/limits'
import { createShikiHighlighter, getSharedHighlighter } from '../../../src/vue/highlight/shiki'

const shiki = createShikiHighlighter()

/** `text:kind` of every token that is not plain, white space around it left out. */
const list = (lines: HighlightedLines) =>
  lines.flat().filter(([, kind]) => kind !== null).map(([text, kind]) => `${text.trim()}:${kind}`)
const paint = (text: string, language: string) => list(shiki.tokenize(text, language))
const read = (lines: HighlightedLines) => lines.map(line => line.map(([text]) => text).join('')).join('\n')

describe('createShikiHighlighter', () => {
  it('supports the languages of its list and no inherited names', () => {
    expect(['shellscript', 'powershell', 'typescript', 'vue', 'json', 'python'].every(shiki.supports)).toBe(true)
    expect(['diff', 'ansi', 'text', '', 'constructor', '__proto__'].some(shiki.supports)).toBe(false)
  })

  it('has a language only after it was loaded', async () => {
    const fresh = createShikiHighlighter()
    expect(fresh.isLoaded('json')).toBe(false)
    expect(fresh.tokenize('{}\n[]', 'json')).toEqual([[['{}', null]], [['[]', null]]])
    await Promise.all([fresh.load('json'), fresh.load('json')])
    await fresh.load('json')
    expect(fresh.isLoaded('json')).toBe(true)
    expect(fresh.isLoaded('toml')).toBe(false)
  })

  it('rejects a language that it does not know, and stays usable', async () => {
    await expect(shiki.load('klingon')).rejects.toThrow('klingon')
    await shiki.load('json')
    expect(paint('1', 'json')).toEqual(['1:number'])
  })

  it('is one for all cards that bring none', () => {
    expect(getSharedHighlighter()).toBe(getSharedHighlighter())
  })

  it.each(languageIds)('loads %s and changes no letter of a text', async (language) => {
    await shiki.load(language)
    const text = 'if (a == "b") {\n\n  return c[0] // d\n}\r\n# e <f g=\'h\'> \uD800 \u0301\n'
    expect(read(shiki.tokenize(text, language))).toBe(text.replaceAll('\r\n', '\n'))
  }, 30_000)
})

describe('shell commands', () => {
  beforeAll(() => shiki.load('shellscript'))

  it.each<[string, string, string[]]>([
    ['the program and each one after a pipe', 'bun run test --coverage src/cart | tee test.log', ['bun:function', '--coverage:number', '|:keyword', 'tee:function']],
    ['programs after && and ;', 'cd /srv && ls -la; ./run.sh', ['cd:function', '&&:keyword', 'ls:function', '-la:number', ';:keyword', './run.sh:function']],
    ['programs after ||', 'a || b', ['a:function', '||:keyword', 'b:function']],
    ['quoted text', 'git commit -m "fix: a $b" \'c d\'', ['git:function', '-m:number', '"fix: a $b":string', '\'c d\':string']],
    ['a backslash at the end of a line', 'npm ci \\\n  --silent', ['npm:function', '\\:keyword', '--silent:number']],
    ['numbers, variables and patterns as plain text', 'head -n 5 $HOME/*.ts ${X}', ['head:function', '-n:number']],
    ['redirections', 'make 2>&1 > out.txt', ['make:function', '2>&1:keyword', '>:keyword']],
    ['a program behind variables of its own', 'CI=1 npm test', ['=:keyword', 'npm:function']],
    ['commands inside of commands', 'echo "$(date +%F)"', ['echo:function', '":string', '$(:punctuation', 'date:function', '):punctuation', '":string']],
    ['a comment', 'ls # all', ['ls:function', '# all:comment']],
    ['loops', 'for f in a b; do cat $f; done', ['for:keyword', 'in:keyword', ';:keyword', 'do:keyword', 'cat:function', ';:keyword', 'done:keyword']],
    ['a here document', 'cat <<EOF\nhello\nEOF', ['cat:function', '<<:keyword', 'EOF:string', 'hello:string', 'EOF:string']],
    ['export', 'export A=b', ['export:function', '=:keyword']],
  ])('paints %s', (_, command, expected) => {
    expect(paint(command, 'shellscript')).toEqual(expected)
  })

  it('does not leave a line that ends in the middle of a quote plain', () => {
    expect(paint('echo "a\nb"', 'shellscript')).toEqual(['echo:function', '"a:string', 'b":string'])
  })
})

describe('PowerShell commands', () => {
  beforeAll(() => shiki.load('powershell'))

  it.each<[string, string, string[]]>([
    ['cmdlets and their options', 'Get-ChildItem -Path src -Recurse | Select-Object Name', ['Get-ChildItem:function', '-Path:number', '-Recurse:number', '|:keyword', 'Select-Object:function']],
    ['other programs', 'npm run test; git status', ['npm:function', ';:keyword', 'git:function']],
    ['a command that a backtick continues', 'npm run `\n  test --silent', ['npm:function', '`:keyword', '--silent:number']],
    ['every line', 'npm ci\nnpm test', ['npm:function', 'npm:function']],
    ['comparisons in a block', 'gci | where { $_.Length -gt 10 }', ['gci:function', '|:keyword', 'where:keyword', '{:punctuation', '$_.Length:variable', '-gt:keyword', '10:number', '}:punctuation']],
  ])('paints %s', (_, command, expected) => {
    expect(paint(command, 'powershell')).toEqual(expected)
  })
})

describe('code', () => {
  it.each<[string, string, string[]]>([
    ['json', '{"a": [1, true, null, "x\\n"]}', ['{:punctuation', '"a":property', '::punctuation', '[:punctuation', '1:number', ',:punctuation', 'true:keyword', ',:punctuation', 'null:keyword', ',:punctuation', '"x\\n":string', ']}:punctuation']],
    ['typescript', 'export function total(lines: Line[]): number { return sum * lines.n }', [
      'export:keyword', 'function:keyword', 'total:function', '(:punctuation', 'lines:variable', '::punctuation', 'Line:type', '[])::punctuation',
      'number:type', '{:punctuation', 'return:keyword', 'sum:variable', '*:punctuation', 'lines:variable', '.:punctuation', 'n:variable', '}:punctuation',
    ]],
    ['typescript', 'let a = typeof b === `t${x}` // c', ['let:keyword', 'a:variable', '=:punctuation', 'typeof:keyword', 'b:variable', '===:punctuation', '`t:string', '${:punctuation', 'x:variable', '}:punctuation', '`:string', '// c:comment']],
    ['yaml', 'a: b\nc: 3 # d', ['a:property', '::punctuation', 'b:string', 'c:property', '::punctuation', '3:number', '# d:comment']],
    ['toml', '[a]\nx = true', ['[:punctuation', 'a:function', ']:punctuation', 'x:property', '=:punctuation', 'true:keyword']],
    ['python', 'def f(self): return not None', ['def:keyword', 'f:function', '(:punctuation', 'self:keyword', ')::punctuation', 'return:keyword', 'not:keyword', 'None:keyword']],
    ['css', '.a { color: #fff; }', ['.a:type', '{:punctuation', 'color:property', '::punctuation', '#fff:number', ';:punctuation', '}:punctuation']],
    ['html', '<a href="b">c</a>', ['<:punctuation', 'a:keyword', 'href:property', '=:punctuation', '"b":string', '>:punctuation', '</:punctuation', 'a:keyword', '>:punctuation']],
    ['go', 'var z int = nil', ['var:keyword', 'z:variable', 'int:type', '=:punctuation', 'nil:keyword']],
  ])('paints %s: %s', async (language, code, expected) => {
    await shiki.load(language)
    expect(paint(code, language)).toEqual(expected)
  })
})

describe('long words', () => {
  it('leaves a text plain whose one word would hold up the page', () => {
    expect(isHighlightable(`echo ${'QUJD'.repeat(4000)} | base64 -d`)).toBe(false)
  })

  it('colours the longest words it accepts, and loses nothing of them', async () => {
    await shiki.load('shellscript')
    const text = `echo ${'a.b'.repeat(660)}\necho ${'x'.repeat(900)}`
    expect(isHighlightable(text)).toBe(true)
    const lines = shiki.tokenize(text, 'shellscript')
    expect(lines.map(line => line.map(([words]) => words).join('')).join('\n')).toBe(text)
    expect(lines[0]![0]).toEqual(['echo', 'function'])
  })
})
