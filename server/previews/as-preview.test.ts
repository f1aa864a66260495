import { expect, test } from 'vitest'
import { asPreview } from './as-preview.ts'

test('a preview has no script and no module to load, and says what it is', () => {
  const page =
    '<html><head><link rel="modulepreload" href="/a.js"><link rel="icon" href="/i.svg"></head><body class="b">' +
    '<script>one()</script ><p>Kept</p><SCRIPT src="/x.js">\n</SCRIPT\n></body></html>'
  const preview = asPreview(page, Date.UTC(2026, 10, 20, 4))
  expect(preview).not.toMatch(/script|modulepreload|one\(\)/i)
  expect(preview).toContain('<link rel="icon" href="/i.svg">')
  expect(preview).toContain('<body class="b"><p class="preview-bar" role="status">Preview')
  expect(preview).toContain('November 20, 2026 at 12:00 PM')
  expect(preview).toContain('<p>Kept</p></body>')
})

test.each(['<script', '<script>', '<script></script ', '<link ', '<link rel="modulepreload"'])(
  'a page full of %s costs a preview no more than its length',
  (part) => {
    const started = performance.now()
    asPreview(part.repeat(50_000), null)
    // Reading on from every tag took minutes.
    expect(performance.now() - started).toBeLessThan(5_000)
  },
)
