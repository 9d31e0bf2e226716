import type { HostTheme } from '../../playground/samples/host-themes'
import document from '../../docs/theming.md?raw'
import { hostThemes } from '../../playground/samples/host-themes'

/** The same library as its projects for Tailwind 3 have it. */
const shadcnTriplets = `
:root {
  --radius: 0.75rem; --background: 0 0% 100%; --foreground: 222.2 84% 4.9%; --card: 0 0% 100%;
  --muted-foreground: 215.4 16.3% 46.9%; --border: 214.3 31.8% 91.4%; --ring: 222.2 84% 4.9%;
}
.dark {
  --background: 222.2 84% 4.9%; --foreground: 210 40% 98%; --card: 222.2 84% 4.9%;
  --muted-foreground: 215 20.2% 65.1%; --border: 217.2 32.6% 17.5%; --ring: 212.7 26.8% 83.9%;
}`

const [, triplets = ''] = /```css shadcn-triplets\n([\s\S]*?)```/.exec(document) ?? []

/** What docs/theming.md says for projects that have no preset. */
export const documentedTheme: HostTheme = {
  name: 'shadcn-vue with triplets',
  preset: triplets,
  variables: shadcnTriplets,
  radius: '12px',
  background: 'hsl(var(--background))',
}

export const allThemes = [...hostThemes, documentedTheme]
