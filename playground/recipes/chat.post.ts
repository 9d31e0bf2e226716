import type { UIMessage } from 'ai'
import { convertToModelMessages, createUIMessageStreamResponse, isStepCount, jsonSchema, streamText, tool, toUIMessageStream } from 'ai'

const inputSchema = jsonSchema<{ order: string }>({
  type: 'object',
  properties: { order: { type: 'string' } },
  required: ['order'],
})

const tools = {
  find_order: tool({
    description: 'Finds an order by its number.',
    inputSchema,
    execute: ({ order }) => ({ order, state: 'delivered', total: '49.00 €' }),
  }),
  refund_order: tool({
    description: 'Pays an order back.',
    inputSchema,
    execute: ({ order }) => `Order ${order} was paid back.`,
  }),
}

export default defineEventHandler(async (event) => {
  const { messages } = await readBody<{ messages: UIMessage[] }>(event)
  const { stream } = streamText({
    model: 'anthropic/claude-sonnet-4.5',
    messages: await convertToModelMessages(messages),
    tools,
    toolApproval: { refund_order: 'user-approval' },
    stopWhen: isStepCount(5),
  })
  return createUIMessageStreamResponse({ stream: toUIMessageStream({ stream, originalMessages: messages }) })
})
