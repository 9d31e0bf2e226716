import type { MediaItem } from '../../model/view'
import { drawnTypes } from '../media'
import { readBase64 } from './base64-bytes'
import { readPictureSize } from './picture-size'

/** Largest picture that is drawn, in decoded bytes. */
const largestPicture = 8 * 1024 * 1024

/** Adds its size in pixels to a picture that can be drawn, and takes the data from any other. */
export function drawMedia(item: MediaItem): MediaItem {
  const { data, ...rest } = item
  if (data === undefined || data === '' || !drawnTypes.has(item.type)) return rest
  const bytes = readBase64(data)
  if (bytes.length > largestPicture) return { ...rest, bytes: rest.bytes ?? bytes.length }
  const size = readPictureSize(bytes)
  // Browsers do not read the alphabet that is made for addresses.
  const plain = data.replaceAll('-', '+').replaceAll('_', '/')
  return { ...rest, data: plain, bytes: rest.bytes ?? bytes.length, ...size }
}
