import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('of two states the fields that differ are listed, as they were and as they are; of something new all', () => {
  const before = { title: 'Fair', topics: ['JHS'], day: '2026-11-05', note: 'x' }
  const after = { title: 'Book fair', topics: ['JHS'], day: '2026-11-05', place: 'Gym' }
  expect(changedFields(before, after)).toEqual({
    before: { title: 'Fair', note: 'x', place: null },
    after: { title: 'Book fair', note: null, place: 'Gym' },
  })
  expect(changedFields(null, { title: 'Fair' })).toEqual({ after: { title: 'Fair' } })
})
