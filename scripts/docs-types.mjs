import ts from 'typescript'
import { parse } from 'vue/compiler-sfc'

/**
 * What the tables of the documents need to know of the sources, read from their text alone: no type checker, so
 * that a test can afford it.
 *
 * @typedef {{ name: string, type: string, isOptional: boolean, meaning: string, initial: string | undefined }} Member
 */

/** A file of TypeScript, or the script of a component. */
export function parseSource(path, text) {
  const code = path.endsWith('.vue') ? readScript(text) : text
  return ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
}

function readScript(text) {
  const { script, scriptSetup } = parse(text).descriptor
  return (scriptSetup ?? script).content
}

/** Every interface and type alias of some files, by name. */
export function collectTypes(sources) {
  const declarations = sources.flatMap(source => [...source.statements])
    .filter(node => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
  return new Map(declarations.map(node => [node.name.text, node]))
}

/**
 * The members of an interface, those that it extends first.
 *
 * @returns {readonly Member[]} in the order of the source; a member without a doc comment throws
 */
export function readMembers(types, name) {
  const declaration = types.get(name)
  if (!declaration || !ts.isInterfaceDeclaration(declaration)) throw new Error(`There is no interface ${name} in the sources that the documents are made from.`)
  const inherited = (declaration.heritageClauses ?? []).flatMap(clause => [...clause.types]).flatMap(base => readBase(types, base))
  return [...inherited, ...declaration.members.map(member => readMember(types, member, name))]
}

/** `Base` → its members; `Pick<Base, 'a' | 'b'>` → these two. */
function readBase(types, { expression, typeArguments }) {
  if (expression.text !== 'Pick') return readMembers(types, expression.text)
  const [base, keys] = typeArguments
  const picked = new Set(keys.getText().matchAll(/'(\w+)'/g).map(match => match[1]))
  return readMembers(types, base.getText()).filter(({ name }) => picked.has(name))
}

/** The props of a component that declares them in place, with their defaults. */
export function readProps(types, source) {
  const calls = findCalls(source)
  const declared = calls.get('defineProps')?.typeArguments?.[0]
  if (!declared || !ts.isTypeLiteralNode(declared)) throw new Error(`${source.fileName} declares no props in place.`)
  const initials = new Map(calls.get('withDefaults')?.arguments[1].properties.map(({ name, initializer }) => [name.text, initializer.getText()]))
  return declared.members.map(member => readMember(types, member, source.fileName))
    .map(member => ({ ...member, initial: initials.get(member.name) ?? member.initial }))
}

/** What a component is, by the comment above its props. */
export function readPurpose(source) {
  const statement = source.statements.find(node => node.getText().includes('defineProps'))
  const text = statement && readComment(statement)
  if (!text) throw new Error(`${source.fileName} does not say what it shows: write it in a comment above its props.`)
  return text
}

function findCalls(source) {
  const calls = new Map()
  const visit = (node) => {
    if (ts.isCallExpression(node)) calls.set(node.expression.getText(), node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return calls
}

/** @returns {Member} one member of an interface or a type literal */
function readMember(types, member, owner) {
  const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText()
  const comment = readComment(member)
  if (!comment) throw new Error(`${owner}: ${name} has no words. Write what it is in a doc comment.`)
  // A default is told by a tag, or by a sentence.
  const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default')
  const [, before = comment, sentence, after = ''] = /^(.*?)Default: (.*?)\.(?:$| (.*))/.exec(comment) ?? []
  return {
    name,
    type: writeType(types, member.type),
    isOptional: member.questionToken !== undefined,
    meaning: `${before.trim()} ${after}`.trim(),
    initial: tag ? oneLine(ts.getTextOfJSDocComment(tag.comment)) : sentence,
  }
}

/** The words of a doc comment, on one line. */
export function readComment(node) {
  return oneLine(ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' '))
}

/** A type as a reader would write it: without `readonly`, short lists of words in place of their names. */
function writeType(types, type) {
  if (ts.isIndexedAccessTypeNode(type)) {
    const member = types.get(type.objectType.getText())?.members.find(({ name }) => name.getText() === type.indexType.literal?.text)
    if (member) return writeType(types, member.type)
  }
  if (ts.isUnionTypeNode(type)) return type.types.map(part => writeType(types, part)).join(' | ')
  const named = ts.isTypeReferenceNode(type) && types.get(type.typeName.getText())
  return named && isListOfWords(named.type) ? oneLine(named.type.getText()) : oneLine(type.getText().replaceAll('readonly ', ''))
}

const isListOfWords = type => type !== undefined && ts.isUnionTypeNode(type)
  && type.types.every(part => ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal))

/** The words of an alias such as `'ok' | 'error'`. */
export function readWords(types, name) {
  const { type } = types.get(name)
  if (!isListOfWords(type)) throw new Error(`${name} is no list of words.`)
  return type.types.map(({ literal }) => literal.text)
}

function oneLine(text) {
  return text.replace(/\s+/g, ' ').trim()
}
