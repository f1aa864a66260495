import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { noon, putArticle } from '../../tests/helpers/entries.ts'
import { putPicture } from '../../tests/helpers/library-pictures.ts'
import {
  findMovedFile,
  findNewAddress,
  oldPathOf,
  recordOldAddress,
  type AddressTarget,
} from './old-addresses.server.ts'

test.each([
  ['/About/', '/about'],
  ['/', '/'],
  ['', '/'],
  ['/Ni%C3%B1o/', '/niño'],
  ['/Nin%CC%83o', '/niño'],
  ['/100%/', '/100%'],
  ['/A/?b=C/?d/', '/a?b=C/?d/'],
  [`/${'a'.repeat(2_000)}`, `/${'a'.repeat(999)}`],
])('the old address %j is stored as %j', (address, path) => {
  expect(oldPathOf(address)).toBe(path)
})

const picture = '0123456789abcdef0123'
const pictureAddress = `/media/${picture}/lanterns.jpg`
const source = 'old.example'

describeOnDatabases('an old address', (given) => {
  const record = (path: string, place: AddressTarget, from = source) =>
    recordOldAddress(given.database, { source: from, path }, place)
  const find = (path: string, now = noon) => findNewAddress(given.database, path, now)
  const toPicture = { to: 'media', target: picture } as const

  test('leads to the entry, the file or the path that took its place', async () => {
    const { id } = await putArticle(given.database, { title: 'Robots win' })
    await putPicture(given.database, { id: picture })
    await record('/2024/Robots/', { to: 'entry', target: String(id) })
    await record('/uploads/team.jpg', toPicture)
    await record('/robots', { to: 'path', target: '/2024/robots/' })
    expect(await find('/2024/robots')).toBe('/dycian-news/robots-win')
    expect(await find('/uploads/Team.jpg')).toBe(pictureAddress)
    expect(await find('/robots/')).toBe('/2024/robots/')
    expect(await find('/robots/?a')).toBeNull()
  })

  test('leads nowhere when nothing is visible there, or to itself', async () => {
    const { id } = await putArticle(given.database, {}, { publishAt: noon + 1 })
    await record('/later', { to: 'entry', target: String(id) })
    await record('/gone', { to: 'entry', target: '999' })
    await record('/gone.jpg', toPicture)
    await record('/same', { to: 'path', target: '/Same/' })
    for (const path of ['/later', '/gone', '/gone.jpg', '/same'])
      expect(await find(path)).toBeNull()
    expect(await find('/later', noon + 1)).toMatch(/^\/dycian-news\//)
  })

  test('of a smaller copy leads to its picture, unless it leads elsewhere itself', async () => {
    await putPicture(given.database, { id: picture })
    await record('/team.jpg', toPicture)
    await record('/hall-rotated.jpg', toPicture)
    const copies = ['team-300x200', 'team-1024x768', 'team-scaled-e1612345678', 'hall-300x200']
    for (const copy of copies)
      expect([copy, await find(`/${copy}.jpg`)]).toEqual([copy, pictureAddress])
    for (const path of ['-3x200.jpg', '-300x2.jpg', '-300x200.jpg/x', '-ax200.jpg', '-e161.jpg'])
      expect(await find(`/team${path}`)).toBeNull()
    await record('/team-300x200.jpg', { to: 'path', target: '/teams' })
    expect(await find('/team-300x200.jpg')).toBe('/teams')
  })

  test('keeps its first new place, one for each site that it was of', async () => {
    await record('/page', { to: 'path', target: '/first' }, 'a.example')
    await record('/page/', { to: 'path', target: '/second' }, 'a.example')
    await record('/page', { to: 'path', target: '/other' }, 'b.example')
    expect(await find('/page')).toBe('/first')
    const rows = await given.database.selectFrom('old_address').select('target').execute()
    expect(rows.map(({ target }) => target).toSorted()).toEqual(['/first', '/other'])
  })

  test('of a file is known until staff delete the file', async () => {
    const moved = (path: string, from = source) =>
      findMovedFile(given.database, { source: from, path })
    await putPicture(given.database, { id: picture })
    await record('/team.jpg', toPicture)
    await record('/page', { to: 'path', target: '/other' })
    expect(await moved('/Team.jpg')).toBe(pictureAddress)
    for (const none of [moved('/team.jpg', 'other.example'), moved('/page'), moved('/none')])
      expect(await none).toBeNull()
    await given.database.deleteFrom('media').execute()
    expect(await moved('/team.jpg')).toBeNull()
    const rows = await given.database.selectFrom('old_address').select('path').execute()
    expect(rows).toEqual([{ path: '/page' }])
  })
})
