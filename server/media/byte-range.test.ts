import { expect, test } from 'vitest'
import { chooseRange } from './byte-range.ts'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-100', { start: 0, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
])('of a file of 100 bytes, “%s” is %j', (header, part) => {
  expect(chooseRange(header, 100)).toEqual(part)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('“%s” is beyond 100 bytes', (header) => {
  expect(chooseRange(header, 100)).toBe('none')
})

test('nothing is part of an empty file', () => {
  expect(chooseRange('bytes=0-', 0)).toBe('none')
  expect(chooseRange('bytes=-1', 0)).toBe('none')
})

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=20-10',
  'bytes=0-1,5-6',
  'items=0-1',
  ' bytes=0-1',
  'bytes=0-1 ',
  `bytes=${'9'.repeat(16)}-`,
  'bytes=a-b',
])('“%s” is answered with the whole file', (header) => {
  expect(chooseRange(header, 100)).toBeNull()
})
