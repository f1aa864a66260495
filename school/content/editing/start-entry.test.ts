import { expect, test } from 'vitest'
import { noon } from '../../../tests/helpers/entries.ts'
import { sectionsOfEntry } from '../../staff/accounts/permissions.ts'
import { sections } from '../../staff/accounts/roles.ts'
import { contentKinds, findKind } from '../../kinds/index.ts'
import { startEntry, withDay } from './start-entry.ts'

const kindOf = (name: string) => {
  const kind = findKind(name)
  if (!kind) throw new Error(`There is no kind ${name}.`)
  return kind
}

test.each([
  ['article', 'publishedOn'],
  ['announcement', 'date'],
  ['research', 'date'],
  ['service-article', 'datePublished'],
])('a new entry of the kind %s bears the day of today in Manila', (name, field) => {
  const evening = Date.UTC(2026, 10, 20, 16, 30)
  expect(startEntry(kindOf(name), { [field]: '' }, { sections: [], now: evening })).toMatchObject({
    [field]: '2026-11-21',
  })
})

test('a new article is Campus News until staff choose otherwise; other kinds leave it to them', () => {
  const start = { category: '' }
  const categoryOf = (name: string) =>
    startEntry(kindOf(name), start, { sections: [], now: noon })['category']
  expect(categoryOf('article')).toBe('Campus News')
  for (const { name } of contentKinds.filter((kind) => kind.name !== 'article'))
    expect([name, categoryOf(name)]).toEqual([name, ''])
})

test.each(contentKinds.map(({ name }) => name))(
  'what an author of one department begins is about it, in the kind %s',
  (name) => {
    for (const section of sections) {
      const data = startEntry(kindOf(name), {}, { sections: [section], now: noon })
      const isListed = name !== 'research' || section !== 'pgs'
      expect(sectionsOfEntry(data)).toEqual(isListed ? [section] : [])
    }
  },
)

test('who works on several departments chooses one', () => {
  expect(
    startEntry(kindOf('article'), { topics: [] }, { sections: ['jhs', 'shs'], now: noon }),
  ).toMatchObject({
    topics: [],
  })
})

test('an empty day is filled, and nothing else: not a day that is there, nor what has no day', () => {
  const evening = Date.UTC(2026, 10, 20, 16, 30)
  const fill = (data: unknown, dayField: 'date' | null = 'date') =>
    withDay({ dayField }, data, evening)
  expect(fill({ title: 'A', date: '' })).toEqual({ title: 'A', date: '2026-11-21' })
  expect(fill({ title: 'A', date: '2026-11-05' })).toEqual({ title: 'A', date: '2026-11-05' })
  expect(fill({ title: 'A' }, null)).toEqual({ title: 'A' })
  for (const odd of [null, 'text', undefined]) expect(fill(odd)).toBe(odd)
})
