import { expect, test } from 'vitest'
import { noon } from '../../../tests/helpers/entries.ts'
import { sections, type StaffSection, sectionsOfEntry } from '../../staff/accounts/roles.ts'
import { contentKinds, type AnyKind } from '../../kinds/index.ts'
import { startEntry, withDay } from './start-entry.ts'

/** Half past midnight of November 21 in Manila. */
const evening = Date.UTC(2026, 10, 20, 16, 30)

test('a new entry bears the day of today in Manila, and an article is Campus News until staff choose otherwise', () => {
  const start = (kind: AnyKind) =>
    startEntry(kind, { category: '' }, { sections: [], now: evening })
  const started = contentKinds.map((kind) => [kind.name, start(kind)])
  expect(Object.fromEntries(started)).toEqual({
    article: { publishedOn: '2026-11-21', category: 'Campus News' },
    announcement: { date: '2026-11-21', category: '' },
    research: { date: '2026-11-21', category: '' },
    'service-article': { datePublished: '2026-11-21', category: '' },
    event: { category: '' },
    'class-notice': { category: '' },
  })
})

test.each(contentKinds)('what an author of one department begins is about it: $name', (kind) => {
  const start = (of: readonly StaffSection[]) => startEntry(kind, {}, { sections: of, now: noon })
  for (const section of sections) {
    const isListed = kind.name !== 'research' || section !== 'pgs'
    expect(sectionsOfEntry(start([section]))).toEqual(isListed ? [section] : [])
  }
  expect(sectionsOfEntry(start(['jhs', 'shs']))).toEqual([])
})

test('an empty day is filled, and nothing else: not a day that is there, nor what has no day', () => {
  const fill = (data: unknown, dayField: 'date' | null = 'date') =>
    withDay({ dayField }, data, evening)
  expect(fill({ title: 'A', date: '' })).toEqual({ title: 'A', date: '2026-11-21' })
  expect(fill({ title: 'A', date: '2026-11-05' })).toEqual({ title: 'A', date: '2026-11-05' })
  expect(fill({ title: 'A' }, null)).toEqual({ title: 'A' })
  for (const odd of [null, 'text', undefined]) expect(fill(odd)).toBe(odd)
})
