/**
 * Reads what Vitest's JSON reporter wrote of apps that it tested. A test that was asked for and yet skipped failed: its
 * app could not be installed.
 *
 * @param {{ testResults: { assertionResults: object[] }[] }} report
 * @param {RegExp} asked which tests were asked for
 * @returns {{ name: string, versions: string, passed: number, failed: string[] }[]} one for each app that was asked for
 */
export function readApps({ testResults }, asked) {
  const apps = new Map()
  const tests = testResults.flatMap(file => file.assertionResults).filter(({ fullName }) => asked.test(fullName))
  for (const { ancestorTitles: [name], title, status, meta } of tests) {
    const app = apps.get(name) ?? { name, versions: '', passed: 0, failed: [] }
    apps.set(name, app)
    app.versions ||= meta?.versions ?? ''
    if (status === 'passed') app.passed++
    else app.failed.push(title)
  }
  return [...apps.values()]
}

/**
 * The document with a row for each app between the marks `<!-- matrix -->` and `<!-- /matrix -->`; rows of other
 * apps stay.
 *
 * @param {string} text
 * @param {ReturnType<typeof readApps>} apps
 * @param {string} date
 */
export function fillMatrix(text, apps, date) {
  return text.replace(/(<!-- matrix -->\n)([\s\S]*?)(<!-- \/matrix -->)/, (_, start, table, end) => {
    const rows = new Map(table.split('\n').filter(line => line.startsWith('| ')).slice(1).map(line => [line.split(' | ')[0].slice(2), line]))
    for (const { name, versions, passed, failed } of apps) {
      const outcome = failed.length === 0 ? `${passed} passed` : `${passed} passed, failed: ${failed.join('; ')}`
      rows.set(name, `| ${name} | ${versions} | ${date} | ${outcome} |`)
    }
    const sorted = [...rows].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })).map(([, row]) => row)
    return [start, '| app | versions | tried on | tests |', '|---|---|---|---|', ...sorted, '', end].join('\n')
  })
}
