import { expect, test } from 'vitest'
import { leadHelp } from './list-input.tsx'

test.each([
  ['', ''],
  ['Classes open.', ' This one has 1 sentence and 2 words.'],
  [
    'One. Two. Three.',
    ' This one has 3 sentences and 3 words. Move the rest to the next paragraph.',
  ],
  ['word '.repeat(40), expect.stringContaining('40 words. Move the rest') as string],
])('the help of a lead gives the rule and says what is too long in “%s”', (lead, more) => {
  expect(leadHelp(lead).replace('A lead has at most 2 sentences and about 30 words.', '')).toEqual(
    more,
  )
})
