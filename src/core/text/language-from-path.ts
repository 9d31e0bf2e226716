import { baseName } from './paths'

/**
 * Names the language of a file as Shiki does, by its name or extension; `undefined` when unknown.
 *
 * @example languageFromPath('src/App.vue') // → 'vue'
 */
export function languageFromPath(path: string): string | undefined {
  const name = baseName(path).toLowerCase()
  const byName = fileNames.get(name) ?? variants.find(([start]) => name.startsWith(start))?.[1]
  if (byName !== undefined) return byName
  const dot = name.lastIndexOf('.')
  return dot < 0 ? undefined : extensions.get(name.slice(dot + 1))
}

const fileNames: ReadonlyMap<string, string> = new Map([
  ['dockerfile', 'docker'],
  ['containerfile', 'docker'],
  ['makefile', 'make'],
  ['gnumakefile', 'make'],
  ['gemfile', 'ruby'],
  ['rakefile', 'ruby'],
  ['.bashrc', 'shellscript'],
  ['.zshrc', 'shellscript'],
  ['.profile', 'shellscript'],
  ['.env', 'dotenv'],
  ['.npmrc', 'ini'],
  ['.editorconfig', 'ini'],
  ['.gitconfig', 'ini'],
  ['tsconfig.json', 'jsonc'],
  ['jsconfig.json', 'jsonc'],
])

/** `.env.local`, `Dockerfile.dev`: files of which there are several. */
const variants: readonly (readonly [start: string, language: string])[] = [
  ['.env.', 'dotenv'],
  ['dockerfile.', 'docker'],
]

/** One row a language: Shiki's id, then the extensions. */
const languages: readonly (readonly [language: string, extensions: string])[] = [
  ['typescript', 'ts mts cts'],
  ['tsx', 'tsx'],
  ['javascript', 'js mjs cjs'],
  ['jsx', 'jsx'],
  ['vue', 'vue'],
  ['svelte', 'svelte'],
  ['astro', 'astro'],
  ['html', 'html htm xhtml'],
  ['css', 'css'],
  ['scss', 'scss sass'],
  ['less', 'less'],
  ['json', 'json webmanifest map ipynb'],
  ['jsonc', 'jsonc json5 code-workspace'],
  ['jsonl', 'jsonl ndjson'],
  ['yaml', 'yaml yml'],
  ['toml', 'toml'],
  ['ini', 'ini cfg conf properties'],
  ['xml', 'xml svg xsd xsl plist csproj'],
  ['markdown', 'md markdown mdx'],
  ['shellscript', 'sh bash zsh ksh'],
  ['fish', 'fish'],
  ['bat', 'bat cmd'],
  ['powershell', 'ps1 psm1 psd1'],
  ['dotenv', 'env'],
  ['python', 'py pyi pyw'],
  ['go', 'go'],
  ['rust', 'rs'],
  ['java', 'java'],
  ['kotlin', 'kt kts'],
  ['scala', 'scala sc'],
  ['swift', 'swift'],
  ['c', 'c h'],
  ['cpp', 'cpp cc cxx hpp hh hxx'],
  ['csharp', 'cs csx'],
  ['php', 'php'],
  ['ruby', 'rb rake gemspec'],
  ['perl', 'pl pm'],
  ['r', 'r'],
  ['sql', 'sql'],
  ['prisma', 'prisma'],
  ['proto', 'proto'],
  ['docker', 'dockerfile'],
  ['make', 'mk'],
  ['lua', 'lua'],
  ['dart', 'dart'],
  ['elixir', 'ex exs'],
  ['graphql', 'graphql gql'],
  ['nix', 'nix'],
  ['terraform', 'tf tfvars'],
  ['zig', 'zig'],
]

const extensions: ReadonlyMap<string, string> = new Map(
  languages.flatMap(([language, list]) => list.split(' ').map(extension => [extension, language] as const)),
)
