import process from 'node:process'

/**
 * Samples every candidate once, then every candidate again, so that a busy minute hits all alike.
 *
 * @template Sample
 * @param {number} runs
 * @param {readonly { name: string, sample: () => Sample | Promise<Sample> }[]} candidates
 * @returns {Promise<Map<string, Sample[]>>} the samples of each candidate, by name
 */
export async function sampleInTurn(runs, candidates) {
  const samples = new Map(candidates.map(({ name }) => [name, []]))
  for (let round = 0; round < runs; round++) {
    for (const { name, sample } of candidates) {
      samples.get(name).push(await sample())
      process.stderr.write('.')
    }
  }
  process.stderr.write('\n')
  return samples
}

/** The middle value; of an even number the upper one. */
export function median(values) {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)]
}
