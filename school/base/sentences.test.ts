import { expect, test } from 'vitest'
import { firstSentence, leadingSentences } from './sentences.ts'

const title = 'Dr. Ismael E. Yanga, Sr. became President.'
const name = 'The name is Dr. Yanga’s Colleges, Inc., or DYCI.'
test.each([
  [`${title} He stayed.`, title],
  ['“Is it open?” It is.', '“Is it open?”'],
  [name, name],
  ['Without an end', 'Without an end'],
  ['', ''],
])('of %j, the first sentence is %j', (text, first) => expect(firstSentence(text)).toBe(first))

test.each([
  ['is left alone when it fits', 'It rained. We read.', 19, 'It rained. We read.'],
  ['ends with a sentence', 'The river rose. We walked to school', 30, 'The river rose.'],
  [
    'goes on where a sentence ended early',
    'It was. The quick brown fox jumps',
    24,
    'It was. The quick…',
  ],
  [
    'does not end after a title',
    'The first owners were Mr. and Mrs. Yanga',
    36,
    'The first owners were Mr. and Mrs.…',
  ],
  ['drops what a stored summary cut', 'The river rose. We walked to…', 40, 'The river rose.'],
])('a text of whole sentences %s', (_, text, length, short) =>
  expect(leadingSentences(text, length)).toBe(short),
)
