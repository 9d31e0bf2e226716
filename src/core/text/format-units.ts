/**
 * Writes a size in bytes, in steps of 1024: whole bytes, above that one decimal.
 *
 * @example formatSize(4197) // → '4.1 KB'
 */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  let value = bytes / 1024
  let unit = 0
  // 1023.95 would be written as 1024.0.
  while (unit < sizeUnits.length - 1 && Number(value.toFixed(1)) >= 1024) {
    value /= 1024
    unit++
  }
  return `${value.toFixed(1)} ${sizeUnits[unit] ?? ''}`
}

const sizeUnits = ['KB', 'MB', 'GB']

/**
 * Writes a duration in milliseconds: `850 ms`, from one second `16.7 s`, from one minute `2m 05s`.
 *
 * @example formatDuration(16673) // → '16.7 s'
 */
export function formatDuration(milliseconds: number): string {
  if (Math.round(milliseconds) < 1000) return `${Math.round(milliseconds)} ms`
  const seconds = milliseconds / 1000
  if (Number(seconds.toFixed(1)) < 60) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}m ${String(whole % 60).padStart(2, '0')}s`
}

/**
 * Writes how long something has been going on, in whole seconds.
 *
 * @example formatElapsed(65_300) // → '1m 05s'
 */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}m ${String(seconds % 60).padStart(2, '0')}s`
}

/**
 * Writes a number in thousands from 1000 on, with one decimal.
 *
 * @example formatThousands(4635) // → '4.6k'
 */
export function formatThousands(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(1)}k`
}
