import { execFileSync } from 'node:child_process'
import type { LaunchOptions } from 'playwright'

/**
 * How tests start Chromium: the program that the variable `CHROMIUM` names, else the `chromium` on the
 * PATH, else Playwright's own. It asks nothing of the network by itself.
 */
export function chromiumLaunchOptions(): LaunchOptions {
  return {
    executablePath: process.env.CHROMIUM || findOnPath('chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

function findOnPath(program: string): string | undefined {
  try {
    return execFileSync('which', [program], { encoding: 'utf8' }).trim() || undefined
  }
  catch {
    return undefined
  }
}
