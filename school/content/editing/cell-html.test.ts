import { expect, test } from 'vitest'
import { htmlFromCell, htmlToCell } from './cell-html.ts'

test.each([
  ['<p>One.</p><p>Two <b>bold</b> words.</p>'],
  ['<ul><li>One</li></ul><hr>'],
  ['See <b>us</b>'],
  ['Grade 7 &lt; Grade 8'],
  [''],
])('stored HTML is the same after a way through a table cell: %s', (html) => {
  expect(htmlFromCell(htmlToCell(html))).toBe(html)
})

test.each([
  ['Grade <75:\nsee us', '<p>Grade &lt;75:<br>see us</p>'],
  ['One <b>bold</b> word', '<p>One &lt;b&gt;bold&lt;/b&gt; word</p>'],
  ['<p>Not closed', '<p>&lt;p&gt;Not closed</p>'],
])('a cell that is not whole blocks is plain text: %s', (cell, html) => {
  expect(htmlFromCell(cell)).toBe(html)
})
