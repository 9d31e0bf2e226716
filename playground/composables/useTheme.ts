type Theme = 'system' | 'light' | 'dark'

const storageKey = 'playground-theme'

/**
 * The colour scheme that the reader chose, kept in the browser. A script in the head sets it before the
 * first paint, so that nothing flashes.
 */
export function useTheme() {
  const theme = ref<Theme>('system')

  useHead({
    script: [{
      key: 'theme',
      innerHTML: `try { document.documentElement.dataset.theme = localStorage.getItem('${storageKey}') || 'system' } catch {}`,
    }],
  })

  onMounted(() => {
    const chosen = document.documentElement.dataset.theme
    if (chosen === 'light' || chosen === 'dark') theme.value = chosen
    watch(theme, (value) => {
      document.documentElement.dataset.theme = value
      localStorage.setItem(storageKey, value)
    })
  })

  return theme
}
