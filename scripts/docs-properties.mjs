/**
 * The custom properties of a stylesheet, one table for each group, in the order in which they stand there.
 *
 * A group begins with a comment of its own; a property is told by the comment behind it, or, where it has no
 * default, by a comment alone: `--tc-hang: What it is; default`. A property without words throws.
 */
export function writeProperties(css) {
  return readGroups(css).map(({ title, rows }) => {
    const hasSchemes = rows.some(row => row.light !== row.dark)
    return [
      `### ${title}`,
      '',
      ...hasSchemes
        ? ['| property | what it is | light | dark |', '|---|---|---|---|']
        : ['| property | what it is | default |', '|---|---|---|'],
      ...rows.map(({ name, meaning, light, dark }) => `| \`${name}\` | ${meaning} | ${light} |${hasSchemes ? ` ${dark} |` : ''}`),
      '',
    ].join('\n')
  }).join('\n')
}

/**
 * The groups of the first rule, which sets the defaults.
 *
 * @returns {{ title: string, rows: { name: string, meaning: string, light: string, dark: string }[] }[]} the groups, in the order in which they stand there
 */
export function readGroups(css) {
  const block = /:where\(:root, :host\) \{\n([\s\S]*?)\n {2}\}/.exec(css)[1]
  /** @type {ReturnType<typeof readGroups>} */
  const groups = []
  for (const line of block.split('\n').map(text => text.trim()).filter(Boolean)) {
    const property = /^(--tc-[\w-]+): (.*);(?: \/\* (.*) \*\/)?$/.exec(line)
    const unset = /^\/\* (--tc-[\w-]+): (.*); (.*) \*\/$/.exec(line)
    const title = /^\/\* ([^-].*) \*\/$/.exec(line)
    if (property) {
      const [, name, value, meaning] = property
      if (!meaning) throw new Error(`${name} has no words: write what it is in a comment behind it.`)
      groups.at(-1).rows.push({ name, meaning, ...splitSchemes(value) })
    }
    else if (unset) {
      const [, name, meaning, value] = unset
      groups.at(-1).rows.push({ name, meaning, light: value, dark: value })
    }
    else if (title) {
      groups.push({ title: title[1], rows: [] })
    }
    else {
      throw new Error(`Cannot read this line of the stylesheet: ${line}`)
    }
  }
  return groups
}

/** `light-dark(a, b)` → its two values; any other value is that of both. */
function splitSchemes(value) {
  const inner = /^light-dark\((.*)\)$/.exec(value)?.[1]
  if (!inner) return { light: `\`${value}\``, dark: `\`${value}\`` }
  const comma = /^(?:[^(),]|\([^)]*\))*/.exec(inner)[0].length
  return { light: `\`${inner.slice(0, comma)}\``, dark: `\`${inner.slice(comma + 2)}\`` }
}
