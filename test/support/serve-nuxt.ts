import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Starts the built server of a Nuxt app on a free port, and waits until it answers. */
export async function serveNuxtBuild(folder: string) {
  const port = await findFreePort()
  const server = spawn(process.execPath, [join(folder, '.output/server/index.mjs')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/`
  await waitForAnswer(url)
  return { url, close: () => server.kill() }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')))
    })
  })
}

async function waitForAnswer(url: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answered = await fetch(url).then(response => response.ok, () => false)
    if (answered) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer.`)
}
