import { expect, test } from 'vitest'
import { loggedActions } from '../../../school/staff/activity/actions.ts'
import { actionWords, sayAction } from './activity-words.ts'

test('the log says each action in words, and no two actions alike', () => {
  const words = loggedActions.map((action) => actionWords[action])
  expect(words.filter((said, place) => said === loggedActions[place])).toEqual([])
  expect(new Set(words).size).toBe(words.length)
})

test.each([
  ['publish', 'article', 'Fair', 'published the article “Fair”'],
  ['sign-in-failed', 'staff', 'an unknown account', 'failed to sign in to an unknown account'],
  ['something-new', 'poem', '', 'changed something'],
])('a line of the log is a sentence: %s of %s %s', (action, subject, title, sentence) => {
  expect(sayAction({ action, subject, title })).toBe(sentence)
})
