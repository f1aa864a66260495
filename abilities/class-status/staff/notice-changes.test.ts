import { expect, test } from 'vitest'
import { keepReason, keepTime, withReason, withState } from './notice-changes.ts'
import { readNotice } from './notice.ts'
import { defaultTimes } from './notice-time-choices.ts'

const allLevels = ['pgs', 'jhs', 'shs', 'college']
const otherReason = { en: 'strike of drivers', fil: '' }

test('a state with a time begins with its default time, any other has none', () => {
  expect(withState('late-start', defaultTimes)).toEqual({ state: 'late-start', time: '10:00' })
  expect(withState('remote', defaultTimes)).toEqual({ state: 'remote', time: null })
})

test('a state that is chosen again has the time that was typed for it, even an emptied one', () => {
  for (const time of ['14:30', null]) {
    const times = keepTime(defaultTimes, readNotice({ state: 'early-dismissal', time }))
    expect(withState('early-dismissal', times).time).toBe(time)
    expect(withState('late-start', times).time).toBe('10:00')
  }
  expect(keepTime(defaultTimes, readNotice({ state: 'remote' }))).toEqual(defaultTimes)
})

test('a reason proposes its source and levels, and giving it up proposes all levels', () => {
  const before = readNotice({ levels: allLevels })
  const signal = withReason(before, 'signal-2', null)
  expect(signal).toEqual({
    reason: 'signal-2',
    source: 'pagasa',
    otherReason: null,
    levels: ['pgs', 'jhs'],
  })
  expect(withReason({ ...before, ...signal }, null, null)).toEqual({
    reason: null,
    source: null,
    otherReason: null,
    levels: allLevels,
  })
})

test('levels that a person chose stay when the reason changes', () => {
  const chosen = readNotice({ levels: ['college'], reason: 'signal-2' })
  expect(withReason(chosen, 'flood', null)).not.toHaveProperty('levels')
})

test('a typed reason is kept while another reason is chosen, even an emptied one', () => {
  const empty = { en: '', fil: '' }
  expect(keepReason(empty, readNotice({ reason: 'other', otherReason }))).toEqual(otherReason)
  expect(keepReason(otherReason, readNotice({ reason: 'flood' }))).toEqual(otherReason)
  expect(keepReason(otherReason, readNotice({ otherReason: empty }))).toEqual(empty)
})

test('only the reason “Other” has words of its own', () => {
  const notice = readNotice({ levels: allLevels })
  expect(withReason(notice, 'other', otherReason)).toMatchObject({ otherReason })
  expect(withReason(notice, 'flood', otherReason)).toMatchObject({ otherReason: null })
})
