import { expect, test } from 'vitest'
import { isNewDraftKey, isSameSubject, newDraftKey } from './new-drafts.ts'

test('a new draft has a name that the server takes, and no two are alike', () => {
  const keys = Array.from({ length: 50 }, () => newDraftKey('article'))
  expect(new Set(keys).size).toBe(50)
  for (const key of keys) expect(key).toMatch(/^article\/new-[a-z\d]{1,20}$/)
  expect(keys.every(isNewDraftKey)).toBe(true)
  expect(isNewDraftKey('article/12')).toBe(false)
})

test('drafts belong together when they are of one thing, or all new ones of one kind', () => {
  expect(isSameSubject('article/12', 'article/12')).toBe(true)
  expect(isSameSubject('article/12', 'article/13')).toBe(false)
  expect(isSameSubject('article/new-a', 'article/new-b')).toBe(true)
  expect(isSameSubject('article/new-a', 'event/new-b')).toBe(false)
  expect(isSameSubject('article/new-a', 'article/12')).toBe(false)
})
