import { expect, test } from 'vitest'
import {
  announcementSlug,
  foldAccents,
  newsSlug,
  strictAnnouncementSlug,
  strictNewsSlug,
} from './slug.ts'

test.each([
  ['Simbang Gabi Schedule', 'simbang-gabi-schedule'],
  ['  Trimmed at both ends\n', 'trimmed-at-both-ends'],
  ['Tabs\tand   many spaces', 'tabs-and-many-spaces'],
  ['DYCI wins: 3 golds, 2 silvers!', 'dyci-wins-3-golds-2-silvers'],
  ['Already-hyphenated -- title', 'already-hyphenated----title'],
  ['Snake_case stays', 'snake_case-stays'],
  ['100% / A+', '100--a'],
  ['日本', ''],
])('the news article %j is found at %j (spec 5)', (title, slug) => {
  expect([newsSlug(title), strictNewsSlug(title)]).toEqual([slug, slug])
})

test.each([
  ['No Classes on Friday!', 'no-classes-on-friday'],
  ['Enrollment - Second Term', 'enrollment-second-term'],
  ['Grade 7 --- orientation', 'grade-7-orientation'],
  ["Parents' day (all levels) ", 'parents-day-all-levels'],
  ['日本', ''],
])('the announcement %j is found at %j (spec 5)', (title, slug) => {
  expect([announcementSlug(title), strictAnnouncementSlug(title)]).toEqual([slug, slug])
})

test('accented letters stay readable in an address, and the rule to the letter drops them', () => {
  expect(newsSlug('Niño at Señora')).toBe('nino-at-senora')
  expect(newsSlug('Nin\u0303o')).toBe('nino')
  expect(strictNewsSlug('Niño at Señora')).toBe('nio-at-seora')
  expect(announcementSlug('Sto. Niño Mass')).toBe('sto-nino-mass')
  expect(strictAnnouncementSlug('Sto. Niño Mass')).toBe('sto-nio-mass')
})

test('letters lose their accents and nothing else', () => {
  expect(foldAccents('Niño Ángel, crème brûlée')).toBe('Nino Angel, creme brulee')
  expect(foldAccents('日本 – no accents')).toBe('日本 – no accents')
})
