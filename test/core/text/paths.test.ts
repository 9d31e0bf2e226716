import { expect, it } from 'vitest'
import { languageFromPath } from '../../../src/core/text/language-from-path'
import { baseName, normalizePath } from '../../../src/core/text/paths'

it.each([
  ['src/components/', 'components'],
  ['C:\\proj\\.claude\\', '.claude'],
  ['C:\\proj\\app\\main.ts', 'main.ts'],
  ['/', '/'],
  ['a.ts', 'a.ts'],
])('the last part of %s is %s', (path, name) => {
  expect(baseName(path)).toBe(name)
})

it('writes equal paths alike', () => {
  expect(normalizePath('.\\src\\a.ts')).toBe(normalizePath('./src/a.ts'))
})

it.each([
  ['src/App.vue', 'vue'],
  ['a/b.TSX', 'tsx'],
  ['Dockerfile', 'docker'],
  ['x/tsconfig.json', 'jsonc'],
  ['run.sh', 'shellscript'],
  ['README', undefined],
  ['a.constructor', undefined],
  ['.gitignore', undefined],
])('the language of %s is %s', (path, language) => {
  expect(languageFromPath(path)).toBe(language)
})
