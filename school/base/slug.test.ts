import { describe, expect, test } from 'vitest'
import {
  announcementSlug,
  foldAccents,
  newsSlug,
  strictAnnouncementSlug,
  strictNewsSlug,
} from './slug.ts'

describe('the address of a news article (spec 5)', () => {
  test.each([
    ['Simbang Gabi Schedule', 'simbang-gabi-schedule'],
    ['  Trimmed at both ends\n', 'trimmed-at-both-ends'],
    ['Tabs\tand   many spaces', 'tabs-and-many-spaces'],
    ['DYCI wins: 3 golds, 2 silvers!', 'dyci-wins-3-golds-2-silvers'],
    ['Already-hyphenated -- title', 'already-hyphenated----title'],
    ['Snake_case stays', 'snake_case-stays'],
    ['Grades 7–10', 'grades-710'],
    ['100% / A+', '100--a'],
    ['日本', ''],
    ['', ''],
  ])('%j is found at %j', (title, slug) => {
    expect(newsSlug(title)).toBe(slug)
    expect(strictNewsSlug(title)).toBe(slug)
  })

  test('accented letters stay readable, and the rule to the letter drops them', () => {
    expect(newsSlug('Niño at Señora')).toBe('nino-at-senora')
    expect(strictNewsSlug('Niño at Señora')).toBe('nio-at-seora')
  })

  test('an accent typed as a mark of its own makes the same address', () => {
    expect(newsSlug('Nin\u0303o')).toBe(newsSlug('Niño'))
  })
})

describe('the address of an announcement (spec 5)', () => {
  test.each([
    ['No Classes on Friday!', 'no-classes-on-friday'],
    ['Enrollment - Second Term', 'enrollment-second-term'],
    ['Grade 7 --- orientation', 'grade-7-orientation'],
    ["Parents' day (all levels)", 'parents-day-all-levels'],
    ['Grades 7 & 8', 'grades-7-8'],
    ['日本', ''],
  ])('%j is found at %j', (title, slug) => {
    expect(announcementSlug(title)).toBe(slug)
    expect(strictAnnouncementSlug(title)).toBe(slug)
  })

  test('accented letters stay readable, and the rule to the letter drops them', () => {
    expect(announcementSlug('Sto. Niño Mass')).toBe('sto-nino-mass')
    expect(strictAnnouncementSlug('Sto. Niño Mass')).toBe('sto-nio-mass')
  })
})

test('letters lose their accents and nothing else', () => {
  expect(foldAccents('Niño Ángel, crème brûlée')).toBe('Nino Angel, creme brulee')
  expect(foldAccents('日本 – no accents')).toBe('日本 – no accents')
})
