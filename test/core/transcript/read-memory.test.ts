import { Worker } from 'node:worker_threads'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { bundle } from '../../support/dist'

const source = JSON.stringify(fileURLToPath(new URL('../../../src/core/transcript/read-transcript.ts', import.meta.url)))

/** Lines that are long as text and small as records. */
const prelude = `
import { parentPort } from 'node:worker_threads'
import { readTranscript } from ${source}
const line = id => \`{"type":"tool-call","toolCallId":"\${id}",\${' '.repeat(20_000)}"toolName":"x","input":{}}\\n\`
`

/** Runs a program with so much memory, in megabytes; `undefined` when that was not enough. */
async function run(megabytes: number, program: string): Promise<unknown> {
  const { code } = await bundle(prelude + program)
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 4 },
  })
  return new Promise((resolve, reject) => {
    worker.on('message', resolve)
    worker.on('error', (error: NodeJS.ErrnoException) => error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(undefined) : reject(error))
  })
}

describe('a log of 100 MB', () => {
  const text = 'const text = line(1).repeat(5_000)\n'

  it('is read without a second copy of its text', async () => {
    expect(await run(140, `${text} parentPort.postMessage(readTranscript(text).entries.length)`)).toBe(1)
  })

  it('would not fit with a copy of every line', async () => {
    expect(await run(140, `${text} const copies = text.split('\\n').map(line => line.toUpperCase())
      parentPort.postMessage(copies.length + text.length)`)).toBeUndefined()
  })

  it('needs hardly any memory when its lines arrive one by one', async () => {
    expect(await run(40, `
      async function* arrive() { for (let id = 0; id < 5_000; id++) yield line(id) }
      readTranscript(arrive()).then(({ entries }) => parentPort.postMessage(entries.length))
    `)).toBe(5_000)
  })
})
