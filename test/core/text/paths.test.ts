import { expect, it } from 'vitest'
import { languageFromPath } from '../../../src/core/text/language-from-path'
import { baseName, normalizePath } from '../../../src/core/text/paths'
import { languageIds } from '../../../src/vue/highlight/language-ids'

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
  ['install.fish', 'fish'],
  ['.env', 'dotenv'],
  ['app/.env.local', 'dotenv'],
  ['Dockerfile.dev', 'docker'],
  ['Model.R', 'r'],
  ['README', undefined],
  ['a.constructor', undefined],
  ['.gitignore', undefined],
])('the language of %s is %s', (path, language) => {
  expect(languageFromPath(path)).toBe(language)
})

it('there is a file for each language that can be coloured', () => {
  const files = `a.astro a.bat a.c a.cpp a.cs a.css a.dart Dockerfile .env a.ex a.fish a.go a.gql a.html a.ini a.java a.js a.json a.jsonc
    a.jsonl a.jsx a.kt a.less a.lua Makefile a.md a.nix a.pl a.php a.ps1 a.prisma a.proto a.py a.r a.rb a.rs a.scala a.scss a.sh a.sql
    a.svelte a.swift a.tf a.toml a.tsx a.ts a.vue a.xml a.yml a.zig`.split(/\s+/)
  expect(files.map(languageFromPath)).toEqual(languageIds)
})
