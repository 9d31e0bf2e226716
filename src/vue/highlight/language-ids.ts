/** The languages that can be coloured, by Shiki's ids. */
export const languageIds = [
  'astro', 'bat', 'c', 'cpp', 'csharp', 'css', 'dart', 'docker', 'dotenv', 'elixir', 'fish', 'go',
  'graphql', 'html', 'ini', 'java', 'javascript', 'json', 'jsonc', 'jsonl', 'jsx', 'kotlin', 'less',
  'lua', 'make', 'markdown', 'nix', 'perl', 'php', 'powershell', 'prisma', 'proto', 'python', 'r',
  'ruby', 'rust', 'scala', 'scss', 'shellscript', 'sql', 'svelte', 'swift', 'terraform', 'toml', 'tsx',
  'typescript', 'vue', 'xml', 'yaml', 'zig',
] as const

/** A language that can be coloured. */
export type LanguageId = typeof languageIds[number]

const known: ReadonlySet<string> = new Set(languageIds)

/** True for the id of a language that can be coloured. */
export function isLanguageId(language: string): language is LanguageId {
  return known.has(language)
}
