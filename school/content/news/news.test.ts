import { describe, expect, test } from 'vitest'
import { hasTopic, sortNews } from './news.ts'

describe('the order of news (spec 7)', () => {
  const dated = (name: string, publishedOn: string | null) => ({ name, publishedOn })
  const namesOf = (items: { name: string }[]) => items.map(({ name }) => name)

  test('newest first, undated last', () => {
    const items = [
      dated('old', '2019-12-31'),
      dated('none', null),
      dated('new', '2026-01-02'),
      dated('mid', '2026-01-01'),
    ]
    expect(namesOf(sortNews(items))).toEqual(['new', 'mid', 'old', 'none'])
  })

  test('equal dates and undated ones keep the order in which they came', () => {
    const items = [
      dated('x', null),
      dated('a', '2026-01-01'),
      dated('y', null),
      dated('b', '2026-01-01'),
    ]
    expect(namesOf(sortNews(items))).toEqual(['a', 'b', 'x', 'y'])
  })

  test('sorting leaves the list that it was given alone', () => {
    const items = [dated('old', '2019-12-31'), dated('new', '2026-01-02')]
    sortNews(items)
    expect(namesOf(items)).toEqual(['old', 'new'])
  })
})

describe('the topic filter (spec 5)', () => {
  const item = { topics: ['Robotics', 'College of Computer Studies', 'STEM'] }

  test.each(['robotics', 'ROBOTICS', 'stem', 'college of computer studies', ''])(
    '%j matches',
    (topic) => {
      expect(hasTopic(item, topic)).toBe(true)
    },
  )

  test.each(['robot', 'college', 'research', ' robotics'])(
    '%j does not match: topics count as a whole',
    (topic) => {
      expect(hasTopic(item, topic)).toBe(false)
    },
  )

  test('an article without topics is in the list of all only', () => {
    expect(hasTopic({ topics: [] }, '')).toBe(true)
    expect(hasTopic({ topics: [] }, 'robotics')).toBe(false)
  })
})
