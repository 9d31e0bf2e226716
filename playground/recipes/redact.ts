import type { Redact } from 'vue-tool-card'

/** Passwords by their name, keys and tokens by their form. */
export const redact: Redact = (text, { field }) => {
  if (field !== undefined && /password|secret|token/i.test(field)) return '•••'
  return text.replace(/\b(sk|ghp|xoxb)[-_][\w-]{8,}/g, '$1-•••')
}
