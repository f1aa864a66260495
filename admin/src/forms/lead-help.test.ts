import { expect, test } from 'vitest'
import { leadHelp } from './lead-help.ts'

const rule = 'A lead has at most 2 sentences and about 30 words.'

test('the help of a lead gives the rule and counts what is written', () => {
  expect(leadHelp('')).toBe(rule)
  expect(leadHelp('Classes open.')).toBe(`${rule} This one has 1 sentence and 2 words.`)
})

test('a lead that is too long is told where its rest belongs', () => {
  expect(leadHelp('One. Two. Three.')).toBe(
    `${rule} This one has 3 sentences and 3 words. Move the rest to the next paragraph.`,
  )
  expect(leadHelp('word '.repeat(40))).toContain('40 words. Move the rest')
})
