// Prints the header of every call of a transcript, of any format: `npm run headers -- <file> …`.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('Usage: npm run headers -- <file> …')
  process.exit(2)
}

// The sources, so that an edit shows without a build.
const { module: core } = await runnerImport('./src/core/index.ts', { root, configFile: false, logLevel: 'error' })
for (const file of files) {
  const { format, entries, issues } = core.readTranscript(await readFile(file, 'utf8'))
  const count = entries.length === 1 ? '1 card' : `${entries.length} cards`
  console.log(`${file} · ${format ?? 'unknown format'} · ${count}, ${issues.length} issues`)
  printEntries(entries, '  ')
}

function printEntries(entries, indent) {
  for (const entry of entries) {
    const view = core.viewToolEntry(entry)
    console.log(`${indent}${view.family.padEnd(16)} ${core.formatToolLine(view)}`)
    printEntries(entry.children, `${indent}  `)
  }
}
