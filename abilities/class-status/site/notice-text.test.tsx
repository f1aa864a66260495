import { expect, test } from 'vitest'
import { translatorFor } from '../../../site/languages/messages.server.ts'
import { standingNotice } from '../../../tests/helpers/class-notices.ts'
import { renderPart } from '../../../tests/helpers/pages-in-memory.tsx'
import { NoticeText } from './notice-text.server.tsx'

const notice = standingNotice({
  headline: { en: 'No classes' },
  message: { en: 'Stay home.\n\nCall us.\nStay home.', fil: 'Manatili sa bahay.' },
})

test('a notice has each line as staff wrote it, a repeated one too', () => {
  const { html } = renderPart(<NoticeText t={translatorFor('en')} notice={notice} heading="h3" />)
  expect(html).toContain('<p>Stay home.</p><p>Call us.</p><p>Stay home.</p>')
})

test('a language that has only a message is shown after the other', () => {
  const { html } = renderPart(<NoticeText t={translatorFor('fil')} notice={notice} heading="h3" />)
  expect(html).toMatch(/<div lang="en">.*<div lang="fil"><p>Manatili sa bahay\.<\/p><\/div>/)
})
