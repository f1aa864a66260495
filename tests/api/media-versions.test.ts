import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContentVersion } from '../../db/content-version.ts'
import type { MediaVersion } from '../../school/content/media/media-versions.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { putArticle } from '../helpers/entries.ts'
import { startMediaSite, type MediaSite } from '../helpers/media-site.ts'
import { makePhoto, markedAs, smallPdf, uploadForm } from '../helpers/pictures.ts'

const jpeg = async (width = 400, height = 300) => (await makePhoto(width, height)).jpeg().toBuffer()
const hour = 60 * 60 * 1000
const consent = {
  reference: 'Consent folder 2026, number 14',
  until: '2027-03-31',
  uses: ['website', 'news'],
}
const withLearners = { showsLearners: 'yes', consent: JSON.stringify(consent) }

describeOnDatabases('the versions of a file', (given) => {
  let site: MediaSite
  beforeEach(async () => {
    site = await startMediaSite(given.database)
  })
  afterEach(() => site.stop())

  const replace = async (id: string, bytes: Buffer, fields: Record<string, string> = {}) => {
    const body = uploadForm(bytes, 'newer.jpg', fields)
    const response = await site.call('PUT', `/media/${id}/file`, { body })
    expect(response.status).toBe(200)
    return (await response.json()) as MediaFile
  }
  const versionsOf = async (id: string) => {
    const response = await site.call('GET', `/media/${id}/versions`)
    return ((await response.json()) as { data: MediaVersion[] }).data
  }
  const restore = (id: string, version: string) =>
    site.call('POST', `/media/${id}/versions/${version}/restore`)
  const restored = async (id: string, version: string) => {
    const response = await restore(id, version)
    expect(response.status).toBe(200)
    return (await response.json()) as MediaFile
  }
  const answer = (id: string, body: object) =>
    site.call('POST', '/media/learners', { body: { ids: [id], ...body } })
  const statusOf = async (address: string | undefined) =>
    (await fetch(site.origin + (address ?? ''))).status

  test('a replaced file is kept, and comes back with its address and sizes; that can be undone', async () => {
    const first = await site.add(await jpeg(), 'gate.jpg')
    await putArticle(given.database, { content: `<img src="${first.address}" alt="">` })
    const second = await replace(first.id, await jpeg(640, 480))
    expect(await versionsOf(first.id)).toMatchObject([
      { number: 2, isCurrent: true, width: 640, height: 480, hidden: null },
      {
        number: 1,
        isCurrent: false,
        width: 400,
        madeBy: expect.stringMatching(/^The editor/) as string,
        isEdit: false,
      },
    ])
    const [, former] = await versionsOf(first.id)
    expect(former?.picture).toMatch(/^data:image\/webp;base64,UklGR/)
    expect(former?.madeAt).toBe(site.time.now)

    const before = await readContentVersion(given.database)
    const back = await restored(first.id, first.version)
    expect(back).toMatchObject({
      id: first.id,
      address: first.address,
      sources: first.sources,
      width: 400,
    })
    expect(await readContentVersion(given.database)).toBe(before + 1)
    expect(await statusOf(first.sources[0]?.avif)).toBe(200)
    const logged = await given.database
      .selectFrom('activity')
      .select(['action', 'title'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(logged).toEqual({ action: 'revert', title: 'gate' })

    expect(await restored(first.id, second.version)).toMatchObject({ sources: second.sources })
    expect((await versionsOf(first.id)).map(({ number }) => number)).toEqual([2, 1])
  })

  test('a PDF comes back byte by byte, and a new upload of it is known again', async () => {
    const { id, version, address } = await site.add(smallPdf, 'Calendar.pdf')
    const newer = markedAs('newer', smallPdf)
    await site.call('PUT', `/media/${id}/file`, { body: uploadForm(newer, 'a.pdf') })
    expect(await versionsOf(id)).toMatchObject([{ picture: null }, { picture: null, hidden: null }])
    await restored(id, version)
    const answered = await fetch(site.origin + address)
    expect(Buffer.from(await answered.arrayBuffer()).equals(smallPdf)).toBe(true)
    const again = uploadForm(smallPdf, 'Again.pdf', { duplicates: 'refuse' })
    expect((await site.call('POST', '/media', { body: again })).status).toBe(409)
  })

  test('a former version is seen by open pages for an hour, then by staff alone', async () => {
    const first = await site.add(await jpeg(), 'gate.jpg')
    await replace(first.id, await jpeg())
    expect(await statusOf(first.sources[0]?.avif)).toBe(200)
    site.time.now += hour
    expect(await statusOf(first.sources[0]?.avif)).toBe(404)
    expect((await versionsOf(first.id))[1]?.picture).not.toBeNull()
    const author = await site.call('GET', `/media/${first.id}/versions`, { as: 'author' })
    expect(author.status).toBe(403)
  })

  test('the last ten before the current one are kept, the files of older ones are not', async () => {
    const { id, version } = await site.add(await jpeg(20, 20), 'gate.jpg')
    for (let count = 0; count < 11; count += 1) await replace(id, await jpeg(20, 20))
    const numbers = (await versionsOf(id)).map(({ number }) => number)
    expect(numbers).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    expect(await site.countStored(id)).toBe(11)
    const refused = await restore(id, version)
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
      404,
      'This version is not kept any more. Load the page again.',
    ])
  })

  test('a version is deleted alone, and all of them go with their file', async () => {
    const first = await site.add(await jpeg(), 'gate.jpg')
    await replace(first.id, await jpeg())
    const third = await replace(first.id, await jpeg())
    const path = `/media/${first.id}/versions/${first.version}`
    expect((await site.call('DELETE', path, { as: 'author' })).status).toBe(403)
    expect((await site.call('DELETE', path)).status).toBe(200)
    expect((await site.call('DELETE', path)).status).toBe(404)
    expect((await versionsOf(first.id)).map(({ number }) => number)).toEqual([3, 2])
    expect(await site.countStored(first.id)).toBe(2)
    const current = `/media/${first.id}/versions/${third.version}`
    expect((await site.call('DELETE', current)).status, 'the current one').toBe(404)
    await site.call('DELETE', `/media/${first.id}`)
    expect(await site.countStored(first.id)).toBe(0)
    expect(await given.database.selectFrom('media_version').selectAll().execute()).toEqual([])
    expect((await site.call('GET', `/media/${first.id}/versions`)).status).toBe(404)
  })

  test('a version with learners comes back with its own consent, and is never public meanwhile', async () => {
    const first = await site.add(await jpeg(), 'class.jpg', withLearners)
    const second = await replace(first.id, await jpeg())
    expect(second).toMatchObject({ showsLearners: 'no', consent: null })
    expect(await statusOf(first.sources[0]?.avif)).toBe(404)
    expect(await restored(first.id, first.version)).toMatchObject({
      showsLearners: 'yes',
      consent,
      hidden: null,
    })
    expect(await statusOf(first.sources[0]?.avif)).toBe(200)
  })

  test('a withdrawal hides every version of the picture, from staff too', async () => {
    const first = await site.add(await jpeg(), 'class.jpg')
    await replace(first.id, await jpeg(), withLearners)
    await site.call('POST', `/media/${first.id}/withdraw`)
    expect(await statusOf(first.sources[0]?.avif)).toBe(404)
    for (const each of await versionsOf(first.id))
      expect(each).toMatchObject({
        picture: null,
        hidden: expect.stringMatching(/no consent|has ended/) as string,
      })
    const back = await restored(first.id, first.version)
    expect(back.hidden).toContain('no consent is recorded')
    expect(await statusOf(first.sources[0]?.avif)).toBe(404)
  })

  test('the last day of a consent ends it for a former version too', async () => {
    const first = await site.add(await jpeg(), 'class.jpg', withLearners)
    await replace(first.id, await jpeg())
    site.time.now = Date.UTC(2027, 2, 31, 16)
    expect((await versionsOf(first.id))[1]).toMatchObject({
      picture: null,
      hidden: expect.stringContaining('has ended') as string,
    })
    expect((await restored(first.id, first.version)).hidden).toContain('has ended')
  })

  test('an answer that learners are shown is kept by nothing else than the same photograph', async () => {
    const first = await site.add(await jpeg(), 'class.jpg')
    await replace(first.id, await jpeg())
    await answer(first.id, { showsLearners: 'yes', consent })
    expect(await restored(first.id, first.version)).toMatchObject({ showsLearners: 'no' })
  })

  test('only editors who may replace the file restore one of its versions', async () => {
    const first = await site.add(await jpeg(), 'gate.jpg')
    await replace(first.id, await jpeg())
    const path = `/media/${first.id}/versions/${first.version}/restore`
    expect((await site.call('POST', path, { as: 'author' })).status).toBe(403)
    expect((await restore('none', first.version)).status).toBe(404)
    expect((await restore(first.id, 'none')).status).toBe(404)
  })
})
