import { describe, expect, test } from 'vitest'
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

const addresses = ({ pages }: KeptIndex) => pages.map(({ address }) => address).sort()

describe('the pages on a device', () => {
  test('are each there once, in their newest form', () => {
    const first = withPage(emptyIndex, page('/a', 1), { '/assets/new.css': 500 })
    const index = withPage(first, page('/a', 2, { title: 'newer' }), {})
    expect(index.pages).toEqual([page('/a', 2, { title: 'newer' })])
    expect(index.files).toEqual({ '/assets/new.css': 500 })
  })

  test('beyond the number that is kept, the one not used for longest goes', () => {
    const index = withUse(
      indexOf(page('/a', 1), page('/b', 2), page('/c', 3), page('/d', 4)),
      '/a',
      9,
    )
    const rest = trim(index, { pages: 3, bytes: 1e6 })
    expect(addresses(rest)).toEqual(['/a', '/c', '/d'])
  })

  test('beyond the bytes that are kept, as many go as are needed, files counted once', () => {
    const index = indexOf(page('/a', 1), page('/b', 2), page('/c', 3))
    expect(addresses(trim(index, { pages: 9, bytes: 3_500 }))).toEqual(['/a', '/b', '/c'])
    expect(addresses(trim(index, { pages: 9, bytes: 3_499 }))).toEqual(['/b', '/c'])
    expect(addresses(trim(index, { pages: 9, bytes: 1_500 }))).toEqual(['/c'])
  })

  test('for the morning of a typhoon stay when all others go', () => {
    const index = indexOf(page('/status', 1), page('/admissions', 2), page('/b', 8), page('/c', 9))
    expect(addresses(trim(index, { pages: 3, bytes: 1e6 }))).toEqual([
      '/admissions',
      '/c',
      '/status',
    ])
    expect(addresses(trim(index, { pages: 9, bytes: 10 }))).toEqual(['/admissions', '/status'])
  })

  test('take the files along that no other page names', () => {
    const index = indexOf(page('/old', 1, { files: ['/assets/old.css'] }), page('/b', 2))
    expect(trim(index, { pages: 9, bytes: 1e6 }).files).toEqual(index.files)
    const many = { ...index, pages: [...index.pages, page('/c', 3), page('/d', 4)] }
    expect(trim(many, { pages: 3, bytes: 1e6 }).files).toEqual({ '/assets/new.css': 500 })
  })
})
