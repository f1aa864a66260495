import { expect, test } from 'vitest'
import { morningOf, usableTitle, usableTopics } from './old-content.ts'

test('an old day begins here at eight in the morning in Manila', () => {
  expect(morningOf('2024-03-05')).toBe(Date.parse('2024-03-05T00:00:00Z'))
  expect(morningOf(null)).toBeNull()
})

test('topics come without commas, each once as it was written last, and without empty ones', () => {
  const { topics, notes } = usableTopics(['STEM,  SHS', 'robotics', ' Robotics ', '', ','])
  expect([topics, notes]).toEqual([['STEM SHS', 'Robotics'], []])
})

test('of too many topics the first 20 come, and too long ones do not, which is said', () => {
  const topics = Array.from({ length: 20 }, (_, place) => `Topic ${place}`)
  expect(usableTopics(topics)).toEqual({ topics, notes: [] })
  const notes = ['2 of its topics are left out.']
  expect(usableTopics([...topics, 'One', 'more'])).toEqual({ topics, notes })
  const [fits, long] = ['x'.repeat(100), 'y'.repeat(101)]
  expect(usableTopics([fits, long])).toEqual({
    topics: [fits],
    notes: ['Topics with more than 100 characters are left out: 1.'],
  })
})

test('a title of up to 200 characters stays; a longer one is shortened, which is said', () => {
  const title = 'x'.repeat(200)
  expect(usableTitle(title)).toEqual({ title, notes: [] })
  const start = 'x'.repeat(198)
  const notes = ['Its title is shortened to 200 characters.']
  expect(usableTitle(`${start} yyy`)).toEqual({ title: `${start}…`, notes })
})
