import { describe, expect, it } from 'vitest'
import { joinArguments } from '../../../src/core/tools/argv'
import { summarizeCommand } from '../../../src/core/tools/command'
import { splitCommands } from '../../../src/core/tools/shell-words'

describe('joining an argument list', () => {
  it.each([
    [['bash', '-lc', 'ls | wc'], 'ls | wc'],
    [['/usr/bin/zsh', '-ic', 'ls'], 'ls'],
    [['sh', '-e', '-c', 'ls'], 'ls'],
    [['pwsh.exe', '-NoProfile', '-Command', 'Get-Item'], 'Get-Item'],
    [['cmd', '/c', 'dir', '/b'], 'dir /b'],
    [['powershell', '-ExecutionPolicy', 'Bypass', '-Command', 'Get-Item', 'a'], 'Get-Item a'],
    [['ls', '-la', 'my docs'], 'ls -la \'my docs\''],
    [['echo', 'it\'s'], 'echo \'it\'\\\'\'s\''],
    [['bash', '-o', 'pipefail', '-c', 'x | y'], 'x | y'],
    [['bash', '-euo', 'pipefail', '-c', 'x | y'], 'x | y'],
    [['bash', '--rcfile', 'a', '-ic', 'x'], 'x'],
    [['bash', '-o', 'pipefail', 'script.sh'], 'bash -o pipefail script.sh'],
    [['bash', 'script.sh', '-c'], 'bash script.sh -c'],
    [['echo', ''], 'echo \'\''],
  ])('%j is %s', (args, command) => {
    expect(joinArguments(args)).toBe(command)
  })
})

describe('summarizing a command', () => {
  it.each([
    ['bash -lc \'cd /app && npm test\'', 'npm test'],
    ['/bin/bash -c "echo \\"hi\\""', 'echo "hi"'],
    ['bash -c \'a\' && bash -c \'b\'', 'bash -c \'a\' && bash -c \'b\''],
    ['cd /app; ls', 'ls'],
    ['cd "/my app" && ls', 'ls'],
    ['cd my\\ app && ls', 'ls'],
    ['cd /app', 'cd /app'],
    ['cd /a && cd /b && ls', 'cd /b && ls'],
    ['cd /app || exit 1', 'cd /app || exit 1'],
    ['cat <<EOF > a.txt\nhello\nEOF', 'cat <<EOF > a.txt …'],
    ['cat <<-\'EOF\'\n\tx\nEOF', 'cat <<-\'EOF\' …'],
    ['echo $((1 << 2))\nls', 'echo $((1 << 2)) ls'],
    ['git commit -m "$(cat <<\'EOF\'\nx\nEOF\n)"', 'git commit -m "$(cat <<\'EOF\' …'],
    ['echo "a (" <<EOF\nx\nEOF', 'echo "a (" <<EOF …'],
    ['wc -w <<< hello\nls', 'wc -w <<< hello ls'],
    ['echo $((x<<y))\nfoo', 'echo $((x<<y)) foo'],
    ['echo "a <<b"\nfoo', 'echo "a <<b" foo'],
    ['ls # a <<b\nfoo', 'ls # a <<b foo'],
    ['cd "$(dirname "$0")" && ls', 'ls'],
    ['cd $(git root) && ls', 'ls'],
    ['cd -- /a && ls', 'ls'],
    ['cd $(git root && ls', 'cd $(git root && ls'],
    ['npm run build \\\n  --silent', 'npm run build --silent'],
  ])('%j reads as %s', (command, summary) => {
    expect(summarizeCommand(command)).toBe(summary)
  })
})

describe('splitting a line into simple commands', () => {
  it.each([
    ['cd a && grep "x && y" b', [['cd', 'a'], ['grep', 'x && y', 'b']]],
    ['a 2>&1 | b; c &', [['a', '2>&1'], ['b'], ['c']]],
    ['FOO=1 grep x # note; rm y', [['FOO=1', 'grep', 'x']]],
    ['(test -f a)\n[ -f b ]', [['test', '-f', 'a'], ['[', '-f', 'b', ']']]],
    ['echo \'unclosed | x', [['echo', 'unclosed | x']]],
    ['a -- $(b | c "d)") e | f', [['a', '--', '$(b | c "d)")', 'e'], ['f']]],
    ['a `b | c` "$(d "e | f")" g', [['a', '`b | c`', '$(d "e | f")', 'g']]],
    ['a <(b | c) >(d) ${e:-f | g}', [['a', '<(b | c)', '>(d)', '${e:-f | g}']]],
    ['x=(a b); c $((1 | 2)); (d)', [['x=(a b)'], ['c', '$((1 | 2))'], ['d']]],
    ['a $(b | c', [['a', '$(b | c']]],
    ['', []],
  ])('%j', (line, commands) => {
    expect(splitCommands(line)).toEqual(commands)
  })

  it('survives thousands of brackets', () => {
    const nested = '$('.repeat(10_000)
    expect(splitCommands(`a ${nested}`)).toEqual([['a', nested]])
  })
})
