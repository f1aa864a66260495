import { expect, test } from 'vitest'
import type { StandingNotice } from '../../school/content/class-status/class-status.ts'
import { standingNotice as notice } from '../../tests/helpers/class-notices.ts'
import { nextNews, type NoticeNews } from './notice-news.server.ts'
import { writePushMessage } from './push-texts.ts'

/** Noon of November 20 in Manila, and the end of that day. */
const now = Date.UTC(2026, 10, 20, 4)
const midnight = Date.UTC(2026, 10, 20, 16)

const { slug, headline, message } = notice()
const first: NoticeNews = {
  what: 'published',
  slug,
  headline,
  message,
  levels: ['pgs', 'jhs'],
  until: midnight,
}

test('a new notice is told until its last day ends in Manila', () => {
  expect(nextNews(null, notice(), now)).toEqual(first)
  expect(nextNews(null, notice(), midnight)).toBeNull()
  const until = midnight + 86_400_000
  expect(nextNews(null, notice({ lastDay: '2026-11-21' }), midnight)).toMatchObject({ until })
})

test('a correction that says something new is told to those whom it leaves out, too, and of the past', () => {
  const corrected = nextNews(first, notice({ levels: ['college'], headline: { en: 'Late' } }), now)
  expect(corrected).toMatchObject({ what: 'corrected', levels: ['pgs', 'jhs', 'college'] })
  const same = notice({ nextCheck: '2026-11-20T16:00', slug: 'other' })
  expect(nextNews(first, same, now)).toBeNull()
  const past = notice({ day: '2026-11-19', headline: { en: 'Past' } })
  expect(nextNews(first, past, now)).toMatchObject({ what: 'corrected' })
})

test('a correction is told whatever its own words are, and they come with what they are about', () => {
  const own = {
    headline: { en: 'Classes are suspended' },
    ownHeadline: { en: 'Classes are suspended' },
  }
  const told = nextNews(null, notice({ ...own, levels: ['shs'] }), now)
  expect(told && writePushMessage(told, 'en').title).toBe(
    'Classes are suspended – No classes on Friday, November 20, 2026: Senior High School',
  )
  expect(told && writePushMessage(told, 'fil').title).toBe(
    'Classes are suspended – Walang pasok sa Biyernes, Nobyembre 20, 2026: Senior High School',
  )
  for (const change of [
    { levels: ['shs', 'college'] },
    { campuses: ['Main'] },
    { state: 'late-start', time: '09:00' },
    { day: '2026-11-21' },
  ] satisfies Partial<StandingNotice>[]) {
    const corrected = nextNews(told, notice({ ...own, levels: ['shs'], ...change }), now)
    expect([change, corrected?.what]).toEqual([change, 'corrected'])
  }
  const same = notice({ ...own, levels: ['shs'], nextCheck: '2026-11-20T16:00' })
  expect(nextNews(told, same, now)).toBeNull()
})

test('a withdrawn notice is told once, and told again when it is published again', () => {
  const withdrawn = nextNews(first, null, now)
  expect(withdrawn).toEqual({ ...first, what: 'withdrawn' })
  expect(nextNews(withdrawn, null, now)).toBeNull()
  expect(nextNews(withdrawn, notice(), now)).toMatchObject({ what: 'published' })
  expect(nextNews(null, null, now)).toBeNull()
  expect(nextNews(first, null, midnight)).toBeNull()
})
