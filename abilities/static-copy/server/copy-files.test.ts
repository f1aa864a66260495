import { expect, test } from 'vitest'
import { findRows } from '../site/search-rows.ts'
import { findParameters } from '../../../server/pages/query-parameters.ts'
import { copyFileLookup, fileOfPage, linkTo, safeName } from './copy-files.ts'

const fileOf = copyFileLookup(
  findParameters([
    { pattern: '/dycian-news', names: ['page', 'category', 'topic'] },
    { pattern: '/ask-us', names: ['topic'] },
  ]),
  new Set(['/images/logo.svg']),
)

test.each([
  ['/', 'index.html'],
  ['/dycian-news/', 'dycian-news/index.html'],
  ['/dycian-news?page=2', 'dycian-news/page=2/index.html'],
  ['/dycian-news?utm_source=x', 'dycian-news/index.html'],
  ['/events/parol-night.ics', 'events/parol-night.ics'],
  ['/images/logo.svg', 'images/logo.svg'],
  ['/search?q=robot', 'search/index.html'],
  ['/ask-us?topic=fees', 'ask-us/index.html'],
  ['/status', 'not-in-this-copy/index.html'],
  ['/status.json', 'not-in-this-copy/index.html'],
  ['/verify/ABCD-2345', 'not-in-this-copy/index.html'],
  ['/dycian-news/rss.xml', 'not-in-this-copy/index.html'],
  ['/index.html', 'not-in-this-copy/index.html'],
  ['/../../etc/passwd', 'not-in-this-copy/index.html'],
  ['/statuses', 'statuses/index.html'],
])('the file of %s in a copy is %s', (address, file) => {
  expect(fileOf(address).path).toBe(file)
})

const long = 'x'.repeat(300)
test.each(['..%2F..%2Fx', '%2e%2e', 'a%00b', 'c:', 'nul', 'com1.txt', 'BSIT', long, 'é', 'a.'])(
  'the file of an entry stays in its folder and has a name for every disk: %s',
  (name) => {
    const { path } = fileOf(`/dycian-news/${name}`)
    expect(path).toMatch(/^(dycian-news\/[a-z\d_-]+~[a-f\d]{12}|not-in-this-copy)\/index\.html$/)
  },
)

test('files differ where only capital letters differ, and link to each other by relative links', () => {
  expect(safeName('BSIT')).not.toBe(safeName('bsit'))
  expect(safeName('BSIT').toLowerCase()).not.toBe(safeName('Bsit').toLowerCase())
  expect(fileOfPage('/dycian-news?topic=R%26D')).toMatch(/^dycian-news\/topic=r-d~[a-f\d]{12}\//)
  const [home, list] = ['index.html', 'dycian-news/page=2/index.html']
  expect([linkTo(home, list), linkTo(list, home)]).toEqual([list, '../../index.html'])
})

test('the search of a copy finds words by their beginning, without accents, titles first', () => {
  const rows = [
    ['Events of Piñas', 'Event', 'a', 'The robotics club'],
    ['Robotics wins', 'News', 'b', 'In Pinas'],
    ['Aerobotics', 'News', 'c', 'x'],
  ] as const
  const found = (q: string) => findRows(rows, q).map(([title]) => title)
  expect(found('robot')).toEqual(['Robotics wins', 'Events of Piñas'])
  expect(found('PINAS robotics')).toEqual(['Events of Piñas', 'Robotics wins'])
  expect(found('(?')).toEqual([])
})
