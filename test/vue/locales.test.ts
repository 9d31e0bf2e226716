import type { CountedUnit, Labels, Locale } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { nextTick, ref, shallowRef } from 'vue'
import { createToolCards, en, ToolCard, ToolTranscript } from 'vue-tool-card'
import { ar } from 'vue-tool-card/locales/ar'
import { de } from 'vue-tool-card/locales/de'
import { es } from 'vue-tool-card/locales/es'
import { fr } from 'vue-tool-card/locales/fr'
import { ja } from 'vue-tool-card/locales/ja'
import { zhHans } from 'vue-tool-card/locales/zh-Hans'
import { createI18n } from 'vue-i18n'
import { entryOf, lines } from '../support/records'

const locales: readonly Locale[] = [ar, de, en, es, fr, ja, zhHans]
const part = (name: string) => `[data-part="${name}"]`

/** What every label of a language says of some numbers and names. */
function sayAll(label: unknown): readonly string[] {
  if (typeof label === 'string') return [label]
  if (typeof label === 'function') return [0, 1, 2, 5, 11, 100, 1_000_000].map(number => String(label(number, 7)))
  return Object.values(label as object).flatMap(sayAll)
}

describe.each(locales.map(locale => [locale.lang, locale] as const))('%s', (lang, locale) => {
  it('has the same words as English, and none of them is empty or left in pieces', () => {
    expect(Object.keys(locale).sort()).toEqual(Object.keys(en).sort())
    expect(sayAll({ ...locale, count: (number: number) => locale.count(number, 'line') }).filter(text => text === '' || /undefined|NaN|#/.test(text))).toEqual([])
  })

  it('counts every unit', () => {
    const units: readonly CountedUnit[] = ['line', 'file', 'entry', 'item', 'match', 'result', 'reference', 'replacement', 'answer', 'row', 'tool', 'image', 'call']
    const counted = units.map(unit => locale.count(5, unit))
    expect(counted.filter(text => !text.includes('5'))).toEqual([])
    // Two of them may share a word, as rows and lines do in some languages.
    expect(new Set(counted).size).toBeGreaterThan(units.length - 3)
  })

  it('is no copy of English', () => {
    const same = Object.keys(en).filter(key => typeof en[key as keyof Locale] === 'string' && locale[key as keyof Locale] === en[key as keyof Locale])
    expect(lang === 'en' || same.length < 8, same.join(' ')).toBe(true)
  })
})

describe('numbers', () => {
  it.each([
    ['ar', [0, 1, 2, 3, 11, 100], ['لا أسطر', 'سطر واحد', 'سطران', '3 أسطر', '11 سطرًا', '100 سطر']],
    ['de', [0, 1, 2, 1200], ['0 Zeilen', '1 Zeile', '2 Zeilen', '1.200 Zeilen']],
    ['fr', [0, 1, 2, 1200, 1_000_000], ['0 ligne', '1 ligne', '2 lignes', '1\u202F200 lignes', '1\u202F000\u202F000 de lignes']],
    ['es', [0, 1, 2, 1_000_000], ['0 líneas', '1 línea', '2 líneas', '1.000.000 de líneas']],
    ['ja', [1, 1200], ['1 行', '1,200 行']],
    ['zh-Hans', [1, 1200], ['1 行', '1,200 行']],
    ['en', [0, 1, 1200], ['0 lines', '1 line', '1200 lines']],
  ])('are counted as %s does it', (lang, numbers, said) => {
    const locale = locales.find(candidate => candidate.lang === lang)!
    expect(numbers.map(number => locale.count(number, 'line'))).toEqual(said)
  })

  it('leave out their noun in Arabic without losing its form', () => {
    expect([1, 2, 3, 11].map(ar.more)).toEqual(['+1 آخر', '+2 آخران', '+3 أخرى', '+11 آخر'])
    expect([1, 2, 3, 11].map(ar.moreItems)).toEqual(['عنصر آخر', 'عنصران آخران', '3 عناصر أخرى', '11 عنصرًا آخر'])
  })

  it('of a million take their noun with "de" in French and Spanish, whatever is said of them', () => {
    const labels = ['tokens', 'moreLines', 'moreCharacters', 'moreFiles', 'unchangedLines', 'showLines', 'showLinesAbove', 'showLinesBelow', 'jsonItems', 'jsonFields', 'cardCount'] as const
    for (const locale of [fr, es])
      expect(labels.map(label => locale[label](1_000_000)).filter(text => !/000 d(?:e |’)/.test(text))).toEqual([])
  })

  it.each([
    ['de', ['4,1 KB', '16,7 s', '2 min 05 s', '850 ms', '7 s']],
    ['fr', ['4,1 Ko', '16,7 s', '2 min 05 s', '850 ms', '7 s']],
    ['ja', ['4.1 KB', '16.7 秒', '2 分 05 秒', '850 ミリ秒', '7 秒']],
    ['en', ['4.1 KB', '16.7 s', '2m 05s', '850 ms', '7 s']],
  ])('get their units as %s writes them', (lang, said) => {
    const { size, duration, elapsed } = locales.find(candidate => candidate.lang === lang)!
    expect([size(4197), duration(16_673), duration(125_000), duration(850), elapsed(7300)]).toEqual(said)
  })
})

describe('the locale of an app', () => {
  const entry = entryOf('run_shell', { command: 'make' }, lines(42))

  it('speaks in closed headers, open bodies and around the cards', async () => {
    const items = [{ kind: 'tool' as const, key: entry.key, entry }]
    const wrapper = mount(ToolTranscript, { props: { items, toolbar: true, defaultOpen: true }, global: { plugins: [createToolCards({ locale: de })] } })
    expect(wrapper.get(part('result-summary')).text()).toBe('42 Zeilen')
    expect(wrapper.get(part('more')).text()).toContain('30 weitere Zeilen')
    expect(wrapper.get('.tc-toolbar-count').text()).toBe('1 Aufruf')
  })

  it('says which language it is and where it is read from; without one the page decides', () => {
    const wrapper = mount(ToolCard, { props: { entry }, global: { plugins: [createToolCards({ locale: ar })] } })
    expect(wrapper.attributes()).toMatchObject({ lang: 'ar', dir: 'rtl' })
    const plain = mount(ToolCard, { props: { entry }, global: { plugins: [createToolCards()] } })
    expect(plain.attributes('lang')).toBeUndefined()
    expect(plain.attributes('dir')).toBeUndefined()
  })

  it.each([
    ['a ref', (language: { value: Locale }) => language],
    ['a getter', (language: { value: Locale }) => () => language.value],
  ])('changes every card at once where it is %s', async (_, toOption) => {
    const language = shallowRef<Locale>(en)
    const items = Array.from({ length: 3 }, (_, index) => ({ kind: 'tool' as const, key: `k${index}`, entry: { ...entry, key: `k${index}` } }))
    const wrapper = mount(ToolTranscript, {
      props: { items, toolbar: true, defaultOpen: view => view.name === 'run_shell' },
      global: { plugins: [createToolCards({ locale: toOption(language) as () => Locale })] },
    })
    await wrapper.findAll(part('header'))[2]!.trigger('click')
    const said = () => [part('result-summary'), part('more'), '.tc-toolbar-count', part('status')]
      .map(selector => wrapper.findAll(selector).map(found => found.text() || found.attributes('aria-label')))
    expect(said()[0]).toEqual(['42 lines', '42 lines', '42 lines'])
    language.value = fr
    await nextTick()
    expect(said()).toEqual([
      ['42 lignes', '42 lignes', '42 lignes'],
      ['⋯ 30 lignes de plus', '⋯ 30 lignes de plus', '⋯ 30 lignes de plus'],
      ['3 appels'],
      ['terminé', 'terminé', 'terminé'],
    ])
    expect(wrapper.attributes('lang')).toBe('fr')
  })

  it('gives way to single words of the app, and fills what a language lacks with English', () => {
    const { approve: _, ...partial } = de
    const plugin = createToolCards({ locale: partial as Locale, labels: { deny: 'Nein!' } })
    const wrapper = mount(ToolCard, { props: { entry: { ...entryOf('bash', { command: 'x' }), status: 'approval' } }, global: { plugins: [plugin] } })
    expect(wrapper.findAll('.tc-button').map(button => button.text())).toEqual(['Nein!', 'Approve'])
  })

  it('is not left without a word by words that are none, and the developer hears of functions that fail', async () => {
    const labels = {
      toggle: () => undefined,
      copyCommand: undefined,
      noResult: null,
      moreLines: 'more',
      needsApproval: () => 'wait',
      status: { ok: 'fine', error: undefined },
      count: () => { throw new Error('no plural') },
    } as unknown as Partial<Labels>
    const wrapper = mount(ToolCard, { props: { entry, open: true }, global: { plugins: [createToolCards({ locale: de, labels })] } })
    expect(wrapper.get(part('header')).attributes('aria-label')).toBe(de.toggle('run_shell'))
    expect(wrapper.get(part('status')).attributes('aria-label')).toBe('fine')
    expect(wrapper.get(part('result-summary')).text()).toBe('42 Zeilen')
    expect(wrapper.get(part('more')).text()).toContain('30 weitere Zeilen')
    await wrapper.setProps({ entry: { ...entry, status: 'error' } })
    expect(wrapper.get(part('status')).attributes('aria-label')).toBe(de.status.error)
    expect(wrapper.get(part('call')).get(part('copy')).attributes('aria-label')).toBe(de.copyCommand)
    expect(vi.mocked(console.warn).mock.calls.map(([text]) => text)).toEqual([expect.stringContaining('"count" threw'), expect.stringContaining('"toggle" gave no text')])
    vi.mocked(console.warn).mockClear()
  })

  it('is English where a getter throws', () => {
    const locale = (): Locale => {
      throw new Error('not ready')
    }
    const plugin = createToolCards({ locale })
    expect(mount(ToolCard, { props: { entry }, global: { plugins: [plugin] } }).get(part('result-summary')).text()).toBe('42 lines')
    expect(vi.mocked(console.warn).mock.calls.map(([text]) => text)).toEqual([expect.stringContaining('"locale" threw')])
    vi.mocked(console.warn).mockClear()
  })

  it('is English where a getter knows no language, and the developer hears of a name in place of words', () => {
    const read = (locale: unknown) => mount(ToolCard, { props: { entry }, global: { plugins: [createToolCards({ locale: locale as Locale })] } })
      .get(part('result-summary')).text()
    expect(read(() => undefined)).toBe('42 lines')
    expect(read('de')).toBe('42 lines')
    expect(vi.mocked(console.warn).mock.calls.map(([text]) => text)).toEqual([expect.stringContaining('vue-tool-card/locales/de')])
    vi.mocked(console.warn).mockClear()
  })

  it('follows vue-i18n', async () => {
    const i18n = createI18n({ legacy: false, locale: 'de', messages: { de: {}, ja: {} } })
    const known: Readonly<Record<string, Locale>> = { de, ja }
    const wrapper = mount(ToolCard, { props: { entry }, global: { plugins: [i18n, createToolCards({ locale: () => known[i18n.global.locale.value] })] } })
    expect(wrapper.get(part('result-summary')).text()).toBe('42 Zeilen')
    i18n.global.locale.value = 'ja'
    await nextTick()
    expect(wrapper.get(part('result-summary')).text()).toBe('42 行')
  })

  it('reaches a view that shows up late: the words of a card that opens after the change', async () => {
    const language = ref<'de' | 'es'>('de')
    const wrapper = mount(ToolCard, { props: { entry }, global: { plugins: [createToolCards({ locale: () => ({ de, es })[language.value] })] } })
    language.value = 'es'
    await nextTick()
    await wrapper.get(part('header')).trigger('click')
    expect(wrapper.get(part('more')).text()).toContain('30 líneas más')
  })
})
