import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { installPackedApp, type PackedApp } from '../../support/packed-app'
import { noteVersions } from '../versions'

describe.each(['5.9', '6.0', '7.0'])('TypeScript %s with every entry', (version) => {
  let app: PackedApp

  beforeAll(async () => {
    app = await installPackedApp('packed-types', { dependencies: { 'typescript': `~${version}.0`, '@nuxt/kit': '~4.5.0', '@nuxt/schema': '~4.5.0' } })
  })
  beforeEach(context => noteVersions(context, app, ['typescript', 'vue', '@nuxt/kit']))
  afterAll(() => app?.remove())

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('type-checks in strict mode with module %s and resolution %s, declarations included', async (module, resolution) => {
    const options = ['--pretty', 'false', '--module', module, '--moduleResolution', resolution]
    expect(await app.run('tsc', '-p', '.', ...options)).toBe('')
  })

  it('knows the options of the Nuxt module (the declarations of Nuxt itself are not checked)', async () => {
    expect(await app.run('tsc', '-p', 'tsconfig.nuxt.json', '--pretty', 'false')).toBe('')
  })
})
