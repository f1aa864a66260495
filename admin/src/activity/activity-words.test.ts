import { expect, test } from 'vitest'
import { loggedActions } from '../../../school/staff/activity/actions.ts'
import { actionWords, sayAction } from './activity-words.ts'

test.each(loggedActions)('the log says %s in words, and no two actions alike', (action) => {
  expect(actionWords[action]).not.toBe(action)
  expect(Object.values(actionWords).filter((words) => words === actionWords[action])).toHaveLength(
    1,
  )
})

test('a line of the log is a sentence', () => {
  expect(sayAction({ action: 'publish', subject: 'article', title: 'Fair' })).toBe(
    'published the article “Fair”',
  )
  expect(
    sayAction({ action: 'sign-in-failed', subject: 'staff', title: 'an unknown account' }),
  ).toBe('failed to sign in to an unknown account')
  expect(sayAction({ action: 'something-new', subject: 'poem', title: '' })).toBe(
    'changed something',
  )
})
