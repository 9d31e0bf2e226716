/**
 * Yields an entry of a listing with the folder in front of it, unless it has it already.
 *
 * @example joinPath('src/', 'a.ts') // → 'src/a.ts'
 */
export function joinPath(folder: string, name: string): string {
  const clean = folder.replace(/(?<=.)[/\\]$/, '')
  if (clean === '' || clean === '.' || /^(?:[/\\~]|[A-Z]:)/i.test(name)) return name
  const separator = clean.includes('\\') && !clean.includes('/') ? '\\' : '/'
  if (name === clean || name.startsWith(`${clean}/`) || name.startsWith(`${clean}\\`)) return name
  return clean === '/' ? `/${name}` : `${clean}${separator}${name}`
}
