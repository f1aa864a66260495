import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import starterDepartments from '../../content/reference/departments.json' with { type: 'json' }
import { readContentVersion } from '../../db/content-version.ts'
import { readKept } from '../../school/content/media/tidy-media.server.ts'
import { departmentKey, departmentKind } from '../../school/kinds/departments.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { putArticle } from '../helpers/entries.ts'
import { putReference } from '../helpers/reference.ts'
import { makeJpeg, openMediaSites } from '../helpers/media-site.ts'
import { makePhoto, smallPdf } from '../helpers/pictures.ts'
import { machineNow } from '../helpers/test-clock.ts'

describeOnDatabases('a file of the media library', (given) => {
  const site = openMediaSites(given)
  const described = {
    name: 'Our team',
    alt: 'Four students hold a cup',
    decorative: false,
    focalX: 0.2,
    focalY: 0.75,
  }

  test('that was deleted while it was replaced leaves nothing behind', async () => {
    const { id } = await site.add(smallPdf, 'form.pdf')
    const { store } = site.library
    const put = store.put
    store.put = async (place, files) => {
      await put(place, files)
      await given.database.deleteFrom('media').where('id', '=', id).execute()
    }
    const { status } = await site.replace(id, smallPdf)
    store.put = put
    expect(status).toBe(404)
    expect(await site.countStored(id)).toBe(0)
  })

  test('a picture is described or marked as decorative, and has a point that stays in view', async () => {
    const { id, address } = await site.add(await makeJpeg(), 'photo.jpg')
    const put = (fields: object) => site.command(id, 'describe', fields, 'author')
    const message = 'Describe what the picture shows, or mark it as decorative.'
    expect(await put({ ...described, alt: ' ' })).toMatchObject({
      status: 422,
      body: { problems: [{ field: 'alt', message }] },
    })
    expect((await put({ ...described, decorative: true })).status).toBe(422)
    expect((await put(described)).body).toMatchObject({ ...described, address })
    expect((await put({ ...described, alt: '', decorative: true })).body.decorative).toBe(true)
    const events = await given.database.selectFrom('activity').selectAll().orderBy('id').execute()
    expect(events.map(({ action, title }) => `${action} ${title}`)).toEqual([
      'upload photo',
      'describe photo',
      'describe Our team',
    ])
    expect(JSON.parse(events[1]?.after ?? '')).toMatchObject({ alt: described.alt, focalX: 0.2 })
  })

  test('files are found by words in name and description, and by kind, newest first in pages', async () => {
    await site.add(smallPdf, '100% of forms.pdf')
    const { id } = await site.add(await makeJpeg(), 'robot.jpg', { alt: 'The TEAM from Bocaue' })
    const list = async (query: string) => {
      const { total, data } = (await site.call('GET', `/media?${query}`)).body
      return [total, ...data.map(({ name }) => name)]
    }
    expect(await list('q=team+BOCAUE')).toEqual([1, 'robot'])
    expect(await list('q=100%25')).toEqual([1, '100% of forms'])
    expect(await list('q=_+robots')).toEqual([0])
    expect(await list('q=_+robot')).toEqual([1, 'robot'])
    expect(await list('kind=pdf')).toEqual([1, '100% of forms'])
    expect((await list('page=2&perPage=1'))[0]).toBe(2)
    expect((await site.call('GET', '/media?page=0')).status).toBe(422)
    const one = await site.call('GET', `/media/${id}`)
    expect(one.body).toMatchObject({ name: 'robot', usedIn: [] })
    expect((await site.call('GET', '/media/none')).status).toBe(404)
  })

  test('another file can take its place: the address stays, what is at it changes at once', async () => {
    const file = await site.add(await makeJpeg(), 'photo.jpg')
    const { id, address } = file
    await putArticle(given.database, { content: `<p>x</p><img src="${address}" alt="">` })
    const before = await readContentVersion(given.database)
    const etag = (await site.visit(address)).headers.get('etag') ?? ''
    const square = await (await makePhoto(300, 300)).ensureAlpha(0.4).png().toBuffer()
    const { body: replaced } = await site.replace(id, square)
    expect(replaced).toMatchObject({ id, address, name: 'photo', width: 300, height: 300 })
    const now = await fetch(site.origin + address, { headers: { 'if-none-match': etag } })
    expect([now.status, now.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(replaced.sources[0]?.avif).not.toBe(file.sources[0]?.avif)
    expect(await readContentVersion(given.database)).toBe(before + 1)
    // Open pages still show the old one.
    expect(await site.statusOf(file.sources[0]?.avif)).toBe(200)
    expect(await site.lastActivity()).toMatchObject({ action: 'replace', subject_id: id })

    const pdf = await site.replace(id, smallPdf)
    expect([pdf.status, pdf.body.error]).toEqual([422, 'Only a picture can replace a picture.'])
    expect((await site.replace('none', square)).status).toBe(404)
  })

  test('that is used is deleted only by force; each use has the page where visitors see it now', async () => {
    const { id, address, sources } = await site.add(await makeJpeg(), 'photo.jpg')
    const { database } = given
    const content = `<img src="${address}" alt="">`
    const shown = await putArticle(database, { title: 'Shown', content })
    const draft = { title: 'Not yet', bannerImage: address }
    await putArticle(database, draft, { status: 'draft' })
    const department = starterDepartments.find(({ tag }) => tag === 'shs')
    const withCover = { ...department, videoCoverImage: address }
    await putReference(database, { ...departmentKind, key: departmentKey('shs') }, withCover)
    const usedIn = [
      { title: 'Shown', subject: 'article', id: String(shown.id), address: '/dycian-news/shown' },
      { title: 'Not yet', address: null },
      { title: 'Senior High School', address: '/learn-with-us/shs' },
    ]
    expect((await site.call('GET', `/media/${id}`)).body).toMatchObject({ usedIn })
    expect(await site.command(id, 'delete')).toMatchObject({
      status: 409,
      body: { error: 'This file is used. Deleting it leaves these places without it.', usedIn },
    })
    expect(await site.statusOf(address)).toBe(200)

    const forced = await site.command(id, 'delete', { force: true })
    expect(forced).toMatchObject({ status: 200, body: { name: 'photo', usedIn } })
    expect(await site.statusOf(address)).toBe(404)
    expect(await site.statusOf(sources[0]?.avif)).toBe(404)
    expect(await site.countStored(id)).toBe(0)
    expect((await site.command(id, 'delete')).status).toBe(404)
    const event = { action: 'delete', title: 'photo', after: null }
    expect(await site.lastActivity()).toMatchObject(event)
  })

  test('files that a power cut left behind are removed, what may still be wanted is not', async () => {
    const { id, address } = await site.add(await makeJpeg(), 'photo.jpg')
    const { store, database } = site.library
    await site.replace(id, await makeJpeg(300, 300))
    const left = { id: '00000000000000000000', version: '000000000000' }
    await store.put(left, new Map([['whole', Buffer.from('left')]]))
    writeFileSync(await store.incomingPath(), 'x')
    expect(await site.countStored(id)).toBe(2)
    const sweep = async (now: number) => store.sweep(await readKept(database), now)
    expect(await sweep(machineNow() + 50 * 60_000)).toBe(0)
    expect(await sweep(machineNow() + 70 * 60_000)).toBe(2)
    expect(await site.countStored(id)).toBe(2)
    expect(await site.countStored(left.id)).toBe(0)
    expect(await site.incoming()).toEqual([])
    expect(await site.statusOf(address)).toBe(200)
  })
})
