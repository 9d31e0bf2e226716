/** A part of a language model's stream, in any version of its specification. */
export type ModelPart = Readonly<Record<string, unknown>> & { readonly type: string }

/** One response: its parts, in order. What is waited for holds up those behind it, and breaks the stream when it fails. */
export type ModelTurn = readonly (ModelPart | (() => Promise<unknown>))[]

/** The version of the specification that a major version of the SDK speaks. */
export type ModelVersion = 'v2' | 'v3' | 'v4'

/** A model that says what it is told to say, one turn for each request. It asks nothing of a network. */
export function createScriptedModel(version: ModelVersion, turns: readonly ModelTurn[]): unknown {
  let count = 0
  return {
    specificationVersion: version,
    provider: 'script',
    modelId: 'script',
    supportedUrls: {},
    doStream: async ({ abortSignal }: { abortSignal?: AbortSignal }) =>
      ({ stream: streamTurn(turns[count++] ?? [finish(version, 'stop')], abortSignal) }),
  }
}

function streamTurn(turn: ModelTurn, signal: AbortSignal | undefined): ReadableStream<ModelPart> {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] })
      try {
        for (const part of turn) {
          if (typeof part === 'function') await part()
          else if (!signal?.aborted) controller.enqueue(part)
          // Another macrotask for each part, as a network would have it.
          await new Promise(resolve => setTimeout(resolve))
        }
        controller.close()
      }
      catch (error) {
        controller.error(error)
      }
    },
  })
}

/** The end of a turn. */
export function finish(version: ModelVersion, reason: 'stop' | 'tool-calls'): ModelPart {
  if (version === 'v2') return { type: 'finish', finishReason: reason, usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 } }
  const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } }
  return { type: 'finish', finishReason: { unified: reason, raw: reason }, usage }
}

/** A call whose arguments arrive in pieces of the given length. */
export function callInPieces(id: string, toolName: string, input: unknown, length = 8): readonly ModelPart[] {
  const json = JSON.stringify(input)
  const pieces = json.match(new RegExp(`.{1,${length}}`, 'gsu')) ?? []
  return [
    { type: 'tool-input-start', id, toolName },
    ...pieces.map(delta => ({ type: 'tool-input-delta', id, delta })),
    { type: 'tool-input-end', id },
    { type: 'tool-call', toolCallId: id, toolName, input: json },
  ]
}

/** A text in pieces. */
export function sayInPieces(id: string, ...pieces: readonly string[]): readonly ModelPart[] {
  return [{ type: 'text-start', id }, ...pieces.map(delta => ({ type: 'text-delta', id, delta })), { type: 'text-end', id }]
}
