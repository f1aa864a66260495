import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

const title = 'Dr. Ismael E. Yanga, Sr. became President.'
const name = 'The name is Dr. Yanga’s Colleges, Inc., or DYCI.'
test.each([
  [`${title} He stayed.`, title],
  ['“Is it open?” It is.', '“Is it open?”'],
  [name, name],
  ['Without an end', 'Without an end'],
  ['', ''],
])('of %j, the first sentence is %j', (text, first) => expect(firstSentence(text)).toBe(first))
