import { expect, test } from 'vitest'
import { emptyIndex, trim, withPage, withUse, type KeptIndex, type KeptPage } from './kept-index.ts'

const page = (address: string, usedAt: number, fields: Partial<KeptPage> = {}): KeptPage => ({
  address,
  title: address,
  keptAt: usedAt,
  clockOffset: 0,
  usedAt,
  bytes: 1_000,
  files: ['/assets/new.css'],
  ...fields,
})

const indexOf = (...pages: KeptPage[]): KeptIndex => ({
  pages,
  files: { '/assets/new.css': 500, '/assets/old.css': 700 },
})

test('the pages on a device are each there once, in their newest form', () => {
  const first = withPage(emptyIndex, page('/a', 1), { '/assets/new.css': 500 })
  const index = withPage(first, page('/a', 2, { title: 'newer' }), {})
  expect(index.pages).toEqual([page('/a', 2, { title: 'newer' })])
  expect(index.files).toEqual({ '/assets/new.css': 500 })
})

const [abc, old] = [
  [page('/a', 1), page('/b', 2), page('/c', 3)],
  [page('/status', 1), page('/admissions', 2), page('/b', 8), page('/c', 9)],
]

test.each([
  ['none while they have room, with files counted once', 9, 3_500, abc, ['/a', '/b', '/c']],
  ['the one not used for longest', 9, 3_499, abc, ['/b', '/c']],
  ['as many as are needed', 9, 1_500, abc, ['/c']],
  ['others before those for a typhoon', 3, 1e6, old, ['/status', '/admissions', '/c']],
  ['none of those for the morning of a typhoon', 9, 10, old, ['/status', '/admissions']],
])('a device gives up of its pages %s', (_, count, bytes, pages, rest) => {
  const kept = trim(indexOf(...pages), { pages: count, bytes }).pages
  expect(kept.map(({ address }) => address)).toEqual(rest)
})

test('a page that is opened stays, and files go with the last page that names them', () => {
  const index = indexOf(page('/old', 1, { files: ['/assets/old.css'] }), ...abc.slice(1))
  expect(trim(index, { pages: 3, bytes: 1e6 }).files).toEqual(index.files)
  const more = withPage(index, page('/d', 4), {})
  expect(trim(more, { pages: 3, bytes: 1e6 }).files).toEqual({ '/assets/new.css': 500 })
  const used = trim(withUse(more, '/old', 9), { pages: 3, bytes: 1e6 })
  expect(used.pages.map(({ address }) => address)).toEqual(['/old', '/c', '/d'])
})
