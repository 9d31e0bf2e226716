import type { PreviewOptions } from './view-output'

/**
 * Yields the preview of an output that is still growing: of a long one the end alone, in as many lines as
 * the two ends of the whole will have.
 *
 * @example tailPreview({}) // → { head: 0, tail: 12 }
 */
export function tailPreview(preview: PreviewOptions): PreviewOptions {
  return { ...preview, head: 0, tail: sizeOf(preview.head) + sizeOf(preview.tail) }
}

function sizeOf(size: number | undefined): number {
  return size !== undefined && Number.isFinite(size) && size >= 0 ? Math.floor(size) : 6
}
