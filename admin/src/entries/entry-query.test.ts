import { expect, test } from 'vitest'
import { findKind, type AnyKind } from '../../../school/kinds/index.ts'
import { readEntryQuery, toApiFilters, writeEntryQuery } from './entry-query.ts'

const news = findKind('article') as AnyKind
const events = findKind('event') as AnyKind
const read = (search: string, kind = news) => readEntryQuery(kind, new URLSearchParams(search))

test('the address of a list says its page, order, search and filters, and nothing that goes without saying', () => {
  const address = 'page=3&sort=title&order=ASC&q=fair+day&state=draft&mine=true&topic=JHS'
  expect(writeEntryQuery(news, read(address))).toBe(address)
  expect(writeEntryQuery(news, read('page=1&order=DESC&q='))).toBe('')
})

test('what is wrong in an address counts as left out', () => {
  const wrong = 'page=-2&perPage=7&sort=color&order=up&state=lost&mine=perhaps&waiting=long'
  expect(read(wrong)).toEqual(read(''))
})

test('the API is asked for filters that are set, and for no others', () => {
  expect(toApiFilters(read('q=fair&mine=true').values)).toEqual({ q: 'fair', mine: 'true' })
  expect(toApiFilters(read('state=review').values)).toEqual({ state: 'review' })
  expect(toApiFilters(read('waiting=change').values)).toEqual({ waiting: 'change' })
})

test('events begin with what is coming, and their list can be narrowed to past ones', () => {
  expect(read('', events)).toMatchObject({ sort: 'occurrence', order: 'ASC', values: { when: '' } })
  expect(read('sort=occurrence')).toMatchObject({ sort: 'updatedAt', order: 'DESC' })
  const past = 'order=DESC&when=past'
  expect(writeEntryQuery(events, read(past, events))).toBe(past)
  expect(read(past, events)).toMatchObject({ sort: 'occurrence', values: { when: 'past' } })
})
