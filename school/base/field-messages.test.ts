import { expect, test } from 'vitest'
import * as z from 'zod'
import { plainIssue } from './field-messages.ts'

const shape = z.object({
  text: z.string().min(2).max(4),
  count: z.number().int().min(1).max(9),
  isOpen: z.boolean(),
  words: z.array(z.string()).min(1),
  part: z.object({}),
  level: z.enum(['shs', 'jhs']),
  address: z.email(),
})
const texts = { text: 'abc', level: 'shs', address: 'ana@example.org' }
const good = { ...texts, count: 3, isOpen: true, words: ['a'], part: {} }
const minimum = (count: number) => `This is too short or too small: the minimum is ${count}.`
const maximum = (count: number) => `This is too long or too big: the maximum is ${count}.`

test.each([
  [{}, undefined],
  [{ text: undefined }, 'Fill this in.'],
  [{ text: null }, 'Fill this in.'],
  [{ text: 5 }, 'Enter some text.'],
  [{ text: 'a' }, minimum(2)],
  [{ text: 'abcde' }, maximum(4)],
  [{ count: 'three' }, 'Enter a number.'],
  [{ count: 1.5 }, 'Enter a whole number.'],
  [{ count: 0 }, minimum(1)],
  [{ count: 10 }, maximum(9)],
  [{ isOpen: 'yes' }, 'Enter yes or no.'],
  [{ words: 'a' }, 'Send a list.'],
  [{ words: [] }, minimum(1)],
  [{ part: 'a' }, 'Send a group of fields.'],
  [{ level: 'college' }, 'Choose one of: shs, jhs.'],
  [{ address: 'ana' }, 'This value does not fit here.'],
])('a problem is said in plain words: %o', (change, message) => {
  const parsed = shape.safeParse({ ...good, ...change }, { error: plainIssue })
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual(message && [message])
})
