import { expect, it } from 'vitest'
import { shortenPath } from '../../src/vue/shorten-path'

it.each([
  ['/home/ada/shop/src/a.ts', { cwd: '/home/ada/shop' }, 'src/a.ts'],
  ['/home/ada/shop/src/a.ts', { cwd: '/home/ada/shop/' }, 'src/a.ts'],
  ['/home/ada/shopping/a.ts', { cwd: '/home/ada/shop' }, '~/shopping/a.ts'],
  ['/home/ada/shop', { cwd: '/home/ada/shop' }, '~/shop'],
  ['/Users/ada/a.ts', {}, '~/a.ts'],
  ['/home/ada', {}, '~'],
  ['C:\\Users\\ada\\a.ts', {}, '~\\a.ts'],
  ['C:\\work\\src\\a.ts', { cwd: 'C:\\work' }, 'src\\a.ts'],
  ['/data/me/a.ts', { home: '/data/me' }, '~/a.ts'],
  ['/home/ada/a.ts', { home: '/data/me' }, '/home/ada/a.ts'],
  ['/data/me', { home: '/data/me' }, '~'],
  ['src/a.ts', { cwd: '/home/ada' }, 'src/a.ts'],
  ['/etc/hosts', { cwd: '/' }, '/etc/hosts'],
  ['', { cwd: '/x' }, ''],
])('%s from %o is %s', (path, base, expected) => {
  expect(shortenPath(path, base)).toBe(expected)
})
