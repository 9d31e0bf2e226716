import { Session } from 'node:inspector/promises'

/** Counts what code does, in steps. Unlike a clock it counts the same on every machine. */
export interface StepCounter {
  /** How often blocks of the code are entered while the function runs. What built-in functions do is not seen. */
  readonly count: (run: () => void) => Promise<number>
  readonly stop: () => Promise<void>
}

/** Begins to count in the sources under a path; code that was running before is counted from its next call on. */
export async function startStepCounter(path: string): Promise<StepCounter> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  // Taking the counts sets them back to 0.
  const take = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    return result.filter(script => script.url.includes(path)).flatMap(script => script.functions)
      .flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + count, 0)
  }
  return {
    async count(run) {
      await take()
      run()
      return take()
    },
    async stop() {
      await session.post('Profiler.stopPreciseCoverage')
      session.disconnect()
    },
  }
}
