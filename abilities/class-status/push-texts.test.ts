import { expect, test } from 'vitest'
import type { NoticeNews } from './notice-news.server.ts'
import { writePushMessage } from './push-texts.ts'

const news: NoticeNews = {
  what: 'published',
  slug: 'no-classes',
  headline: { en: 'No classes', fil: 'Walang pasok' },
  message: { en: 'Stay home.', fil: 'Manatili sa bahay.' },
  levels: ['pgs', 'jhs'],
  until: 0,
}

test('a message says in the chosen language what happened', () => {
  expect(writePushMessage(news, 'fil')).toEqual({
    title: 'Walang pasok',
    body: 'Manatili sa bahay.',
  })
  expect(writePushMessage({ ...news, what: 'corrected' }, 'en').title).toBe('Corrected: No classes')
  expect(writePushMessage({ ...news, what: 'withdrawn' }, 'fil').title).toBe('Binawi: Walang pasok')
  expect(writePushMessage({ ...news, what: 'withdrawn' }, 'en').body).toContain('no longer valid')
  const english = { ...news, headline: { en: 'No classes' }, message: { en: 'Stay home.' } }
  expect(writePushMessage(english, 'fil')).toEqual({ title: 'No classes', body: 'Stay home.' })
})

test('the longest message fits into a push message', () => {
  const long = { en: '€'.repeat(2_000), fil: '€'.repeat(2_000) }
  const { title, body } = writePushMessage({ ...news, headline: long, message: long }, 'fil')
  expect(Buffer.byteLength(title + body)).toBeLessThan(3_500)
})

test('a text that is cut inside an emoji loses all of the emoji', () => {
  const cutAt = (start: string) => {
    const message = { en: `${start}${'😀'.repeat(400)}` }
    return writePushMessage({ ...news, headline: { en: 'Long' }, message }, 'en').body
  }
  expect(cutAt('')).toBe(`${'😀'.repeat(299)}…`)
  expect(cutAt('x')).toBe(`x${'😀'.repeat(299)}…`)
})
