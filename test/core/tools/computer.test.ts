import { describe, expect, it } from 'vitest'
import { formatToolLine } from '../../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../support/tool-entry'

describe('the header of a computer action', () => {
  it.each<[string, unknown, string]>([
    ['with a coordinate', { action: 'left_click', coordinate: [412, 318] }, 'left_click (412, 318)'],
    ['with text', { action: 'type', text: 'hello' }, 'type "hello"'],
    ['alone', { action: 'screenshot' }, 'screenshot'],
    ['of OpenAI', { type: 'click', button: 'left', x: 10, y: 20 }, 'click (10, 20)'],
    ['of OpenAI, in a field of its own', { action: { type: 'scroll', x: 1, y: 2, scroll_y: 300 } }, 'scroll (1, 2)'],
    ['of OpenAI with keys', { type: 'keypress', keys: ['CTRL', 'A'] }, 'keypress "CTRL+A"'],
    ['of OpenAI with a path', { type: 'drag', path: [{ x: 1, y: 2 }, { x: 3, y: 4 }] }, 'drag (1, 2)'],
    ['of several', { actions: [{ type: 'click', x: 1, y: 2 }, { type: 'wait' }, { type: 'screenshot' }] }, 'click (1, 2) +2 more'],
    ['of none', { actions: [] }, ''],
  ])('%s', (_, input, words) => {
    const line = formatToolLine(viewToolEntry(makeEntry({ name: 'computer', input, content: [{ type: 'image', data: 'AAAA', mimeType: 'image/png' }] })))
    expect(line).toBe(`✓ computer ${words === '' ? '' : `${words} `}→ image`)
  })

  it('gives the picture of OpenAI\'s screenshot', () => {
    const content = { type: 'computer_screenshot', image_url: 'data:image/png;base64,AAAA' }
    expect(viewToolEntry(makeEntry({ name: 'computer', input: { type: 'screenshot' }, content })).resultSummary).toBe('image')
  })
})
