import { beforeEach, expect, test } from 'vitest'
import type { MediaFile } from '../../school/content/media/media.ts'
import { addMediaUses } from '../../school/content/media/media-uses.server.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { putArticle } from '../helpers/entries.ts'
import { changedAt, consent, makeJpeg, openMediaSites, type Person } from '../helpers/media-site.ts'
import { smallPdf, uploadForm } from '../helpers/pictures.ts'
import { signInAs } from '../helpers/staff.ts'

const free = { describe: null, consent: null, replace: null, delete: null }

describeOnDatabases('a picture of the library', (given) => {
  const site = openMediaSites(given)
  let bytes: Buffer
  let file: MediaFile
  let juniorHighEditor: { token: string }
  beforeEach(async () => {
    bytes = await makeJpeg(300, 200)
    file = await site.add(bytes, 'gate.jpg')
    const options = { now: changedAt, sections: ['jhs' as const] }
    juniorHighEditor = await signInAs(given.database, 'editor', options)
  })

  const describePicture = (as: Person, alt: string) =>
    site.command(file.id, 'describe', { name: 'gate', alt }, as)
  const replace = (as: Person) =>
    site.call('PUT', `/media/${file.id}/file`, { as, body: uploadForm(bytes, 'other.jpg') })
  const remove = (as: Person, { id } = file) => site.command(id, 'delete', { force: true }, as)
  const refusalFor = async (as: Person) =>
    (await site.call('GET', `/media/${file.id}`, { as })).body.refusal
  const useIn = (topic: string, status: 'published' | 'draft' = 'published') =>
    putArticle(given.database, { bannerImage: file.address, topics: [topic] }, { status })
  const useInReference = (id: string) =>
    addMediaUses(given.database, [{ subject: 'reference', id, texts: [file.address] }])

  test('of reference content, which is always public, takes an editor of the whole school', async () => {
    await useInReference('home')
    expect((await describePicture('author', 'Changed by an author')).status).toBe(403)
    await useInReference('departments')
    expect((await remove(juniorHighEditor)).status).toBe(403)
  })

  /** The sentences that refuse the four changes; deleting comes last. */
  const tryAll = async (as: Person) => {
    const described = await describePicture(as, 'The gate')
    const { refused } = (await site.answer([file.id], { showsLearners: 'yes', consent }, as)).body
    const [replaced, removed] = [await replace(as), await remove(as)]
    return {
      describe: described.body.error ?? null,
      consent: refused[0]?.error ?? null,
      replace: replaced.body.error ?? null,
      delete: removed.body.error ?? null,
    }
  }

  test('on a published page says in advance to an author what is refused, in the words of the refusal', async () => {
    await useIn('jhs')
    const refusal = await refusalFor('author')
    expect(refusal.describe).toContain('Published pages show this file. Ask an editor')
    expect(refusal.replace).toContain('the rights of an editor')
    expect(refusal).toEqual(await tryAll('author'))
    const { alt } = await given.database.selectFrom('media').select('alt').executeTakeFirstOrThrow()
    expect(alt).toBe('')
  })

  test('of drafts only says to an author that it may be described', async () => {
    await useIn('jhs', 'draft')
    const refusal = await refusalFor('author')
    expect(refusal.describe).toBe(null)
    expect(refusal).toEqual(await tryAll('author'))
  })

  test('that another department uses too says so to the editor of one, in the list too, for each file by its own uses', async () => {
    const other = await site.add(bytes, 'other.jpg')
    await useIn('jhs')
    await putArticle(given.database, { bannerImage: other.address, topics: ['jhs'] })
    expect(await refusalFor(juniorHighEditor)).toEqual(free)
    expect((await replace(juniorHighEditor)).status).toBe(200)
    await useIn('shs')
    const refusal = await refusalFor(juniorHighEditor)
    expect(refusal.delete).toContain('other pages use this file too')
    const { data } = (await site.call('GET', '/media', { as: juniorHighEditor })).body
    expect(new Map(data.map((each) => [each.id, each.refusal]))).toEqual(
      new Map([
        [other.id, free],
        [file.id, refusal],
      ]),
    )
    expect(refusal).toEqual(await tryAll(juniorHighEditor))
    expect((await remove(juniorHighEditor, other)).status).toBe(200)
    expect(await refusalFor('editor')).toEqual(free)
    expect(await tryAll('editor')).toEqual(free)
  })
})

describeOnDatabases('the tags of files', (given) => {
  const site = openMediaSites(given)
  const change = (body: object, as: 'editor' | 'author' = 'editor') =>
    site.call('POST', '/media/commands', { as, body: { action: 'tag', ...body } })
  const list = async (query: string) =>
    (await site.call('GET', `/media?${query}`)).body.data.map(({ name }) => name).sort()
  const known = async () => (await site.call('GET', '/media/figures')).body.tags

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
