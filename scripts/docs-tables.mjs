import ts from 'typescript'
import { readComment, readMembers, readProps, readPurpose } from './docs-types.mjs'

const code = text => `\`${text.replaceAll('|', '\\|')}\``
const cell = text => text.replaceAll('|', '\\|')

/** Rows under a head; a column in which no row says anything is left out. */
export function writeTable(head, rows) {
  const kept = head.map((_, column) => column).filter(column => column === 0 || rows.some(row => row[column]))
  const line = cells => `| ${kept.map(column => cells[column]).join(' | ')} |`
  return [line(head), `|${kept.map(() => '---|').join('')}`, ...rows.map(line), ''].join('\n')
}

/** Props, options and whatever else has members. */
export function writeMembers(types, name) {
  return writeTable(['name', 'type', 'default', 'what it is'], readMembers(types, name).map(writeMember))
}

/** An event and what comes with it. */
export function writeEvents(types, name) {
  const rows = readMembers(types, name).map(({ name, type, meaning }) => [code(name), code(type.replace(/^\[(.*)\]$/, '$1')), cell(meaning)])
  return writeTable(['event', 'with', 'when'], rows)
}

/** The slots of a card by name, then the slot of each kind for a single tool. */
export function writeCardSlots(types) {
  const fixed = readMembers(types, 'FixedSlots').map(({ name, type, meaning }) => [code(name), cell(meaning), type.includes('Approval') ? '`approve(option?)`, `deny(option?)`' : ''])
  const perTool = types.get('AnyToolSlots')
  const names = [...perTool.type.typeParameter.constraint.getText().matchAll(/'(\w+)'/g)].map(match => code(`${match[1]}:<tool name>`))
  return writeTable(['slot', 'what is drawn there', 'besides'], [[names.join(', '), cell(readComment(perTool)), ''], ...fixed])
}

/** The slots that a transcript has besides those of its cards. */
export function writeTranscriptSlots(types) {
  const own = types.get('ToolTranscriptSlots').type.types.find(ts.isTypeLiteralNode)
  return writeTable(['slot', 'props', 'what is drawn there'], own.members.map((member) => {
    const name = member.name.text
    const [parameter] = member.type.parameters
    const props = parameter.type.getText()
    const members = types.has(props) ? readMembers(types, props).map(prop => prop.name) : [...props.matchAll(/readonly (\w+):/g)].map(match => match[1])
    return [code(name), members.map(code).join(', '), cell(readComment(member))]
  }))
}

/** The components that bodies are made of, each with its props. */
export function writeBodies(types, components) {
  return components.map(([name, source]) => [
    `### \`<${name}>\``,
    '',
    readPurpose(source),
    '',
    writeTable(['prop', 'type', 'default', 'what it is'], readProps(types, source).map(prop =>
      writeMember(prop.isOptional ? prop : { ...prop, initial: 'required' }))),
  ].join('\n')).join('\n')
}

function writeMember({ name, type, initial = '', meaning }) {
  // A default is a value, or told in words.
  const isValue = /^(?:'.*'|-?\d+|true|false|\{\}|`.*`)$/.test(initial)
  return [code(name), code(type), isValue ? code(initial.replaceAll('`', '')) : cell(initial), cell(meaning)]
}
