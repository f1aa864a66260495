import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  [
    'Dr. Ismael E. Yanga, Sr. became President. He stayed.',
    'Dr. Ismael E. Yanga, Sr. became President.',
  ],
  ['“Is it open?” It is.', '“Is it open?”'],
  [
    'The name is Dr. Yanga’s Colleges, Inc., or DYCI.',
    'The name is Dr. Yanga’s Colleges, Inc., or DYCI.',
  ],
  ['Without an end', 'Without an end'],
  ['', ''],
])('of %j, the first sentence is %j', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})
