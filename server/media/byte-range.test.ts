import { expect, test } from 'vitest'
import { chooseRange } from './serve-media.ts'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-100', { start: 0, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-0', 'none'],
  [undefined, null],
  ['', null],
  ['bytes=-', null],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  [' bytes=0-1', null],
  ['bytes=0-1 ', null],
  [`bytes=${'9'.repeat(16)}-`, null],
])('of a file of 100 bytes, “%s” is %j', (header, part) => {
  expect(chooseRange(header, 100)).toEqual(part)
})

test.each(['bytes=0-', 'bytes=-1'])('“%s” is no part of an empty file', (header) => {
  expect(chooseRange(header, 0)).toBe('none')
})
