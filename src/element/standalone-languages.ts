import type { LanguageRegistration } from '@shikijs/primitive'
import type { LanguageId } from '../vue/highlight/language-ids'

type Grammars = readonly LanguageRegistration[]

/** One grammar knows all four; each is registered under its own name. */
const tsx = (name: LanguageId) => async () =>
  ({ default: (await import('shiki/langs/tsx.mjs')).default.map(grammar => ({ ...grammar, name })) })

/**
 * Takes the place of `vue/highlight/languages` in the file for plain pages: one file cannot hold every grammar, and
 * has none beside it to load. Other languages are shown plain.
 */
export const languageImports: Readonly<Partial<Record<LanguageId, () => Promise<{ readonly default: Grammars }>>>> = {
  go: () => import('shiki/langs/go.mjs'),
  javascript: tsx('javascript'),
  json: () => import('shiki/langs/json.mjs'),
  jsonc: () => import('shiki/langs/jsonc.mjs'),
  jsonl: () => import('shiki/langs/jsonl.mjs'),
  jsx: tsx('jsx'),
  python: () => import('shiki/langs/python.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
  shellscript: () => import('shiki/langs/shellscript.mjs'),
  toml: () => import('shiki/langs/toml.mjs'),
  tsx: tsx('tsx'),
  typescript: tsx('typescript'),
  yaml: () => import('shiki/langs/yaml.mjs'),
}
