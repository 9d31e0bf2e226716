import type { RunStep } from '../samples/live'
import { runFormat, scriptAnswer, scriptMany, scriptRun } from '../samples/live'

/** How many finished calls are added at once. */
const MANY = 10_000

/** Plays a scripted run into a transcript, as a connection to an agent would push it. */
export function useScriptedRun() {
  const live = ref(false)
  const isAsking = ref(false)
  const transcript = useToolTranscript(undefined, { format: runFormat, live })
  let run: Generator<RunStep> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let many = 0

  function play(): void {
    for (;;) {
      const step = run?.next()
      if (!step || step.done) {
        live.value = false
        return
      }
      if ('wait' in step.value) {
        timer = setTimeout(play, step.value.wait)
        return
      }
      if ('ask' in step.value) {
        isAsking.value = true
        return
      }
      transcript.push(step.value)
    }
  }

  function start(): void {
    clear()
    live.value = true
    run = scriptRun(() => Date.now())
    play()
  }

  function stop(): void {
    clearTimeout(timer)
    run = undefined
    isAsking.value = false
    transcript.settle('Stopped by the user')
    live.value = false
  }

  function clear(): void {
    clearTimeout(timer)
    run = undefined
    isAsking.value = false
    live.value = false
    many = 0
    transcript.push({ type: 'remove' })
  }

  function answer(isApproved: boolean): void {
    if (!isAsking.value)
      return
    isAsking.value = false
    const rest = run
    run = (function* () {
      yield* scriptAnswer(isApproved)
      if (rest)
        yield* rest
    })()
    play()
  }

  function addMany(): void {
    transcript.push(...scriptMany(MANY, many))
    many += MANY
  }

  onScopeDispose(() => clearTimeout(timer))
  return { transcript, live: readonly(live), start, stop, clear, answer, addMany }
}
