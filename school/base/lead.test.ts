import { expect, test } from 'vitest'
import { countLead } from './lead.ts'

test.each([
  ['', 0, 0],
  ['Classes open on June 15. Bring water.', 7, 2],
  ['Dr. Ismael E. Yanga, Sr. became President.', 7, 1],
  ['  Can we afford it?\n Read on! ', 6, 2],
])('the lead %j has %i words and %i sentences', (text, words, sentences) => {
  expect(countLead(text)).toEqual({ words, sentences })
})
