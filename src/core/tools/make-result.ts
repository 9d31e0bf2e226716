import type { OutputDetail } from '../model/view'
import { readOwnString } from '../text/own-values'
import { errorLine } from './error-line'
import type { Outcome, ResultContext, ResultFacts } from './family'
import { isFailureText, isUnrunCall, readErrorBlock, readStop } from './markers'
import { readDuration, readExitCode } from './result-facts'
import { isFailedOperation, readOperations, textOfOperation } from './terminal/command-operations'

/** What a family that is no terminal says of a result. */
export interface ResultParts extends Omit<ResultFacts, 'outcome' | 'output' | 'isTerminal'> {
  /** The family's own markers; stronger ones that any tool may show come first. */
  readonly outcome?: Outcome | undefined
  readonly output: (isError: boolean) => OutputDetail
}

/** Yields the facts of a result with the markers that hold for every tool taken in. */
export function makeResult(context: ResultContext, parts: ResultParts): ResultFacts {
  const { outcome: own, ...rest } = parts
  const failure = readFailure(context)
  const outcome = readStop(context) ?? own ?? (failure === undefined ? undefined : 'failed')
  const exitCode = parts.exitCode ?? readExitCode(context)
  const durationMs = parts.durationMs ?? readDuration(context)
  return {
    ...(failure !== undefined && { failure: () => failure }),
    ...rest,
    ...(outcome !== undefined && { outcome }),
    ...(exitCode !== undefined && { exitCode }),
    ...(durationMs !== undefined && { durationMs }),
  }
}

/** Yields the words of a failure that nothing flags; `undefined` when there is none. */
function readFailure(context: ResultContext): string | undefined {
  const code = readErrorBlock(context)
  if (code !== undefined) return code
  const operation = readOperations(context.content)?.find(isFailedOperation)
  if (operation !== undefined) return errorLine(readOwnString(operation, 'error') ?? textOfOperation(operation))
  return isFailureText(context.content.text) || isUnrunCall(context) ? errorLine(context.content.text) : undefined
}
