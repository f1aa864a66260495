import { expect, test } from 'vitest'
import { describeOnDatabases } from '../helpers/databases.ts'
import { putArticle } from '../helpers/entries.ts'
import { makeJpeg, openMediaSites } from '../helpers/media-site.ts'
import { smallPdf } from '../helpers/pictures.ts'

describeOnDatabases('the tags of files', (given) => {
  const site = openMediaSites(given)
  const change = (body: object, as: 'editor' | 'author' = 'editor') =>
    site.call('POST', '/media/commands', { as, body: { action: 'tag', ...body } })
  const list = async (query: string) =>
    (await site.call('GET', `/media?${query}`)).body.data.map(({ name }) => name).sort()
  const known = async () => (await site.call('GET', '/media/tags')).body.data

  test('are added to several files and removed from them, and filter the library', async () => {
    const one = await site.add(smallPdf, 'One.pdf')
    const two = await site.add(smallPdf, 'Two.pdf')
    await site.add(smallPdf, 'Three.pdf')
    const added = await change({ ids: [one.id, two.id], add: ['Sports Fest', '2026'] }, 'author')
    const tags = ['2026', 'Sports Fest']
    expect(added.body.done).toMatchObject([{ tags }, { tags }])
    expect(await list('tag=sports+fest')).toEqual(['One', 'Two'])
    expect(await list('q=FEST')).toEqual(['One', 'Two'])
    await change({ ids: [two.id], remove: ['SPORTS FEST'] })
    expect(await list('tag=Sports+Fest')).toEqual(['One'])
    expect(await known()).toEqual([
      { tag: '2026', files: 2 },
      { tag: 'Sports Fest', files: 1 },
    ])
    expect(await site.lastActivity()).toMatchObject({
      action: 'tag',
      before: '{"tags":["2026","Sports Fest"]}',
      after: '{"tags":["2026"]}',
    })
  })

  test('are spelled as the first file has them, and described with the file', async () => {
    const one = await site.add(smallPdf, 'One.pdf')
    const two = await site.add(smallPdf, 'Two.pdf')
    await change({ ids: [one.id], add: ['DYCI Day'] })
    const put = async (tags?: string[]) => {
      const body = { name: 'Second', ...(tags && { tags }) }
      return (await site.command(two.id, 'describe', body)).body.tags
    }
    expect(await put(['dyci day', 'Dyci Day'])).toEqual(['DYCI Day'])
    expect(await put(), 'when nothing is said of them').toEqual(['DYCI Day'])
    expect(await list('q=dyci')).toEqual(['One', 'Second'])
    expect(await put([])).toEqual([])
    expect(await list('q=dyci')).toEqual(['One'])
  })

  test('are refused when there are too many, or by the rights of a file, and go with it', async () => {
    const { id, address } = await site.add(await makeJpeg(40, 40), 'gate.jpg')
    const many = Array.from({ length: 20 }, (_, number) => `Tag ${number}`)
    expect((await change({ ids: [id, 'none'], add: many })).body).toMatchObject({
      done: [{ id }],
      refused: [{ id: 'none' }],
    })
    expect((await change({ ids: [id], add: ['One more'] })).body.refused).toEqual([
      { id, error: '“gate” would have more than 20 tags.' },
    ])
    expect((await change({ ids: [id], add: ['a,b'] })).status).toBe(422)
    expect((await change({ ids: [], add: ['a'] })).status).toBe(422)
    await putArticle(given.database, { content: `<img src="${address}" alt="">` })
    expect((await change({ ids: [id], remove: many }, 'author')).body).toMatchObject({
      done: [],
      refused: [{ id }],
    })
    await site.command(id, 'delete', { force: true })
    expect(await known()).toEqual([])
  })
})
