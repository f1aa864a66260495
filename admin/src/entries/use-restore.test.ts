import { expect, test } from 'vitest'
import { hasDayPassed } from './use-restore.ts'

const past = { kind: 'class-notice', state: 'unpublished', data: { day: '2026-01-05' } } as const

test('a restored class notice stays taken down when its last day has passed', () => {
  expect(hasDayPassed(past)).toBe(true)
  expect(hasDayPassed({ ...past, data: { day: '2026-01-05', lastDay: '2099-01-06' } })).toBe(false)
  expect(hasDayPassed({ ...past, state: 'published' })).toBe(false)
  expect(hasDayPassed({ ...past, kind: 'article' })).toBe(false)
})
