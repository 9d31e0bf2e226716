/**
 * Sets a space between the number and the unit of a size.
 *
 * @example spaceSize('42.9KB') // → '42.9 KB'
 */
export function spaceSize(size: string): string {
  return size.replace(/ ?([A-Z]{1,4})$/, ' $1')
}
