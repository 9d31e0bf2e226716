import { dropFinalFeed } from '../text/drop-final-feed'

const open = '<untrusted_context>\n'
const close = '</untrusted_context>'

/**
 * Drops the tag that marks text from outside (Gemini CLI); a text without it comes back as it is.
 *
 * @example stripUntrustedTag('<untrusted_context>\na\n</untrusted_context>') // → 'a'
 */
export function stripUntrustedTag(text: string): string {
  if (!text.startsWith(open)) return text
  const trimmed = text.trimEnd()
  return dropFinalFeed(text.slice(open.length, trimmed.endsWith(close) ? trimmed.length - close.length : text.length))
}
