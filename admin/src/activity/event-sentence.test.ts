import { expect, test } from 'vitest'
import { actionWords } from '../../../school/staff/activity/actions.ts'
import { describeEvent } from './event-sentence.tsx'

test('the log says each action in words, and no two actions alike', () => {
  const words = Object.entries(actionWords)
  expect(words.filter(([action, said]) => said === action)).toEqual([])
  expect(new Set(Object.values(actionWords)).size).toBe(words.length)
})

test.each([
  ['publish', 'article', 'Fair', 'published the article “Fair”'],
  ['sign-in-failed', 'staff', 'an unknown account', 'failed to sign in to an unknown account'],
  ['something-new', 'poem', '', 'changed something'],
])('a line of the log is a sentence: %s of %s %s', (action, subject, title, sentence) => {
  expect(describeEvent({ action, subject, title })).toBe(sentence)
})
