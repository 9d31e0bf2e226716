import { createConfigForNuxt } from '@nuxt/eslint-config'

/** A room may import from its own and from rooms further left: core ← vue ← element. */
const room = (files, forbidden) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', {
      patterns: [{ regex: forbidden, message: 'Imports go one way: core ← vue ← element.' }],
    }],
  },
})

export default createConfigForNuxt({
  features: { tooling: true, stylistic: { quotes: 'single', semi: false } },
  dirs: { src: ['playground'] },
})
  .append(
    { ignores: ['dist', '!test/dist/', '.nuxt', '.output', 'test/.tmp', 'test/fixtures/**/*.json'] },
    room(['src/core/**'], '^vue$|^@vueuse/|^shiki|^@nuxt/|^node:|/vue/|/element/|/nuxt/'),
    room(['src/vue/**'], '^@nuxt/|^node:|/element/|/nuxt/'),
    room(['src/element/**'], '^@nuxt/|^node:|/nuxt/'),
    room(['src/nuxt/**'], '/core/|/vue/|/element/'),
    {
      files: ['src/**'],
      rules: { 'no-console': 'error' },
    },
    {
      rules: {
        'vue/multi-word-component-names': 'off',
        'vue/no-v-html': 'error',
      },
    },
  )
