import { expect, test } from 'vitest'
import { readCount } from './seed-options.ts'

test.each(['many', '', '-1', '1.5', '5000001', '0'])('accepts no archive of “%s”', (count) => {
  expect(readCount(count)).toBe(undefined)
})
