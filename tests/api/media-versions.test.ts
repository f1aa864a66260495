import { expect, test } from 'vitest'
import { readContentVersion } from '../../db/content-version.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { putArticle } from '../helpers/entries.ts'
import {
  consent,
  makeJpeg,
  openMediaSites,
  withLearners,
  type Person,
} from '../helpers/media-site.ts'
import { markedAs, smallPdf, uploadForm } from '../helpers/pictures.ts'

const hour = 60 * 60 * 1000

describeOnDatabases('the versions of a file', (given) => {
  const site = openMediaSites(given)
  const replaced = async (...given: Parameters<typeof site.replace>) => {
    const { status, body } = await site.replace(...given)
    expect(status).toBe(200)
    return body
  }
  const versionsOf = async (id: string) =>
    (await site.call('GET', `/media/${id}/versions`)).body.data
  const numbersOf = async (id: string) => (await versionsOf(id)).map(({ number }) => number)
  const restore = (id: string, version: string, as: 'editor' | 'author' = 'editor') =>
    site.command(id, 'restore-version', { version }, as)
  /** Adds a picture and puts another in its place. */
  const addTwo = async (ofFirst = {}, ofSecond = {}) => {
    const first = await site.add(await makeJpeg(), 'gate.jpg', ofFirst)
    const second = await replaced(first.id, await makeJpeg(640, 480), ofSecond)
    return { id: first.id, first, second, avif: first.sources[0]?.avif }
  }

  test('a replaced file is kept, and comes back with its address and sizes; that can be undone', async () => {
    const { id, first, second, avif } = await addTwo()
    await putArticle(given.database, { content: `<img src="${first.address}" alt="">` })
    expect(await versionsOf(id)).toMatchObject([
      { number: 2, isCurrent: true, width: 640, height: 480, hidden: null },
      {
        number: 1,
        isCurrent: false,
        width: 400,
        madeAt: site.time.now,
        madeBy: expect.stringMatching(/^The editor/) as string,
        isEdit: false,
        picture: expect.stringMatching(/^data:image\/webp;base64,UklGR/) as string,
      },
    ])

    const before = await readContentVersion(given.database)
    const back = await restore(id, first.version)
    const { address, sources } = first
    expect(back).toMatchObject({ status: 200, body: { id, address, sources, width: 400 } })
    expect(await readContentVersion(given.database)).toBe(before + 1)
    expect(await site.statusOf(avif)).toBe(200)
    expect(await site.lastActivity()).toMatchObject({ action: 'revert', title: 'gate' })

    expect((await restore(id, second.version)).body.sources).toEqual(second.sources)
    expect(await numbersOf(id)).toEqual([2, 1])
  })

  test('a PDF comes back byte by byte, and a new upload of it is known again', async () => {
    const { id, version, address } = await site.add(smallPdf, 'Calendar.pdf')
    await replaced(id, markedAs('newer', smallPdf))
    expect(await versionsOf(id)).toMatchObject([{ picture: null }, { picture: null, hidden: null }])
    await restore(id, version)
    const answered = await site.visit(address)
    expect(Buffer.from(await answered.arrayBuffer()).equals(smallPdf)).toBe(true)
    const again = uploadForm(smallPdf, 'Again.pdf', { duplicates: 'refuse' })
    expect((await site.call('POST', '/media', { body: again })).status).toBe(409)
  })

  test('a former version is seen by open pages for an hour, then by editors alone, who may restore it', async () => {
    const { id, first, avif } = await addTwo()
    expect(await site.statusOf(avif)).toBe(200)
    site.time.now += hour
    expect(await site.statusOf(avif)).toBe(404)
    expect((await versionsOf(id))[1]?.picture).not.toBeNull()
    const list = await site.call('GET', `/media/${id}/versions`, { as: 'author' })
    expect([list.status, (await restore(id, first.version, 'author')).status]).toEqual([403, 403])
    expect((await restore('none', first.version)).status).toBe(404)
  })

  test('the last ten before the current one are kept, the files of older ones are not', async () => {
    const { id, version } = await site.add(await makeJpeg(20, 20), 'gate.jpg')
    for (let count = 0; count < 11; count += 1) await replaced(id, await makeJpeg(20, 20))
    expect(await numbersOf(id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    expect(await site.countStored(id)).toBe(11)
    expect(await restore(id, version)).toMatchObject({
      status: 404,
      body: { error: 'This version is not kept any more. Load the page again.' },
    })
  })

  test('a version is deleted alone, and all of them go with their file', async () => {
    const { id, first } = await addTwo()
    const third = await replaced(id, await makeJpeg())
    const remove = async (version: string, as: Person = 'editor') =>
      (await site.command(id, 'delete-version', { version }, as)).status
    expect(await remove(first.version, 'author')).toBe(403)
    expect(await remove(first.version)).toBe(200)
    expect(await remove(first.version)).toBe(404)
    expect(await numbersOf(id)).toEqual([3, 2])
    expect(await site.countStored(id)).toBe(2)
    expect(await remove(third.version), 'the current one').toBe(404)
    await site.command(id, 'delete')
    expect(await site.countStored(id)).toBe(0)
    expect(await given.database.selectFrom('media_version').selectAll().execute()).toEqual([])
    expect((await site.call('GET', `/media/${id}/versions`)).status).toBe(404)
  })

  test('a version with learners comes back with its own consent, and is never public meanwhile', async () => {
    const { id, first, second, avif } = await addTwo(withLearners)
    expect(second).toMatchObject({ showsLearners: 'no', consent: null })
    expect(await site.statusOf(avif)).toBe(404)
    const back = (await restore(id, first.version)).body
    expect(back).toMatchObject({ showsLearners: 'yes', consent, hidden: null })
    expect(await site.statusOf(avif)).toBe(200)
    // The last day of a consent ends it for a former version too.
    await restore(id, second.version)
    site.time.now = Date.UTC(2027, 2, 31, 16)
    const [, former] = await versionsOf(id)
    expect(former).toMatchObject({
      picture: null,
      hidden: expect.stringMatching('has ended') as string,
    })
    expect((await restore(id, first.version)).body.hidden).toContain('has ended')
  })

  test('a withdrawal hides every version of the picture, from staff too', async () => {
    const { id, first, avif } = await addTwo({}, withLearners)
    await site.command(id, 'withdraw-consent')
    expect(await site.statusOf(avif)).toBe(404)
    const hidden = expect.stringMatching(/no consent|has ended/) as string
    expect(await versionsOf(id)).toMatchObject([
      { picture: null, hidden },
      { picture: null, hidden },
    ])
    expect((await restore(id, first.version)).body.hidden).toContain('no consent is recorded')
    expect(await site.statusOf(avif)).toBe(404)
  })

  test('an answer that learners are shown is kept by nothing else than the same photograph', async () => {
    const { id, first } = await addTwo()
    await site.answer([id], { showsLearners: 'yes', consent })
    expect((await restore(id, first.version)).body.showsLearners).toBe('no')
  })
})
