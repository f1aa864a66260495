import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '../../../tests/helpers/fake-storage.ts'
import {
  forgetLocalDraft,
  keepLocalDraft,
  listLocalDrafts,
  noteLocalDraftSent,
} from './local-drafts.ts'

const place = { key: 'category/meaning', page: 'p1' }
const draft = { data: { title: 'Fair' }, basedOn: 2, savedAt: 100, sentAt: null }

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('drafts on this device are listed for their owner alone, page by page, until they are forgotten', () => {
  expect(keepLocalDraft('ana', place, draft)).toBe(true)
  expect(listLocalDrafts('ana')).toEqual([{ ...place, ...draft }])
  for (const other of ['an', 'ben']) expect(listLocalDrafts(other)).toEqual([])
  noteLocalDraftSent('ana', place, 300)
  expect(listLocalDrafts('ana')).toEqual([{ ...place, ...draft, sentAt: 300 }])
  keepLocalDraft('ana', { ...place, page: 'p2' }, draft)
  forgetLocalDraft('ana', place)
  noteLocalDraftSent('ana', place, 400)
  expect(listLocalDrafts('ana')).toEqual([{ ...place, page: 'p2', ...draft }])
})

test('drafts that cannot be read are left out, and one that finds no room is said not to be kept', () => {
  localStorage.setItem('draft:ana:article/1~p', '{')
  localStorage.setItem('draft:ana:article/2~p', '{"data":1}')
  localStorage.setItem('user', '{}')
  expect(keepLocalDraft('ana', place, { ...draft, data: 'x'.repeat(2_000) })).toBe(false)
  expect(listLocalDrafts('ana')).toEqual([])
})
