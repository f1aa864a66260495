import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

describe('drafts on this device', () => {
  test('are listed for their owner alone', () => {
    expect(keepLocalDraft('ana', place, draft)).toBe(true)
    expect(listLocalDrafts('ana')).toEqual([{ ...place, ...draft }])
    expect(listLocalDrafts('an')).toEqual([])
    expect(listLocalDrafts('ben')).toEqual([])
  })

  test('are kept for each page, and forgotten one by one', () => {
    keepLocalDraft('ana', place, draft)
    keepLocalDraft('ana', { ...place, page: 'p2' }, { ...draft, savedAt: 200 })
    forgetLocalDraft('ana', place)
    expect(listLocalDrafts('ana')).toEqual([{ ...place, page: 'p2', ...draft, savedAt: 200 }])
  })

  test('know when the server got a copy, unless they were forgotten', () => {
    keepLocalDraft('ana', place, draft)
    noteLocalDraftSent('ana', place, 300)
    expect(listLocalDrafts('ana')).toEqual([{ ...place, ...draft, sentAt: 300 }])
    forgetLocalDraft('ana', place)
    noteLocalDraftSent('ana', place, 400)
    expect(listLocalDrafts('ana')).toEqual([])
  })

  test('that cannot be read are left out', () => {
    localStorage.setItem('draft:ana:article/1~p', '{')
    localStorage.setItem('draft:ana:article/2~p', '{"data":1}')
    localStorage.setItem('user', '{}')
    expect(listLocalDrafts('ana')).toEqual([])
  })

  test('that find no room are said not to be kept', () => {
    expect(keepLocalDraft('ana', place, { ...draft, data: 'x'.repeat(2_000) })).toBe(false)
  })
})
