import { expect, it } from 'vitest'
import { defineTool, mergeToolCardConfigs } from 'vue-tool-card'

const [first, second] = ['a', 'b'].map(name => defineTool({ names: name }))
const place = { toolName: 'x', part: 'call' } as const

it('lays a later config over an earlier one, by name where there are names', () => {
  const merged = mergeToolCardConfigs(
    { cwd: '/base', home: '/home/base', labels: { approve: 'Go', deny: 'Stop' }, exitCodes: { grep: [1] }, tools: [first!] },
    () => ({ cwd: '/app', home: undefined, labels: { deny: 'No' }, exitCodes: { lint: [2] }, tools: [second!] }),
  )
  expect(merged).toEqual({
    cwd: '/app',
    home: '/home/base',
    labels: { approve: 'Go', deny: 'No' },
    exitCodes: { grep: [1], lint: [2] },
    tools: [second, first],
  })
})

it('loses no redaction of a base when an app has its own', () => {
  const { redact } = mergeToolCardConfigs({ redact: text => text.replace('a', '1') }, { redact: text => text.replace('b', '2') })
  expect(redact!('a b', place)).toBe('1 2')
})
