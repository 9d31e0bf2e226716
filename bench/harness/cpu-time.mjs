import process from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
/** Collects garbage, so that no candidate pays for another's. */
export const collectGarbage = runInNewContext('gc')

/** Keeps results alive: what nobody reads the compiler leaves out. */
export const sink = { value: undefined }

const BATCH_MS = 30

/**
 * Makes a sampler of a function: it yields the milliseconds of processor time that one call takes. Short functions are called often enough for the clock, and warmed up once.
 *
 * @param {() => unknown} run may be asynchronous
 */
export function timeCalls(run) {
  let times = 0
  return async () => {
    // The first calls are slow: what they take says little of how many fill the time.
    for (let spent = times === 0 ? 0 : BATCH_MS; spent < BATCH_MS && times < 100_000;) {
      times = Math.max(2 * times, 1)
      spent = await spend(run, times)
    }
    collectGarbage()
    return { ms: await spend(run, times) / times }
  }
}

/**
 * Milliseconds of processor time for a number of calls: of the process, since the time of a single thread is told
 * in steps of milliseconds. So it holds the work of the garbage collector too.
 */
export async function spend(run, times) {
  const start = process.cpuUsage()
  for (let time = 0; time < times; time++) {
    const result = run(time)
    sink.value = result instanceof Promise ? await result : result
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
