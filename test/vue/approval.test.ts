import type { ToolApproval } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { ToolCard } from 'vue-tool-card'
import { call, entriesOf, lines } from '../support/records'

const part = (name: string) => `[data-part="${name}"]`

function waiting(command: string, approval: ToolApproval = {}) {
  return entriesOf(call('run_shell', { command }, { approval }))[0]!
}

describe('a call that waits for a person', () => {
  it('shows its whole command and the reason, with the card closed', () => {
    const command = lines(40).trimEnd()
    const wrapper = mount(ToolCard, { props: { entry: waiting(command, { reason: 'Runs outside the sandbox.' }) } })
    expect(wrapper.attributes()).toMatchObject({ 'data-status': 'approval', 'data-open': 'false' })
    const approval = wrapper.get(part('approval'))
    expect(approval.get(part('input')).element.textContent).toBe(command)
    expect(approval.text()).toContain('40 lines')
    expect(approval.text()).toContain('Runs outside the sandbox.')
    expect(wrapper.get(part('result-summary')).text()).toBe('needs approval')
  })

  it('shows the command once, in the body, when the card is open, and leaves no line out', async () => {
    const command = lines(20).trimEnd()
    const wrapper = mount(ToolCard, { props: { entry: waiting(command) } })
    await wrapper.get(part('header')).trigger('click')
    const inputs = wrapper.findAll(part('input'))
    expect(inputs.map(input => input.element.textContent)).toEqual([command])
    expect(wrapper.find(part('more')).exists()).toBe(false)
  })

  it('makes characters visible that would mislead', () => {
    const wrapper = mount(ToolCard, { props: { entry: waiting('rm \u202E/tmp') } })
    expect(wrapper.get(part('input')).text()).toBe('rm \\u202e/tmp')
  })

  it('tells the answer, and whose it is', async () => {
    const entry = waiting('ls')
    const wrapper = mount(ToolCard, { props: { entry } })
    const [deny, approve] = wrapper.findAll(`${part('approval')} button`)
    expect([deny!.text(), approve!.text()]).toEqual(['Deny', 'Approve'])
    await approve!.trigger('click')
    await deny!.trigger('click')
    expect(wrapper.emitted('approve')).toEqual([[undefined, entry]])
    expect(wrapper.emitted('deny')).toEqual([[undefined, entry]])
    expect(wrapper.attributes('data-open')).toBe('false')
  })

  it('lets no answer run a call that means no, by its kind or else by its id', async () => {
    const entry = waiting('ls', {
      options: [
        { id: 'approve', label: 'Yes' },
        { id: 'deny', label: 'No', kind: 'deny' },
        { id: 'cancel', label: 'Later' },
        { id: 'c', label: 'Cancel', kind: 'Cancelled' },
      ],
    })
    const wrapper = mount(ToolCard, { props: { entry } })
    const buttons = wrapper.findAll(`${part('approval')} button`)
    expect(buttons.map(button => button.text())).toEqual(['No', 'Later', 'Cancel', 'Yes'])
    expect(wrapper.findAll('.tc-button-primary').map(button => button.text())).toEqual(['Yes'])
    for (const button of buttons) await button.trigger('click')
    expect(wrapper.emitted('deny')!.map(([option]) => option)).toEqual(['deny', 'cancel', 'c'])
    expect(wrapper.emitted('approve')).toEqual([['approve', entry]])
  })

  it('offers the answers of the host, refusals first', async () => {
    const entry = waiting('ls', {
      options: [
        { id: 'once', label: 'Allow', kind: 'allow_once' },
        { id: 'always', label: 'Always allow', kind: 'allow_always' },
        { id: 'no', label: 'Reject', kind: 'reject_once' },
      ],
    })
    const wrapper = mount(ToolCard, { props: { entry } })
    const buttons = wrapper.findAll(`${part('approval')} button`)
    expect(buttons.map(button => button.text())).toEqual(['Reject', 'Allow', 'Always allow'])
    await buttons[0]!.trigger('click')
    await buttons[2]!.trigger('click')
    expect(wrapper.emitted('deny')).toEqual([['no', entry]])
    expect(wrapper.emitted('approve')).toEqual([['always', entry]])
  })
})
