import { expect, test } from 'vitest'
import { kindOf } from '../../../school/kinds/index.ts'
import { formShapeOf } from '../entries/kind-form.ts'
import { countWords, describeLength, weightWarning } from './page-size.ts'

const article = formShapeOf(kindOf('article'))

test('the words of a text are counted, without its title, marks and addresses', () => {
  const content =
    '<h2>The fair</h2><p>The school’s well-kept <a href="/media/x.pdf">field</a> opens at 8:00&nbsp;today – all are welcome.</p>'
  expect(countWords(article, { title: 'Not these words', content, topics: ['stem'] })).toBe(13)
})

test('a form without a text has no words, and those of a Filipino version are not added to the English', () => {
  expect(countWords(article, { title: 'A title', content: '' })).toBe(0)
  expect(countWords(article, null)).toBe(0)
  const fil = { texts: { content: { text: '<p>Isa dalawa tatlo</p>' } } }
  expect(countWords(article, { content: '<p>One two</p>', fil })).toBe(2)
})

test.for([
  [0, 'No words yet'],
  [1, '1 word, 1 minute to read'],
  [212, '212 words, 1 minute to read'],
  [1_650, '1,650 words, 8 minutes to read'],
] as const)('%i words are said as “%s”', ([count, said]) => {
  expect(describeLength(count)).toBe(said)
})

test('a page of more than a megabyte is heavy, and the warning says how long it takes and why', () => {
  expect(weightWarning(999_999, 800_000)).toBeNull()
  expect(weightWarning(1_420_000, 1_200_000)).toBe(
    'Heavy for a phone on mobile data: about 28 seconds on a slow connection. The pictures are 1.2 MB of it; take some out, or crop them.',
  )
})
