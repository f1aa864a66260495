import { expect, test } from 'vitest'
import { seedStarterContent } from '../../../content/seed.ts'
import type { Database } from '../../../db/database.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'

const id = 'a'.repeat(20)
const address = `/media/${id}/lanterns.jpg`

/** A picture of the library without alt text. */
async function addPicture(database: Database) {
  await database
    .insertInto('media')
    .values({
      id,
      kind: 'image',
      name: 'Lanterns',
      file_name: 'lanterns.jpg',
      version: 'b'.repeat(12),
      type: 'image/jpeg',
      width: 640,
      height: 480,
      bytes: 1,
      widths: '320,640',
      color: '',
      alt: '',
      decorative: 0,
      focal_x: 50,
      focal_y: 50,
      created_at: noon,
      created_by: 'Ana Reyes',
      updated_at: noon,
    })
    .execute()
}

const sentence =
  'Describe what the picture “Lanterns” shows, or mark it as decorative: open it in the media library.'

describeOnDatabases('a picture without alt text', (given) => {
  test('may be in a draft, but is not published', async () => {
    const api = openContentApi(given.database)
    await addPicture(given.database)
    const data = article({ content: `<p>Lights.</p><img src="${address}" alt="">` })
    const draft = await api.post('ana', '/entries/article', { data })
    expect(draft.status).toBe(201)
    const path = `/entries/article/${draft.body.id}`
    expect(await api.post('ana', `${path}/publish`, {})).toMatchObject({
      status: 422,
      body: { error: sentence, problems: [{ field: 'content', message: sentence }] },
    })
    expect(
      (await api.post('ana', '/entries/article/bulk', { ids: [draft.body.id], action: 'publish' }))
        .body,
    ).toMatchObject({
      done: [],
      refused: [{ id: draft.body.id, error: sentence }],
    })
    await given.database.updateTable('media').set({ decorative: 1 }).execute()
    expect((await api.post('ana', `${path}/publish`, {})).status).toBe(200)
  })

  test('cannot be added to a published entry', async () => {
    const api = openContentApi(given.database)
    await addPicture(given.database)
    const { id: entry } = (await api.post('ana', '/entries/article', { data: article() })).body
    const { revision } = (await api.post('ana', `/entries/article/${entry}/publish`, {})).body
    const publish = () =>
      api.post('ana', `/entries/article/${entry}/publish`, {
        data: article({ bannerImage: address }),
        basedOn: revision,
      })
    expect(await publish()).toMatchObject({
      status: 422,
      body: { problems: [{ field: 'bannerImage' }] },
    })
    await given.database.updateTable('media').set({ alt: 'Lanterns at the gate' }).execute()
    expect((await publish()).status).toBe(200)
  })

  test('does not keep an entry that shows it already from being ordered', async () => {
    const api = openContentApi(given.database)
    const content = `<p>Lights.</p><img src="${address}" alt="">`
    const data = {
      title: 'Lanterns',
      content,
      date: '2026-01-01',
      author: 'Grade 10',
      group: 'jhs',
    }
    const { id: entry } = (await api.post('ana', '/entries/research', { data })).body
    expect((await api.post('ana', `/entries/research/${entry}/publish`)).status).toBe(200)
    await addPicture(given.database)
    const ordered = await api.post('ana', '/entries/research/order', { ids: [entry] })
    expect(ordered.status).toBe(200)
  })

  test('can be saved in reference content, and is not published there', async () => {
    await seedStarterContent(given.database, noon)
    const api = openContentApi(given.database)
    await addPicture(given.database)
    const path = '/reference/category%2Fmeaning'
    const { data, revision } = (await api.get('ana', path)).body
    const changed = JSON.parse(JSON.stringify(data).replace(/\/images\/[^"]+/, address)) as unknown
    expect((await api.put('ana', path, { data: changed, basedOn: revision })).status).toBe(200)
    for (const publishAt of [undefined, noon + 1]) {
      expect(await api.post('ana', `${path}/publish`, { publishAt })).toMatchObject({
        status: 422,
        body: { error: sentence },
      })
    }
  })
})
