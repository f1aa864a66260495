import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MediaFile } from '../../school/content/media/media.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { startMediaSite, type MediaSite } from '../helpers/media-site.ts'
import { makePhoto, markedAs, smallPdf, uploadForm } from '../helpers/pictures.ts'

describeOnDatabases('a file that is in the library already', (given) => {
  let site: MediaSite
  beforeEach(async () => {
    site = await startMediaSite(given.database)
  })
  afterEach(() => site.stop())

  const send = async (bytes: Buffer, name: string, duplicates?: string) => {
    const form = uploadForm(bytes, name, duplicates === undefined ? {} : { duplicates })
    const response = await site.call('POST', '/media', { body: form })
    return { status: response.status, body: (await response.json()) as { existing?: MediaFile } }
  }
  const total = async () =>
    ((await (await site.call('GET', '/media')).json()) as { total: number }).total

  test('is noticed by its bytes, whatever its name, and not added when that was asked', async () => {
    const bytes = await (await makePhoto(640, 480)).jpeg().toBuffer()
    const first = await site.add(bytes, 'Fair.jpg')
    const again = await send(bytes, 'IMG_0042.jpg', 'refuse')
    expect(again).toMatchObject({
      status: 409,
      body: {
        reason: 'duplicate',
        error: 'This file is already in the library. Use it, or add it anyway.',
      },
    })
    expect(again.body.existing).toMatchObject({ id: first.id, name: 'Fair', kind: 'image' })
    expect(await total()).toBe(1)
  })

  test('is added all the same for those who ask for that, or for nothing', async () => {
    await site.add(smallPdf, 'Calendar.pdf')
    expect((await send(smallPdf, 'Calendar.pdf', 'add')).status).toBe(201)
    expect((await send(smallPdf, 'Calendar.pdf')).status).toBe(201)
    expect(await total()).toBe(3)
  })

  test('is known by the bytes of its newest version, and forgotten when it is deleted', async () => {
    const newer = markedAs('newer', smallPdf)
    const { id } = await site.add(smallPdf, 'Calendar.pdf')
    await site.call('PUT', `/media/${id}/file`, { body: uploadForm(newer, 'Calendar.pdf') })
    expect((await send(newer, 'Newer.pdf', 'refuse')).body.existing?.id).toBe(id)
    const former = await send(smallPdf, 'Former.pdf', 'refuse')
    expect(former.status).toBe(201)
    await site.call('DELETE', `/media/${id}`)
    expect((await send(newer, 'Newer.pdf', 'refuse')).status).toBe(201)
  })
})
