import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translatorFor } from '../languages/messages.server.ts'
import { previewParts } from './preview-parts.tsx'

const render = (expiresAt: number | null) => {
  const { head, bodyStart, bodyEnd } = previewParts(translatorFor('en'), expiresAt)
  return renderToString(
    <html lang="en">
      <head>{head}</head>
      <body>
        {bodyStart}
        <p>Page</p>
        {bodyEnd}
      </body>
    </html>,
  )
}

test('a preview runs no script, opens links beside it and says what it is and until when', () => {
  const html = render(Date.UTC(2026, 10, 20, 4))
  expect(html).not.toContain('<script')
  expect(html).toContain('<base target="_blank"/>')
  expect(html).toContain('<meta name="robots" content="noindex,nofollow"/>')
  expect(html).toMatch(/<body><p class="preview-bar" role="status">Preview – not published\./)
  expect(html).toContain('works until November 20, 2026 at 12:00 PM, Philippine time.')
})

test('a preview that shows nothing unpublished has no bar', () => {
  expect(render(null)).toContain('<body><p>Page</p></body>')
})
