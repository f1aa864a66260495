import { expect, test } from 'vitest'
import { idOfDraftKey, isNewDraftKey, newDraftKey } from './draft-keys.ts'

test('a new draft has a name that the server takes, and no two are alike', () => {
  const keys = Array.from({ length: 50 }, () => newDraftKey('article'))
  expect(new Set(keys).size).toBe(50)
  for (const key of keys) expect(key).toMatch(/^article\/new-[a-z\d]{1,20}$/)
  expect([...keys, 'article/12'].map(isNewDraftKey)).toEqual([...keys.map(() => true), false])
})

test('the id of a key is everything after its kind', () => {
  expect(['article/12', 'article/new-k3j9x2', 'comment/article/12'].map(idOfDraftKey)).toEqual([
    '12',
    'new-k3j9x2',
    'article/12',
  ])
})
