import { expect, test } from 'vitest'
import { countLead } from './lead.ts'

test('a lead is counted in words and sentences, and titles and initials end no sentence', () => {
  expect(countLead('')).toEqual({ words: 0, sentences: 0 })
  expect(countLead('Classes open on June 15. Bring water.')).toEqual({ words: 7, sentences: 2 })
  expect(countLead('Dr. Ismael E. Yanga, Sr. became President.')).toEqual({
    words: 7,
    sentences: 1,
  })
  expect(countLead('  Can we afford it?\n Read on! ')).toEqual({ words: 6, sentences: 2 })
})
