import { join } from 'node:path'
import { bench } from '../harness/folders.mjs'
import { measureBundle } from '../harness/bundle-size.mjs'
import { makeTable } from '../harness/table.mjs'

const COLUMNS = [
  { key: 'gzip', title: 'gzip', unit: 'kB' },
  { key: 'minified', title: 'minified', unit: 'kB' },
  { key: 'css', title: 'CSS, gzip', unit: 'kB' },
]
const style = `import 'vue-tool-card/style.css'\n`
const page = (name, file) => JSON.stringify(join(bench, 'pages', name, file))

/** What an app imports, minified and compressed. Vue is left out: an app has it. */
export async function measure() {
  const sets = [
    { name: 'vue-tool-card, pairing alone', page: 'ours', program: `export { createTranscript } from 'vue-tool-card/core'` },
    { name: 'vue-tool-card, ToolCard with all tools', page: 'ours', program: `${style}export { ToolCard } from 'vue-tool-card'` },
    { name: 'vue-tool-card, everything', page: 'ours', program: `${style}export * from 'vue-tool-card'` },
    { name: 'details', page: 'details', program: `export { default } from ${page('details', 'DetailsCard.vue')}` },
    { name: 'reka-ui Collapsible with Shiki', page: 'reka-ui', program: `import ${page('reka-ui', 'style.css')}\nexport { default } from ${page('reka-ui', 'RekaCard.vue')}` },
    { name: 'Nuxt UI UChatTool', page: 'nuxt-ui', program: `import ${page('nuxt-ui', 'style.css')}\nexport { default } from '@nuxt/ui/components/ChatTool.vue'` },
  ]
  const samples = new Map()
  for (const { name, page, program } of sets) samples.set(name, [await measureBundle(page, program)])

  const highlighter = await measureBundle('ours', `export { ToolCard } from 'vue-tool-card'`, ['shiki-engine', 'shellscript'])
  samples.set('vue-tool-card, highlighter with shell, when first needed', [highlighter])
  return [makeTable({ id: 'sizes', title: 'What an app loads, Vue aside; what is loaded later is left out', columns: COLUMNS }, samples)]
}
