/** Pairs of texts that are compared, by name; made when asked for, the same on every run. */
export const diffCases = {
  '100 lines, 1 changed': () => makeEdited(100, 1),
  '1,000 lines, 20 changed': () => makeEdited(1000, 20),
  '10,000 lines, 200 changed': () => makeEdited(10_000, 200),
  '50,000 lines, 500 changed': () => makeEdited(50_000, 500),
  '1,000 lines, rewritten': () => makeRewritten(1000),
  '10,000 lines, rewritten': () => makeRewritten(10_000),
  '50,000 lines, rewritten': () => makeRewritten(50_000),
  '10,000 lines, nothing shared': () => [makeLines(10_000, 'old'), makeLines(10_000, 'new')],
  '10,000 lines, few distinct': () => [makeFewDistinct(10_000, 1), makeFewDistinct(10_000, 2)],
  '2,000 lines, 200 moved': makeMoved,
  '1,000 lines, other line ends': () => [makeLines(1000, 'a'), makeLines(1000, 'a').replaceAll('\n', '\r\n')],
  '10,000 lines, the same': () => [makeLines(10_000, 'a'), makeLines(10_000, 'a')],
  '2 MB in one line': () => [`a${'x '.repeat(1_000_000)}`, `b${'x '.repeat(1_000_000)}`],
}

/** Numbers from 0 up to a limit, by a fixed rule (a linear congruence). */
function createRandom(seed) {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor(state / 2 ** 32 * limit)
  }
}

const join = lines => `${lines.join('\n')}\n`
const list = (count, word) => Array.from({ length: count }, (_, index) => `  const ${word}${index} = compute(${index * 7 % 1000}) // line`)
const makeLines = (count, word) => join(list(count, word))

/** Lines here and there are replaced, added or taken out. */
function makeEdited(count, edits) {
  const random = createRandom(count)
  const old = list(count, 'value')
  const edited = [...old]
  for (let edit = 0; edit < edits; edit++) {
    const at = random(edited.length)
    if (edit % 5 === 3) edited.splice(at, 0, `  added(${edit})`)
    else if (edit % 5 === 4) edited.splice(at, 1)
    else edited[at] = `  const changed${edit} = ${edit}`
  }
  return [join(old), join(edited)]
}

/** Nine lines in ten are others; what is left stands where it stood. */
export function makeRewritten(count) {
  const random = createRandom(count + 1)
  const old = list(count, 'value')
  return [join(old), join(old.map((line, index) => random(10) === 0 ? line : `  return rewritten${index}(${random(1000)})`))]
}

function makeFewDistinct(count, seed) {
  const random = createRandom(seed)
  return join(Array.from({ length: count }, () => ['', '}', '  return', '  }', 'end'][random(5)]))
}

function makeMoved() {
  const old = list(2000, 'value')
  return [join(old), join([...old.slice(0, 300), ...old.slice(500, 1500), ...old.slice(300, 500), ...old.slice(1500)])]
}
