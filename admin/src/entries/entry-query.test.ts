import { expect, test } from 'vitest'
import { readEntryQuery, toApiQuery, writeEntryQuery } from './entry-query.ts'

const news = { name: 'article' } as const
const events = { name: 'event' } as const
const read = (search: string, kind: typeof news | typeof events = news) =>
  readEntryQuery(kind, new URLSearchParams(search))

test('the address of a list says its page, order, search and filters, and nothing that goes without saying', () => {
  const address = 'page=3&sort=title&order=ASC&q=fair+day&state=draft&topic=JHS&mine=true'
  expect(writeEntryQuery(news, read(address))).toBe(address)
  expect(writeEntryQuery(news, read('page=1&order=DESC&q='))).toBe('')
})

test('what is wrong in an address counts as left out', () => {
  const wrong = 'page=-2&perPage=7&sort=color&order=up&state=lost&mine=perhaps&waiting=long'
  expect(read(wrong)).toEqual(read(''))
})

test('the API is asked for filters that are set, and for no others', () => {
  expect(toApiQuery(read('q=fair&mine=true'))).not.toHaveProperty('state')
  expect(toApiQuery(read('q=fair&mine=true'))).toMatchObject({ q: 'fair', mine: 'true' })
  expect(toApiQuery(read('state=review'))).toMatchObject({ state: 'review' })
  expect(toApiQuery(read('waiting=change'))).toMatchObject({ waiting: 'change' })
})

test('events begin with what is coming, and their list can be narrowed to past ones', () => {
  expect(read('', events)).toMatchObject({ sort: 'occurrence', order: 'ASC', when: '' })
  expect(read('sort=occurrence')).toMatchObject({ sort: 'updatedAt', order: 'DESC' })
  const past = 'order=DESC&when=past'
  expect(writeEntryQuery(events, read(past, events))).toBe(past)
  expect(toApiQuery(read(past, events))).toMatchObject({ sort: 'occurrence', when: 'past' })
})
