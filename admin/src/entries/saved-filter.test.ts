import { expect, test, vi } from 'vitest'
import { findKind, type AnyKind } from '../../../school/kinds/index.ts'
import { readEntryQuery } from './entry-query.ts'
import { isApplied, openedQuery, proposeName } from './saved-filter.ts'

vi.mock('../api/call-staff-api.ts', () => ({ callStaffApi: () => undefined }))

const kind = findKind('article') as AnyKind
const queryOf = (search: string, of = kind) => readEntryQuery(of, new URLSearchParams(search))

test.each([
  ['state=draft&mine=true&topic=JHS', 'My drafts, JHS'],
  ['q=fair&category=Campus+News', 'News, Campus News, “fair”'],
  ['waiting=review&mine=true', 'My news, review'],
])('for the filter %s, the name “%s” is proposed', (search, name) => {
  expect(proposeName(kind, queryOf(search))).toBe(name)
})

test('for past events, a name is proposed too', () => {
  const events = findKind('event') as AnyKind
  expect(proposeName(events, queryOf('when=past', events))).toBe('Events, past')
})

test('a saved filter is applied when the list shows what it finds, in any order and on any page', () => {
  const saved = { id: 'a', name: 'Mine', query: { q: '', mine: 'true' as const } }
  expect(isApplied(saved, queryOf('mine=true&page=3&sort=title'))).toBe(true)
  expect(isApplied(saved, queryOf('mine=true&q=fair'))).toBe(false)
  expect(isApplied(saved, queryOf(''))).toBe(false)
  expect(openedQuery(saved)).toEqual({ values: { q: '', mine: 'true' } })
})
