// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { buildPastedLists } from './pasted-lists.ts'
import { readPasted } from './pasted-styles.ts'

/** Builds the lists of a paste; returns its HTML without spans, classes and space between tags. */
function built(html: string): string {
  const pasted = readPasted(html)
  buildPastedLists(pasted)
  return pasted.page.body.innerHTML
    .replaceAll(/<!--.*?-->|<\/?(?:span|o:p)\b[^>]*>| class="[^"]*"/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=<)/g, '')
}

/** Writes a list paragraph as Word does, with its typed marker. */
const word = (marker: string, text: string, level = 1, list = 'l0', override = 'lfo1') =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:${list} level${level} ${override}'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

/** Writes an item as Word on the web does: in a list of its own. */
const wordOnline = (number: number, text: string, level = 1) =>
  `<div class="ListContainerWrapper SCXW1 BCX8"><ol class="NumberListStyle1" start="${number}"><li data-listid="1" aria-setsize="-1" data-aria-posinset="${number}" data-aria-level="${level}"><p class="Paragraph"><span class="TextRun">${text}</span></p></li></ol></div>`

test.each([
  ['1.', 1],
  ['12)', 12],
  ['1.3', 3],
  ['5.1.', 1],
  ['(b)', 2],
  ['C.', 3],
  ['z]', 26],
  ['aa.', 27],
  ['i.', 1],
  ['ii.', 2],
  ['(iv)', 4],
  ['v.', 5],
  ['XIX.', 19],
  ['xlviii.', 48],
  ['cccxcix.', 399],
])('the marker “%s” begins a list at %i', (marker, first) => {
  const start = first === 1 ? '' : ` start="${first}"`
  expect(built(word(marker, 'Pay'))).toBe(`<ol${start}><li>Pay</li></ol>`)
})

test.each(['·', 'o', '§', '-', '\uf0b7'])('the marker “%s” is a bullet', (marker) => {
  expect(built(word(marker, 'Pay'))).toBe('<ul><li>Pay</li></ul>')
})

test.each(['Step 1:', 'Article II.', 'Note:', 'mix.', 'Civil.', 'ic.', 'ivi.', 'vx)'])(
  'the marker “%s” is words, which stay in the text',
  (marker) => expect(built(word(marker, 'Pay'))).toMatch(`<p>${marker}`),
)

test.each([
  [
    'levels',
    word('1.', 'A') + word('a.', 'B', 2) + word('b.', 'C', 2) + word('2.', 'D'),
    '<ol><li>A<ol><li>B</li><li>C</li></ol></li><li>D</li></ol>',
  ],
  [
    'a level that returns over two others, and begins again below the next item',
    word('1.', 'A') +
      word('a.', 'B', 2) +
      word('i.', 'C', 3) +
      word('2.', 'D') +
      word('a.', 'E', 2),
    '<ol><li>A<ol><li>B<ol><li>C</li></ol></li></ol></li><li>D<ol><li>E</li></ol></li></ol>',
  ],
  [
    'a first item that is deeper than the second',
    word('a.', 'A', 2) + word('1.', 'B'),
    '<ol><li>A</li></ol><ol><li>B</li></ol>',
  ],
  [
    'bullets below numbers',
    word('1.', 'A') + word('o', 'B', 2) + word('§', 'C', 3) + word('2.', 'D'),
    '<ol><li>A<ul><li>B<ul><li>C</li></ul></li></ul></li><li>D</li></ol>',
  ],
  [
    'a list that continues after a paragraph',
    `${word('1.', 'A')}<p>Wait.</p>${word('2.', 'B')}`,
    '<ol><li>A</li></ol><p>Wait.</p><ol start="2"><li>B</li></ol>',
  ],
  [
    'a list that continues after words without a paragraph',
    `${word('1.', 'A')}Wait.${word('ii.', 'B')}`,
    '<ol><li>A</li></ol>Wait.<ol start="2"><li>B</li></ol>',
  ],
  [
    'a restart, and another list',
    word('1)', 'A') + word('1)', 'B') + word('2)', 'C', 1, 'l4') + word('3)', 'D', 1, 'l4', 'lfo2'),
    '<ol><li>A</li></ol><ol><li>B</li></ol><ol start="2"><li>C</li></ol><ol start="3"><li>D</li></ol>',
  ],
  [
    'a restart below an item',
    word('1.', 'A') + word('a.', 'B', 2) + word('a.', 'C', 2),
    '<ol><li>A<ol><li>B</li></ol><ol><li>C</li></ol></li></ol>',
  ],
  [
    'letters that are Roman numbers too',
    word('h.', 'A') + word('i.', 'B') + word('j.', 'C'),
    '<ol start="8"><li>A</li><li>B</li><li>C</li></ol>',
  ],
  [
    'Roman numbers, and levels in the number',
    word('(iv)', 'A') + word('(v)', 'B') + word('5.1.', 'C', 2),
    '<ol start="4"><li>A</li><li>B<ol><li>C</li></ol></li></ol>',
  ],
  [
    'lists of Word on the web, one for each item',
    `${wordOnline(1, 'A')}\n${wordOnline(2, 'B')}\n${wordOnline(1, 'C', 2)}\n${wordOnline(3, 'D')}\n${wordOnline(1, 'E')}`,
    '<ol><li><p>A</p></li><li><p>B</p><ol><li><p>C</p></li></ol></li><li><p>D</p></li></ol><ol><li><p>E</p></li></ol>',
  ],
  [
    'bullets of Word on the web',
    wordOnline(1, 'A') + wordOnline(1, 'B', 2).replaceAll(/(?<=<\/?)ol/g, 'ul'),
    '<ol><li><p>A</p><ul><li><p>B</p></li></ul></li></ol>',
  ],
])('lists keep %s', (_what, html, expected) => {
  expect(built(html)).toBe(expected)
})
