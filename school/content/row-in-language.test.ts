import { describe, expect, test } from 'vitest'
import { filipinoOf, markOf } from '../base/filipino.ts'
import { rowInLanguage } from './row-in-language.server.ts'

const content = '<p>The fair begins at eight.</p>'

/** A row of an entry with its Filipino. */
const rowOf = (fil: { isWhole: boolean }) => ({
  title: 'Book fair',
  content,
  summary: 'The fair begins at eight.',
  data: JSON.stringify({ category: 'Campus News', fil }),
  filipino: filipinoOf({ fil }),
})
const whole = {
  isWhole: true,
  texts: {
    title: { text: 'Bazaar ng libro', of: markOf('Book fair') },
    content: { text: '<p>Alas otso ang simula.</p>', of: markOf(content) },
  },
}

describe('the row of an entry', () => {
  const inView = <Row extends Parameters<typeof rowInLanguage>[1]>(row: Row) =>
    rowInLanguage('fil', row)

  test('is read in Filipino, with its summary, where all of it is there and as far as it was read', () => {
    const { title, data, filipino } = rowOf(whole)
    expect(inView({ title, data, filipino })).not.toHaveProperty('summary')
    const row = inView(rowOf(whole))
    expect({ ...row, data: JSON.parse(row.data) as unknown }).toEqual({
      title: 'Bazaar ng libro',
      content: '<p>Alas otso ang simula.</p>',
      summary: 'Alas otso ang simula.',
      data: { category: 'Campus News' },
      filipino: 'whole',
      language: 'fil',
    })
  })

  test('has its category in Filipino where that is written, as the category is a column too', () => {
    const english = { ...rowOf(whole), category: 'Advisory' }
    const category = { text: 'Paalala', of: markOf('Advisory') }
    const dataWith = (texts: object) =>
      JSON.stringify({ category: 'Advisory', fil: { ...whole, texts } })
    const written = { ...english, data: dataWith({ ...whole.texts, category }) }
    expect(inView(written)).toMatchObject({ title: 'Bazaar ng libro', category: 'Paalala' })
    expect(rowInLanguage('en', written).category).toBe('Advisory')
    const older = { ...category, of: markOf('Reminder') }
    for (const texts of [whole.texts, { ...whole.texts, category: older }])
      expect(inView({ ...english, data: dataWith(texts) }).category).toBe('Advisory')
  })

  test('keeps the topics by which articles are found, beside their Filipino names', () => {
    const english = ['kalusugan', 'family']
    const topics = { text: ['Kalusugan', 'Pamilya'], of: markOf(english) }
    const readWith = (texts: object) => {
      const data = JSON.stringify({ topics: english, fil: { ...whole, texts } })
      return JSON.parse(inView({ ...rowOf(whole), data }).data) as unknown
    }
    const read = { topics: english, topicNames: topics.text }
    expect(readWith({ ...whole.texts, topics })).toEqual(read)
    const older = { ...topics, of: markOf(['kalusugan']) }
    for (const texts of [whole.texts, { ...whole.texts, topics: older }])
      expect(readWith(texts)).toEqual({ topics: english })
  })

  test('is read in English on English pages, and on Filipino ones while a part is missing', () => {
    const part = rowOf({ ...whole, isWhole: false })
    const data = '{"category":"Campus News"}'
    expect(rowInLanguage('en', rowOf(whole))).toEqual({ ...rowOf(whole), data })
    expect(inView(part)).toEqual({ ...part, data })
    const without = { title: 'Book fair', data: '{}', filipino: filipinoOf({}) }
    expect(inView(without)).toBe(without)
  })
})
