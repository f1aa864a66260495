import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { starterReference } from '../../content/reference.ts'
import { readContentVersion } from '../../db/content-version.ts'
import { readKept } from '../../school/content/media/tidy-media.server.ts'
import type { MediaFile, MediaUse } from '../../school/content/media/media.ts'
import { departmentsKind } from '../../school/kinds/departments.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { putArticle } from '../helpers/entries.ts'
import { putReference } from '../helpers/reference.ts'
import { startMediaSite, type MediaSite } from '../helpers/media-site.ts'
import { makePhoto, smallPdf, uploadForm } from '../helpers/pictures.ts'
import { machineNow } from '../helpers/test-clock.ts'

describeOnDatabases('a file of the media library', (given) => {
  let site: MediaSite
  beforeEach(async () => {
    site = await startMediaSite(given.database)
  })
  afterEach(() => site.stop())

  const photo = async (width = 700, height = 500) =>
    (await makePhoto(width, height)).jpeg().toBuffer()
  const described = {
    name: 'Our team',
    alt: 'Four students hold a cup',
    decorative: false,
    focalX: 0.2,
    focalY: 0.75,
  }
  const activity = () => given.database.selectFrom('activity').selectAll().orderBy('id').execute()

  test('that was deleted while it was replaced leaves nothing behind', async () => {
    const { id } = await site.add(smallPdf, 'form.pdf')
    const { store } = site.library
    const put = store.put
    store.put = async (place, files) => {
      await put(place, files)
      await given.database.deleteFrom('media').where('id', '=', id).execute()
    }
    const replaced = await site.call('PUT', `/media/${id}/file`, {
      body: uploadForm(smallPdf, 'new.pdf'),
    })
    store.put = put
    expect(replaced.status).toBe(404)
    expect(await site.countStored(id)).toBe(0)
  })

  test('a picture is described or marked as decorative, and has a point that stays in view', async () => {
    const file = await site.add(await photo(), 'photo.jpg')
    const put = (body: unknown) => site.call('PUT', `/media/${file.id}`, { as: 'author', body })
    const refused = await put({ ...described, alt: ' ' })
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({
        problems: [
          { field: 'alt', message: 'Describe what the picture shows, or mark it as decorative.' },
        ],
      }),
    ])
    expect((await put({ ...described, focalX: 1.2 })).status).toBe(422)
    expect((await put({ ...described, decorative: true })).status).toBe(422)
    expect(await (await put(described)).json()).toMatchObject({
      ...described,
      address: file.address,
    })
    expect(await (await put({ ...described, alt: '', decorative: true })).json()).toMatchObject({
      decorative: true,
    })
    expect((await activity()).map(({ action, title }) => `${action} ${title}`)).toEqual([
      'upload photo',
      'describe photo',
      'describe Our team',
    ])
    expect(JSON.parse((await activity())[1]?.after ?? '')).toMatchObject({
      alt: described.alt,
      focalX: 0.2,
    })
  })

  test('files are found by words in name and description, and by kind, newest first in pages', async () => {
    await site.add(smallPdf, '100% of forms.pdf')
    const second = await site.add(await photo(), 'robot.jpg', { alt: 'The TEAM from Bocaue' })
    const list = async (query: string) => {
      const body = (await (await site.call('GET', `/media?${query}`)).json()) as {
        data: MediaFile[]
        total: number
      }
      return [body.total, ...body.data.map(({ name }) => name)]
    }
    expect(await list('q=team+BOCAUE')).toEqual([1, 'robot'])
    expect(await list('q=100%25')).toEqual([1, '100% of forms'])
    expect(await list('q=_')).toEqual([0])
    expect(await list('kind=pdf')).toEqual([1, '100% of forms'])
    expect((await list('page=2&perPage=1'))[0]).toBe(2)
    expect((await site.call('GET', '/media?page=0')).status).toBe(422)
    expect(await (await site.call('GET', `/media/${second.id}`)).json()).toMatchObject({
      name: 'robot',
      usedIn: [],
    })
    expect((await site.call('GET', '/media/none')).status).toBe(404)
  })

  test('another file can take its place: the address stays, what is at it changes at once', async () => {
    const file = await site.add(await photo(), 'photo.jpg')
    await putArticle(given.database, { content: `<p>x</p><img src="${file.address}" alt="">` })
    const before = await readContentVersion(given.database)
    const etag = (await fetch(site.origin + file.address)).headers.get('etag') ?? ''
    const square = await (await makePhoto(300, 300)).ensureAlpha(0.4).png().toBuffer()
    const response = await site.call('PUT', `/media/${file.id}/file`, {
      body: uploadForm(square, 'other.png'),
    })
    const replaced = (await response.json()) as MediaFile
    expect(replaced).toMatchObject({
      id: file.id,
      address: file.address,
      name: 'photo',
      width: 300,
      height: 300,
    })
    const now = await fetch(site.origin + file.address, { headers: { 'if-none-match': etag } })
    expect([now.status, now.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(replaced.sources[0]?.avif).not.toBe(file.sources[0]?.avif)
    expect(await readContentVersion(given.database)).toBe(before + 1)
    // Open pages still show the old one.
    expect((await fetch(site.origin + (file.sources[0]?.avif ?? ''))).status).toBe(200)
    expect((await activity()).at(-1)).toMatchObject({
      action: 'replace',
      subject: 'media',
      subject_id: file.id,
    })

    const pdf = await site.call('PUT', `/media/${file.id}/file`, {
      body: uploadForm(smallPdf, 'a.pdf'),
    })
    expect([pdf.status, ((await pdf.json()) as { error: string }).error]).toEqual([
      422,
      'Only a picture can replace a picture.',
    ])
    expect(
      (await site.call('PUT', '/media/none/file', { body: uploadForm(square, 'a.png') })).status,
    ).toBe(404)
  })

  test('each use has the page on which visitors see the file now, if there is one', async () => {
    const { id, address } = await site.add(await photo(), 'photo.jpg')
    const { database } = given
    await putArticle(database, { title: 'Shown', bannerImage: address })
    const draft = { title: 'Not yet', bannerImage: address }
    await putArticle(database, draft, { status: 'draft' })
    const starter = starterReference.find(({ kind }) => kind.key === 'departments')
    const departments = departmentsKind.schema.parse(await starter?.load())
    const withCover = departments.map((department) => ({
      ...department,
      ...(department.tag === 'shs' && { videoCoverImage: address }),
    }))
    await putReference(database, departmentsKind, withCover)
    const { usedIn } = (await (await site.call('GET', `/media/${id}`)).json()) as {
      usedIn: MediaUse[]
    }
    expect(usedIn.map((use) => [use.title, use.address])).toEqual([
      ['Shown', '/dycian-news/shown'],
      ['Not yet', null],
      ['Departments', '/learn-with-us/shs'],
    ])
  })

  test('a file that is used is deleted only by force', async () => {
    const file = await site.add(await photo(), 'photo.jpg')
    const inText = await putArticle(given.database, {
      title: 'In text',
      content: `<img src="${file.address}" alt="">`,
    })
    await putArticle(given.database, { title: 'As banner', bannerImage: file.address })
    const response = await site.call('DELETE', `/media/${file.id}`)
    const { error, usedIn } = (await response.json()) as { error: string; usedIn: MediaUse[] }
    expect([response.status, error]).toEqual([
      409,
      'This file is used. Deleting it leaves these places without it.',
    ])
    expect(usedIn).toEqual([
      {
        subject: 'article',
        id: String(inText.id),
        title: 'In text',
        address: '/dycian-news/in-text',
      },
      expect.objectContaining({ title: 'As banner' }),
    ])
    expect((await fetch(site.origin + file.address)).status).toBe(200)

    expect((await site.call('DELETE', `/media/${file.id}?force=1`)).status).toBe(200)
    expect((await fetch(site.origin + file.address)).status).toBe(404)
    expect((await fetch(site.origin + (file.sources[0]?.avif ?? ''))).status).toBe(404)
    expect(await site.countStored(file.id)).toBe(0)
    expect((await site.call('DELETE', `/media/${file.id}`)).status).toBe(404)
    expect((await activity()).at(-1)).toMatchObject({
      action: 'delete',
      title: 'photo',
      after: null,
    })
  })

  test('files that a power cut left behind are removed, what may still be wanted is not', async () => {
    const file = await site.add(await photo(400, 300), 'photo.jpg')
    const { store, database } = site.library
    await site.call('PUT', `/media/${file.id}/file`, {
      body: uploadForm(await photo(300, 300), 'a.jpg'),
    })
    const left = { id: '00000000000000000000', version: '000000000000' }
    await store.put(left, new Map([['whole', Buffer.from('left')]]))
    writeFileSync(await store.incomingPath(), 'x')
    expect(await site.countStored(file.id)).toBe(2)
    const sweep = async (now: number) => store.sweep(await readKept(database), now)
    expect(await sweep(machineNow() + 50 * 60_000)).toBe(0)
    expect(await sweep(machineNow() + 70 * 60_000)).toBe(2)
    expect(await site.countStored(file.id)).toBe(2)
    expect(await site.countStored(left.id)).toBe(0)
    expect(await site.incoming()).toEqual([])
    expect((await fetch(site.origin + file.address)).status).toBe(200)
  })

  test('several files at once are all accepted', async () => {
    const bytes = await photo(400, 300)
    const files = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => site.add(bytes, `${name}.jpg`)),
    )
    expect(new Set(files.map(({ id }) => id)).size).toBe(4)
  })

  test('authors may add and describe; replacing and deleting take an editor, and nothing goes without a session', async () => {
    const bytes = await photo(400, 300)
    const { id } = await site.add(bytes, 'photo.jpg')
    const form = () => uploadForm(bytes, 'photo.jpg')
    expect((await site.call('POST', '/media', { as: 'author', body: form() })).status).toBe(201)
    expect(
      (await site.call('PUT', `/media/${id}/file`, { as: 'author', body: form() })).status,
    ).toBe(403)
    expect((await site.call('DELETE', `/media/${id}`, { as: 'author' })).status).toBe(403)
    expect((await site.call('POST', '/media', { as: '', body: form() })).status).toBe(401)
    expect((await site.call('GET', '/media', { as: '' })).status).toBe(401)
  })
})
