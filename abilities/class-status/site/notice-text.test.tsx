import { expect, test } from 'vitest'
import { translatorFor } from '../../../site/languages/messages.server.ts'
import { renderPart } from '../../../tests/helpers/pages-in-memory.tsx'
import { NoticeText } from './notice-text.server.tsx'

const notice = {
  id: 1,
  slug: 'no-classes',
  decidedAt: 0,
  publishedAt: 0,
  state: 'no-classes' as const,
  time: null,
  levels: [],
  campuses: [],
  day: '2026-11-23',
  lastDay: null,
  reason: null,
  otherReason: null,
  source: null,
  nextCheck: null,
  ownHeadline: null,
  headline: { en: 'No classes' },
  message: { en: 'Stay home.\n\nCall us.\nStay home.', fil: 'Manatili sa bahay.' },
}

test('a notice has each line as staff wrote it, a repeated one too', () => {
  const { html } = renderPart(<NoticeText t={translatorFor('en')} notice={notice} heading="h3" />)
  expect(html).toContain('<p>Stay home.</p><p>Call us.</p><p>Stay home.</p>')
})

test('a language that has only a message is shown after the other', () => {
  const { html } = renderPart(<NoticeText t={translatorFor('fil')} notice={notice} heading="h3" />)
  expect(html).toMatch(/<div lang="en">.*<div lang="fil"><p>Manatili sa bahay\.<\/p><\/div>/)
})
