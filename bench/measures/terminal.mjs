import { stripVTControlCharacters } from 'node:util'
import xterm from '@xterm/headless'
import Anser from 'anser'
import { AnsiUp } from 'ansi_up'
import Convert from 'ansi-to-html'
import { timeCalls } from '../harness/cpu-time.mjs'
import { importOwn } from '../harness/own-files.mjs'
import { sampleInTurn } from '../harness/sample.mjs'
import { makeTable } from '../harness/table.mjs'

const { parseTerminal } = await importOwn('core/text/terminal/parse-terminal.js')
const { viewTerminal } = await importOwn('core/text/terminal/view-terminal.js')
const MEGABYTE = 2 ** 20

const texts = {
  coloured: fill(index => `\u001B[3${index % 8}m[${index}]\u001B[0m compiling \u001B[1;38;5;${index % 256}mmodule-${index}\u001B[22;39m in ${index % 90} ms`),
  plain: fill(index => `[${index}] compiling module-${index} in ${index % 90} ms, nothing else to tell`),
}

/** Terminal output of a megabyte, in Node. */
export async function measure({ runs }) {
  const tables = []
  for (const [kind, text] of Object.entries(texts)) {
    const samples = await sampleInTurn(runs, Object.entries(candidates).map(([name, run]) => ({
      name, sample: timeCalls(() => run(text)),
    })))
    tables.push(makeTable({
      id: `terminal-${kind}`,
      title: `A megabyte of ${kind} terminal output`,
      floor: kind === 'plain' ? 'test for control characters' : 'strip escapes',
      columns: [{ key: 'ms', title: 'read', unit: 'ms' }],
    }, samples))
  }
  return tables
}

const candidates = {
  'test for control characters': text => /[^\P{Cc}\t\n]/u.test(text),
  'strip escapes': text => stripVTControlCharacters(text),
  'vue-tool-card, all rows': text => parseTerminal(text),
  'vue-tool-card, what a card shows': text => viewTerminal(text),
  'ansi_up': text => new AnsiUp().ansi_to_html(text),
  'anser': text => Anser.ansiToJson(text),
  'ansi-to-html': text => new Convert({ escapeXML: true }).toHtml(text),
  '@xterm/headless': async (text) => {
    const terminal = new xterm.Terminal({ cols: 200, scrollback: 100_000, convertEol: true, allowProposedApi: true })
    await new Promise(resolve => terminal.write(text, resolve))
    terminal.dispose()
  },
}

function fill(makeLine) {
  let text = ''
  for (let index = 0; text.length < MEGABYTE; index++) text += `${makeLine(index)}\n`
  return text
}
