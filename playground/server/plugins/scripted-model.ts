import type { ModelTurn } from '../../../test/hosts/scripted-model'
import { callInPieces, createScriptedModel, finish, sayInPieces } from '../../../test/hosts/scripted-model'

interface Prompt { readonly prompt: readonly { readonly role: string, readonly content: unknown }[] }

/** Stands in for the model that the recipe of the chat names, so that it needs neither a key nor a network. */
export default defineNitroPlugin(() => {
  const languageModel = () => {
    const model = createScriptedModel('v4', []) as object
    return {
      ...model,
      doStream: (options: Prompt) => (createScriptedModel('v4', [answer(options)]) as { doStream: (options: Prompt) => unknown }).doStream(options),
    }
  }
  globalThis.AI_SDK_DEFAULT_PROVIDER = { specificationVersion: 'v4', languageModel } as unknown as typeof globalThis.AI_SDK_DEFAULT_PROVIDER
})

/** Looks the order up, asks for the refund, and says how it went. */
function answer({ prompt }: Prompt): ModelTurn {
  const turn = JSON.stringify(prompt.slice(prompt.findLastIndex(({ role }) => role === 'user')))
  const stamp = Date.now().toString(36)
  if (!turn.includes('tool-result'))
    return [...callInPieces(`find-${stamp}`, 'find_order', { order: '2041' }), finish('v4', 'tool-calls')]
  if (turn.includes('was paid back'))
    return [...sayInPieces('said', 'Order 2041 ', 'is paid back.'), finish('v4', 'stop')]
  if (turn.includes('execution-denied'))
    return [...sayInPieces('said', 'Then I leave ', 'it as it is.'), finish('v4', 'stop')]
  return [...callInPieces(`refund-${stamp}`, 'refund_order', { order: '2041' }), finish('v4', 'tool-calls')]
}
