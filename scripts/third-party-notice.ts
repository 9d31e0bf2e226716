import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'rolldown'

/**
 * A plugin for a file that holds other packages: it puts their names, copyright lines and licences in front, as the
 * licences ask. A package without a licence file ends the build.
 */
export function thirdPartyNotice(): Plugin {
  return {
    name: 'third-party-notice',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk')
          chunk.code = `/*!\n${writeNotice(chunk.moduleIds)}\n*/\n${chunk.code}`
      }
    },
  }
}

function writeNotice(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap(id => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []))
  const holders = new Map<string, string[]>()
  for (const folder of [...folders].sort()) {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string, version: string }
    const { copyright, terms } = readLicence(folder)
    holders.set(terms, [...holders.get(terms) ?? [], `${name} ${version}: ${copyright}`])
  }
  return ['Holds these packages:', ...[...holders].map(([terms, names]) => `${names.join('\n')}\n\n${terms}`)].join('\n\n')
}

function readLicence(folder: string): { readonly copyright: string, readonly terms: string } {
  const file = readdirSync(folder).find(name => /^licen[cs]e/i.test(name))
  if (file === undefined)
    throw new Error(`No licence in ${folder}`)
  const paragraphs = readFileSync(join(folder, file), 'utf8').replaceAll('*/', '* /').split(/\n\s*\n/)
    .map(paragraph => paragraph.trim().replace(/\s+/g, ' '))
  const isCopyright = (paragraph: string) => /^copyright\b/i.test(paragraph)
  return {
    copyright: paragraphs.filter(isCopyright).join('; '),
    // Titles differ where terms do not.
    terms: paragraphs.filter(paragraph => paragraph !== '' && !isCopyright(paragraph) && !/licen[cs]e(?: \(mit\))?$/i.test(paragraph)).join('\n'),
  }
}
