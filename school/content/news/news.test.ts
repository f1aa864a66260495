import { expect, test } from 'vitest'
import { hasTopic, sortNews } from './news.ts'

test('news is newest first and undated last; equal days keep the order in which they came (spec 7)', () => {
  const dates = {
    old: '2019-12-31',
    none: null,
    new: '2026-01-02',
    a: '2026-01-01',
    other: null,
    b: '2026-01-01',
  }
  const items = Object.entries(dates).map(([name, publishedOn]) => ({ name, publishedOn }))
  const given = [...items]
  const sorted = sortNews(items).map(({ name }) => name)
  expect(sorted).toEqual(['new', 'a', 'b', 'old', 'none', 'other'])
  expect(items).toEqual(given)
})

test('a topic is found as a whole, in whatever case; none finds everything (spec 5)', () => {
  const item = { topics: ['Robotics', 'College of Computer Studies', 'STEM'] }
  for (const topic of ['ROBOTICS', 'stem', 'college of computer studies', ''])
    expect([topic, hasTopic(item, topic)]).toEqual([topic, true])
  for (const topic of ['robot', 'college', 'research', ' robotics'])
    expect([topic, hasTopic(item, topic)]).toEqual([topic, false])
  expect(['', 'robotics'].map((topic) => hasTopic({ topics: [] }, topic))).toEqual([true, false])
})
