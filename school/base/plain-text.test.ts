import { describe, expect, test } from 'vitest'
import { shorten, toLead, toPlainLines, toPlainText } from './plain-text.ts'
import { countLead } from './sentences.ts'
import { firstSentence, leadingSentences } from './sentences.ts'

describe('the preview of an article', () => {
  test.each([
    ['<p>One.</p><p>Two.</p>', 'One. Two.'],
    ['<p>un<b>bel</b>iev<em>able</em></p>', 'unbelievable'],
    ['Line one<br>line two', 'Line one line two'],
    ['<ul><li>one</li><li>two</li></ul>', 'one two'],
    ['<p title="a>b">text</p>', 'b">text'],
    ['AT&amp;T, 5 &lt; 6, &quot;so&quot;, it&apos;s', `AT&T, 5 < 6, "so", it's`],
    ['Ni&ntilde;o&nbsp;here', 'Niño here'],
    ['&#241; &#xF1; &#X20AC;', 'ñ ñ €'],
    ['&unknown; and &constructor; stay', '&unknown; and &constructor; stay'],
    ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
    ['  many \n\t spaces  ', 'many spaces'],
    ['&#0;&#9999999;x', 'x'],
    ['', ''],
  ])('%j reads %j', (html, text) => {
    expect(toPlainText(html)).toBe(text)
  })

  test.each([
    '<script>alert(1)</script>words',
    '<SCRIPT type="text/javascript">alert(1)</script >words',
    '<style>p { color: red }</style>words',
    '<!-- a note to self -->words',
    'words<script>alert(1)',
    'words<!-- never closed',
    'words<img src=x onerror="alert(1)"',
  ])('carries the words of %j and nothing that was not meant to be read', (html) => {
    expect(toPlainText(html)).toBe('words')
  })

  test('reads an entity once, so that an article about HTML shows what its author wrote', () => {
    expect(toPlainText('&amp;lt;b&amp;gt; &amp;#60;')).toBe('&lt;b&gt; &#60;')
    expect(toPlainText('&#38;lt;b&#38;gt;')).toBe('&lt;b&gt;')
  })
})

test.each([
  ['<p>It is DYCI.</p><h2>Dates</h2><p>1950.</p>', 'It is DYCI.'],
  ['<h2>Dates</h2><p>It opens. Bring:</p><ul><li>one</li></ul>', 'It opens.'],
  ['<p>Bring:</p><ul><li>one</li><li>two</li></ul>', 'Bring: one two'],
])('the lead of %j is sentences', (html, lead) => expect(toLead(html)).toBe(lead))

// Reading to the end from every bracket takes minutes: the test would exceed its time limit.
test.each([
  ['<a ', 'without words'],
  ['</a ', 'without words'],
  ['<a href="', 'without words'],
  ['</script ', 'without words'],
  ['<', 'as it is'],
  ['&#', 'as it is'],
  ['<!-', 'as it is'],
])('a body of 200,000 times %j is read in one pass, %s', (part, reading) => {
  const body = part.repeat(200_000)
  expect(toPlainText(body)).toHaveLength(reading === 'as it is' ? body.length : 0)
})

test('text on several lines has one for each paragraph, item, row and line break', () => {
  const html =
    '<h2>Fees</h2><p>One<br>two<br/>three<br />four</p><ul><li>a</li><li>b</li></ul><table><tr><td>c</td><td>d</td></tr></table><p> </p><blockquote>e</blockquote>'
  expect(toPlainLines(html)).toBe('Fees\nOne\ntwo\nthree\nfour\na\nb\nc d\ne')
})

test.each([
  ['is left alone when it fits', 'ten chars.', 10, 'ten chars.'],
  ['ends between words with an ellipsis', 'The quick brown fox jumps', 15, 'The quick…'],
  ['never exceeds the length', 'The quick brown fox jumps', 18, 'The quick brown…'],
  ['is cut inside a long word', 'Hippopotomonstrosesquippedaliophobia', 10, 'Hippopoto…'],
  ['never ends in half of a character', '🎓🎓🎓🎓🎓🎓', 6, '🎓🎓…'],
])('a shortened text %s', (_, text, length, short) => expect(shorten(text, length)).toBe(short))

test.each([
  ['', 0, 0],
  ['Classes open on June 15. Bring water.', 7, 2],
  ['Dr. Ismael E. Yanga, Sr. became President.', 7, 1],
  ['  Can we afford it?\n Read on! ', 6, 2],
])('the lead %j has %i words and %i sentences', (text, words, sentences) => {
  expect(countLead(text)).toEqual({ words, sentences })
})

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
  ['goes on where one ended early', 'It was. The quick brown fox', 24, 'It was. The quick…'],
  ['does not end after a title', 'They were Mr. and Mrs. Yanga', 24, 'They were Mr. and Mrs.…'],
  ['drops what a stored summary cut', 'The river rose. We walked to…', 40, 'The river rose.'],
])('a text of whole sentences %s', (_, text, length, short) =>
  expect(leadingSentences(text, length)).toBe(short),
)
