/** What a text could do to a page that took it for anything but a text; each calls `pwned` when it gets to run. */
export const payloads: readonly string[] = [
  '<script>pwned(1)</script>',
  '<img src=x onerror="pwned(2)">',
  '"><svg onload=pwned(3)>',
  '\' onmouseover=\'pwned(4)\' autofocus onfocus=\'pwned(4)\' x=\'',
  '" onfocus="pwned(5)" autofocus tabindex="1" x="',
  '`onload=`pwned(6)`',
  'javascript:pwned(7)',
  ' \u0001java\tscript:pwned(8)//https://a.b/',
  'JaVaScRiPt://example.com/%0Apwned(9)',
  'data:text/html,<script>opener.pwned(10)</script>',
  'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9InBhcmVudC5wd25lZCgxMSkiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyIvPg==',
  'vbscript:pwned(12)',
  '//evil.invalid/x.js',
  'https://evil.invalid/pixel.png',
  '{{ constructor.constructor("pwned(15)")() }}',
  '${pwned(16)}',
  '</textarea></title></style><iframe srcdoc="<script>parent.pwned(17)</script>">',
  '<style>@import "https://evil.invalid/a.css";</style>',
  'red;background:url(https://evil.invalid/b.png);x:expression(pwned(19))',
  '\u001B]8;;javascript:pwned(20)\u001B\\click\u001B]8;;\u001B\\',
  '[click](javascript:pwned(21)) ![x](https://evil.invalid/c.png)',
  '<a href="javascript:pwned(22)">x</a><base href="https://evil.invalid/">',
  '<math><mtext></p><img src onerror=pwned(23)></mtext></math>',
  '<!--><img src onerror=pwned(24)>-->]]><![CDATA[<img src onerror=pwned(24)>',
  'file:///etc/passwd',
  'blob:https://evil.invalid/1',
]

/** Where a text stands in a value: the keys that lead to it. `isKey`: the text is the last key itself. */
export interface TextPlace {
  readonly path: readonly string[]
  readonly isKey: boolean
}

/** Every place of a value where a text stands, keys included. */
export function listTextPlaces(value: unknown, path: readonly string[] = []): readonly TextPlace[] {
  if (typeof value === 'string') return [{ path, isKey: false }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, field]) => [
    ...(Array.isArray(value) ? [] : [{ path: [...path, key], isKey: true }]),
    ...listTextPlaces(field, [...path, key]),
  ])
}

/** A copy of the value with the text of one place treated. */
export function poison(value: unknown, { path, isKey }: TextPlace, treat: (text: string) => string): unknown {
  if (path.length === 0) return treat(String(value))
  const [key, ...rest] = path as [string, ...string[]]
  const poisonField = (field: unknown) => poison(field, { path: rest, isKey }, treat)
  if (Array.isArray(value)) return value.map((item, index) => String(index) === key ? poisonField(item) : item)
  return Object.fromEntries(Object.entries(value as object).map(([name, field]) => {
    if (name !== key) return [name, field]
    return isKey && rest.length === 0 ? [treat(name), field] : [name, poisonField(field)]
  }))
}
