/** What the page of the element shows: declared views, as a program without a transcript would write them. */
export const elementCalls = [
  {
    status: 'success',
    call: { card: 'terminal', title: 'pnpm test --run | tee "test.log"', description: 'Run the tests once', cwd: '/repo' },
    result: { card: 'terminal', output: '\u001B[32m✓\u001B[39m 2351 passed\n', exitCode: 0 },
  },
  {
    status: 'success',
    call: {
      card: 'diff',
      title: 'Edit config',
      diffs: [{ path: 'vite.config.ts', oldText: 'export const port = 3000\n', newText: 'export const port = 5173\n' }],
      locations: [{ path: 'src/main.ts', line: 42 }],
    },
    result: { card: 'generic', content: 'Replaced 1 occurrence.' },
  },
  {
    status: 'running',
    call: { card: 'generic', title: 'Look up', input: { query: 'strict style-src', limit: 5 } },
    result: null,
  },
] as const

/** How a plain page uses the element. */
export const elementExample = `<script type="module" src="tool-card.standalone.js"></script>

<tool-card open></tool-card>

<script type="module">
  const card = document.querySelector('tool-card')
  card.call = { card: 'terminal', title: 'pnpm test', cwd: '/repo' }
  card.result = { card: 'terminal', output: '2351 passed', exitCode: 0 }
  card.addEventListener('locationclick', e => openInEditor(e.detail.location))
</script>`
