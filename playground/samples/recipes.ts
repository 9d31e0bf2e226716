/** Calls of a tool that no table knows. */
export const forecastRecords = [
  { type: 'tool-call', toolCallId: 'w1', toolName: 'get_forecast', input: { city: 'Lyon' } },
  { type: 'tool-result', toolCallId: 'w1', content: { days: [{ name: 'Mon', high: 21 }, { name: 'Tue', high: 26 }, { name: 'Wed', high: 31 }] }, isError: false },
]

/** Calls that name places in files. */
export const editorRecords = [
  { type: 'tool-call', toolCallId: 'e1', toolName: 'grep', input: { pattern: 'round', path: 'src' } },
  { type: 'tool-result', toolCallId: 'e1', content: 'src/cart/total.ts:2:  return round(sum)\nsrc/cart/rates.ts:9:export const round = (value: number) => value', isError: false },
  { type: 'tool-call', toolCallId: 'e2', toolName: 'edit_file', input: { path: 'src/cart/total.ts', oldString: 'round(sum)', newString: 'round(sum, 2)' }, locations: [{ path: 'src/cart/total.ts', line: 2 }] },
  { type: 'tool-result', toolCallId: 'e2', content: 'Replaced 1 occurrence in "src/cart/total.ts".', isError: false },
]

/** Calls with what nobody should see; all of it is made up. */
export const secretRecords = [
  { type: 'tool-call', toolCallId: 'k1', toolName: 'run_shell', input: { command: 'curl -H "Authorization: Bearer sk-0000-made-up" https://api.example.org/me' } },
  { type: 'tool-result', toolCallId: 'k1', content: '{"name": "demo", "key": "sk-0000-made-up"}\n', isError: false },
  { type: 'tool-call', toolCallId: 'k2', toolName: 'sign_in', input: { user: 'demo', password: 'made up as well' } },
  { type: 'tool-result', toolCallId: 'k2', content: 'signed in', isError: false },
]
