import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MediaFile } from '../../school/content/media/media.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { putArticle } from '../helpers/entries.ts'
import { startMediaSite, type MediaSite } from '../helpers/media-site.ts'
import { makePhoto, smallPdf } from '../helpers/pictures.ts'

describeOnDatabases('the tags of files', (given) => {
  let site: MediaSite
  beforeEach(async () => {
    site = await startMediaSite(given.database)
  })
  afterEach(() => site.stop())

  const change = async (body: object, as: 'editor' | 'author' = 'editor') => {
    const response = await site.call('POST', '/media/tags', { as, body })
    return {
      status: response.status,
      body: (await response.json()) as { done: MediaFile[]; refused: unknown[] },
    }
  }
  const list = async (query: string) => {
    const response = await site.call('GET', `/media?${query}`)
    const { data } = (await response.json()) as { data: MediaFile[] }
    return data.map(({ name }) => name).sort()
  }
  const known = async () =>
    ((await (await site.call('GET', '/media/tags')).json()) as { data: unknown }).data

  test('are added to several files and removed from them, and filter the library', async () => {
    const one = await site.add(smallPdf, 'One.pdf')
    const two = await site.add(smallPdf, 'Two.pdf')
    await site.add(smallPdf, 'Three.pdf')
    const added = await change({ ids: [one.id, two.id], add: ['Sports Fest', '2026'] }, 'author')
    expect(added.body.done.map(({ tags }) => tags)).toEqual([
      ['2026', 'Sports Fest'],
      ['2026', 'Sports Fest'],
    ])
    expect(await list('tag=sports+fest')).toEqual(['One', 'Two'])
    expect(await list('q=FEST')).toEqual(['One', 'Two'])
    await change({ ids: [two.id], remove: ['SPORTS FEST'] })
    expect(await list('tag=Sports+Fest')).toEqual(['One'])
    expect(await known()).toEqual([
      { tag: '2026', files: 2 },
      { tag: 'Sports Fest', files: 1 },
    ])
    const actions = await given.database
      .selectFrom('activity')
      .select(['action', 'before', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(actions).toEqual({
      action: 'tag',
      before: '{"tags":["2026","Sports Fest"]}',
      after: '{"tags":["2026"]}',
    })
  })

  test('are spelled as the first file has them, and described with the file', async () => {
    const one = await site.add(smallPdf, 'One.pdf')
    const two = await site.add(smallPdf, 'Two.pdf')
    await change({ ids: [one.id], add: ['DYCI Day'] })
    const description = { name: 'Second', alt: '', decorative: false, focalX: 0.5, focalY: 0.5 }
    const put = async (tags?: string[]) => {
      const body = { ...description, ...(tags && { tags }) }
      const response = await site.call('PUT', `/media/${two.id}`, { body })
      return (await response.json()) as MediaFile
    }
    expect((await put(['dyci day', 'Dyci Day'])).tags).toEqual(['DYCI Day'])
    expect((await put()).tags, 'when nothing is said of them').toEqual(['DYCI Day'])
    const words = async () =>
      (
        await given.database
          .selectFrom('media')
          .select('words')
          .where('id', '=', two.id)
          .executeTakeFirstOrThrow()
      ).words
    expect(await words()).toContain(' dyci')
    expect((await put([])).tags).toEqual([])
    expect(await words()).not.toContain(' dyci')
  })

  test('are refused when there are too many, or by the rights of a file, and go with it', async () => {
    const file = await site.add(await (await makePhoto(40, 40)).jpeg().toBuffer(), 'gate.jpg')
    const many = Array.from({ length: 20 }, (_, number) => `Tag ${number}`)
    expect((await change({ ids: [file.id, 'none'], add: many })).body).toMatchObject({
      done: [{ id: file.id }],
      refused: [{ id: 'none' }],
    })
    expect((await change({ ids: [file.id], add: ['One more'] })).body.refused).toEqual([
      { id: file.id, error: '“gate” would have more than 20 tags.' },
    ])
    expect((await change({ ids: [file.id], add: ['a,b'] })).status).toBe(422)
    expect((await change({ ids: [], add: ['a'] })).status).toBe(422)
    await putArticle(given.database, { content: `<img src="${file.address}" alt="">` })
    expect((await change({ ids: [file.id], remove: many }, 'author')).body).toMatchObject({
      done: [],
      refused: [{ id: file.id }],
    })
    await site.call('DELETE', `/media/${file.id}?force=1`)
    expect(await known()).toEqual([])
  })
})
