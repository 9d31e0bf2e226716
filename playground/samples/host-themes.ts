import nuxtUi from 'vue-tool-card/themes/nuxt-ui.css?raw'
import primeVue from 'vue-tool-card/themes/primevue.css?raw'
import shadcn from 'vue-tool-card/themes/shadcn-vue.css?raw'

/** A preset beside the variables of its library, as that defines them by default; only those that are read. */
export interface HostTheme {
  readonly name: string
  /** The stylesheet of the preset. */
  readonly preset: string
  /** Variables of the library; dark where there is the class `dark`. */
  readonly variables: string
  /** What the library's corners come to. */
  readonly radius: string
  /** Its ground. */
  readonly background: string
}

const slate = '50: 98.4% .003 247.858, 200: 92.9% .013 255.508, 300: 86.9% .022 252.894, 400: 70.4% .04 256.788, 500: 55.4% .046 257.417, 600: 44.6% .043 257.281, 700: 37.2% .044 257.287, 800: 27.9% .041 260.031, 900: 20.8% .042 265.755'
const shades = (prefix: string, list: string) => list.replace(/(\d+): ([^,]+),?/g, `${prefix}-$1: oklch($2);`)

/** Nuxt UI 4.11: neutral is slate, primary and success are green, warning is yellow; corners are smaller than by default. */
const nuxtUiVariables = `
:root {
  --ui-radius: 0.125rem;
  ${shades('--ui-color-neutral', slate)}
  --ui-color-success-700: oklch(52.7% .154 150.069); --ui-color-success-400: oklch(79.2% .209 151.711);
  --ui-color-info-700: oklch(48.8% .243 264.376); --ui-color-info-400: oklch(70.7% .165 254.624);
  --ui-color-warning-800: oklch(47.6% .114 61.907); --ui-color-warning-400: oklch(85.2% .199 91.936);
  --ui-color-error-700: oklch(50.5% .213 27.518); --ui-color-error-400: oklch(70.4% .191 22.216);
}
:root, .light {
  --ui-primary: oklch(72.3% .219 149.579);
  --ui-text-muted: var(--ui-color-neutral-500); --ui-text-toned: var(--ui-color-neutral-600); --ui-text: var(--ui-color-neutral-700);
  --ui-text-highlighted: var(--ui-color-neutral-900); --ui-text-inverted: #fff; --ui-bg: #fff; --ui-bg-inverted: var(--ui-color-neutral-900);
  --ui-border: var(--ui-color-neutral-200); --ui-border-accented: var(--ui-color-neutral-300);
}
.dark {
  --ui-primary: oklch(79.2% .209 151.711);
  --ui-text-muted: var(--ui-color-neutral-400); --ui-text-toned: var(--ui-color-neutral-300); --ui-text: var(--ui-color-neutral-200);
  --ui-text-highlighted: #fff; --ui-text-inverted: var(--ui-color-neutral-900); --ui-bg: var(--ui-color-neutral-900); --ui-bg-inverted: #fff;
  --ui-border: var(--ui-color-neutral-800); --ui-border-accented: var(--ui-color-neutral-700);
}`

/** shadcn-vue with its neutral base colour. */
const shadcnVariables = `
:root, .light {
  --radius: 0.625rem; --background: oklch(1 0 0); --foreground: oklch(0.145 0 0); --card: oklch(1 0 0);
  --muted-foreground: oklch(0.556 0 0); --border: oklch(0.922 0 0); --ring: oklch(0.708 0 0); --destructive: oklch(0.577 0.245 27.325);
}
.dark {
  --background: oklch(0.145 0 0); --foreground: oklch(0.985 0 0); --card: oklch(0.205 0 0);
  --muted-foreground: oklch(0.708 0 0); --border: oklch(1 0 0 / 10%); --ring: oklch(0.556 0 0); --destructive: oklch(0.704 0.191 22.216);
}`

/** PrimeVue 4.5 with Aura: slate in light, zinc in dark, emerald; `darkModeSelector: '.dark'`. */
const primeVueVariables = `
:root, .light {
  color-scheme: light;
  --p-content-border-radius: 6px;
  --p-green-700: #15803d; --p-green-400: #4ade80; --p-blue-700: #1d4ed8; --p-blue-400: #60a5fa;
  --p-amber-800: #92400e; --p-amber-400: #fbbf24; --p-red-700: #b91c1c; --p-red-400: #f87171;
  --p-primary-color: #10b981; --p-content-background: #ffffff; --p-content-border-color: #e2e8f0;
  --p-text-color: #334155; --p-text-hover-color: #1e293b; --p-text-muted-color: #64748b; --p-text-hover-muted-color: #475569;
}
.dark {
  color-scheme: dark;
  --p-primary-color: #34d399; --p-content-background: #18181b; --p-content-border-color: #3f3f46;
  --p-text-color: #ffffff; --p-text-hover-color: #ffffff; --p-text-muted-color: #a1a1aa; --p-text-hover-muted-color: #d4d4d8;
}`

export const hostThemes: readonly HostTheme[] = [
  { name: 'Nuxt UI', preset: nuxtUi, variables: nuxtUiVariables, radius: '4px', background: 'var(--ui-bg)' },
  { name: 'shadcn-vue', preset: shadcn, variables: shadcnVariables, radius: '10px', background: 'var(--background)' },
  { name: 'PrimeVue', preset: primeVue, variables: primeVueVariables, radius: '6px', background: 'var(--p-content-background)' },
]
