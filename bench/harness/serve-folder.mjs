import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.wasm': 'application/wasm' }
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title>
<link rel="stylesheet" href="style.css"></head>
<body><div class="isolate" id="root"></div><script type="module" src="main.js"></script></body></html>`

/** Serves a folder on the loopback address; every folder in it is a page. */
export async function serveFolder(folder) {
  const server = createServer(async ({ url }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://x').pathname))
    if (path.endsWith('/')) return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
    const file = await readFile(join(folder, path)).catch(() => undefined)
    response.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(file)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
