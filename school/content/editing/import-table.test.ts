import { expect, test } from 'vitest'
import { articleKind } from '../../kinds/article.ts'
import { fieldsOf } from './cells.ts'
import { decodeTable, readTable } from './import-table.ts'

const shape = { fields: fieldsOf(articleKind) }
const read = (text: string, name = 'news.csv') => readTable(text, name, shape)

test('headings are the names of fields or what the form calls them, whatever their case', () => {
  const { columns, rows } = read('TITLE,Text,date,Category\nFair,<p>x</p>,11/20/2026,Campus News')
  expect(columns).toEqual(['title', 'content', 'publishedOn', 'category'])
  expect(rows).toEqual([
    { title: 'Fair', content: '<p>x</p>', publishedOn: '11/20/2026', category: 'Campus News' },
  ])
})

test('columns that no field goes by are named, those that are needed can be filled in', () => {
  const { unknown, columns, rows } = read('Title,Writer\nFair,Ben')
  expect([unknown, columns]).toEqual([['Writer'], ['title', 'category']])
  expect(rows).toEqual([{ title: 'Fair', category: '' }])
})

test('an export as JSON is read by the fields of its entries, and a table of Excel with semicolons', () => {
  const data = { title: 'Fair', topics: ['STEM'], category: 'Campus News' }
  expect(read(JSON.stringify([{ id: 7, state: 'draft', data }]), 'news.json')).toMatchObject({
    unknown: [],
    rows: [{ ...data, topics: '["STEM"]' }],
  })
  expect(read('\uFEFFTitle;Category\r\nFair, and more;Campus News\r\n').rows).toEqual([
    { title: 'Fair, and more', category: 'Campus News' },
  ])
})

test('letters stay what they are, in UTF-8 and as Excel writes them on Windows', () => {
  expect(decodeTable(new TextEncoder().encode('Niño').buffer)).toBe('Niño')
  expect(decodeTable(new Uint8Array([0x4e, 0x69, 0xf1, 0x6f]).buffer)).toBe('Niño')
})

test.each([
  ['PK\u0003\u0004', 'news.xlsx', /CSV UTF-8/],
  ['a,b\n1,2', 'news.csv', /Name the columns: Title, Text/],
  ['title,category\nFair', 'news.csv', /^Row 2 .* fewer cells/],
  ['title,category\nFair,Campus News,x', 'news.csv', /^Row 2 .* more cells/],
  ['title,category\n"Fair,x', 'news.csv', /never closed/],
  ['{"a":1}', 'news.json', /hold a list/],
])('a file that cannot be read says why in words: %j', (text, name, sentence) => {
  expect(() => read(text, name)).toThrow(sentence)
})
