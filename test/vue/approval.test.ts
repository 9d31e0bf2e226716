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

  it.each([
    ['run_shell', { command: 'rm -rf /srv #\recho hello' }, 'rm -rf /srv #\\recho hello'],
    ['run_shell', { command: 'echo ok \u001B]0;; rm -rf ~ ;\u0007' }, 'echo ok \\u001b]0;; rm -rf ~ ;\\u0007'],
    ['run_shell', { command: 'echo ok \u009D; rm -rf ~ ;\u009C done' }, 'echo ok \\u009d; rm -rf ~ ;\\u009c done'],
    ['run_python', { code: 'os.remove("x")\rprint("hi") # \u202E' }, 'os.remove("x")\\rprint("hi") # \\u202e'],
    ['execute_sql', { query: 'drop table x --\rselect 1' }, 'drop table x --\\rselect 1'],
    ['mcp__db__run', { statement: 'drop x --\rselect 1', other: 1 }, 'drop x --\\rselect 1'],
    ['mcp__db__run', 'drop x --\rselect 1', 'drop x --\\rselect 1'],
    ['read_file', { path: 'secret\rpublic.ts' }, 'secret\\rpublic.ts'],
    ['ask_user_question', { questions: [{ question: 'Delete all?\rGo on?', options: ['Yes'] }] }, 'Delete all?\\rGo on?'],
  ])('%s %j is shown with all of its words', async (toolName, input, seen) => {
    const entry = entriesOf(call(toolName, input, { approval: {} }))[0]!
    const wrapper = mount(ToolCard, { props: { entry } })
    if (toolName === 'run_shell')
      expect(wrapper.get(part('approval')).text()).toContain(seen)
    await wrapper.get(part('header')).trigger('click')
    expect(wrapper.get(part('call')).text()).toContain(seen)
    // The line of a card has a space for a return, and hides no word either.
    const words = wrapper.get(part('summary')).text()
    for (const word of seen.replace(/\\r|\\u\w{4}/g, ' ').match(/\w+/g)!) expect(words).toContain(word)
  })

  it('leaves no argument and no line of one out', () => {
    const entry = entriesOf(call('mcp__k8s__apply', { manifest: lines(30), ...Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key${index}`, 1])) }, { approval: {} }))[0]!
    const wrapper = mount(ToolCard, { props: { entry, open: true } })
    expect(wrapper.findAll('dt')).toHaveLength(21)
    expect(wrapper.text()).toContain('line 15')
    expect(wrapper.find(part('more')).exists()).toBe(false)
  })

  it('takes no argument for a file because its two ends look like one', () => {
    const data = 'A'.repeat(300)
    const entry = entriesOf(call('custom', { script: `data:text/plain;base64,${data} rm -rf ~ ${data}`, other: 1 }, { approval: {} }))[0]!
    expect(mount(ToolCard, { props: { entry, open: true } }).text()).toContain('rm -rf ~')
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
