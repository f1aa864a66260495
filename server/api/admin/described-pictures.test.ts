import { expect, test } from 'vitest'
import { seedStarterContent } from '../../../content/seed.ts'
import type { Database } from '../../../db/database.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'

const id = 'a'.repeat(20)
const address = `/media/${id}/lanterns.jpg`

/** A picture of the library without alt text. */
const addPicture = (database: Database) => putPicture(database, { id })

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

describeOnDatabases('a picture with learners and no consent', (given) => {
  const why =
    '“Lanterns” shows learners, and no consent is recorded. Editors can record one in the media library. Until then, use another picture.'
  const refused = (field: string) => ({
    status: 422,
    body: { error: why, problems: [{ field, message: why }] },
  })
  const answer = (fields: {
    shows_learners: string
    consent_until?: string
    consent_uses?: string
  }) =>
    given.database
      .updateTable('media')
      .set({ alt: 'Lanterns at the gate', ...fields })
      .execute()

  test('is put into no draft, import or reference content, and says what to do', async () => {
    await seedStarterContent(given.database, noon)
    const api = openContentApi(given.database)
    await addPicture(given.database)
    await answer({ shows_learners: 'yes' })
    const data = article({ bannerImage: address })
    expect(await api.post('ana', '/entries/article', { data })).toMatchObject(
      refused('bannerImage'),
    )
    const { id: entry, revision } = (await api.post('ana', '/entries/article', { data: article() }))
      .body
    const path = `/entries/article/${entry}`
    expect(await api.put('ana', path, { data, basedOn: revision })).toMatchObject(
      refused('bannerImage'),
    )
    const rows = [{ row: 2, fields: data }]
    expect((await api.post('ana', '/entries/article/import', { rows })).body).toMatchObject({
      created: 0,
      problems: [{ row: 2, field: 'bannerImage', message: why }],
    })
    const page = '/reference/category%2Fmeaning'
    const before = (await api.get('ana', page)).body
    const changed = JSON.parse(
      JSON.stringify(before.data).replace(/\/images\/[^"]+/, address),
    ) as unknown
    expect(await api.put('ana', page, { data: changed, basedOn: before.revision })).toMatchObject({
      status: 422,
      body: { error: why },
    })
  })

  test('stays in a draft that had it before, which is saved but not published', async () => {
    const api = openContentApi(given.database)
    await addPicture(given.database)
    await answer({ shows_learners: 'unanswered' })
    const data = article({ bannerImage: address })
    const draft = (await api.post('ana', '/entries/article', { data })).body
    await answer({ shows_learners: 'yes' })
    const path = `/entries/article/${draft.id}`
    expect(
      (await api.put('ana', path, { data: { ...data, title: 'New' }, basedOn: draft.revision }))
        .status,
    ).toBe(200)
    expect(await api.post('ana', `${path}/publish`, {})).toMatchObject(refused('bannerImage'))
    await answer({ shows_learners: 'yes', consent_until: '2099-03-31', consent_uses: 'website' })
    const other = (await api.post('ana', `${path}/publish`, {})).body
    expect(other.error).toContain('does not cover this place')
    await answer({ shows_learners: 'yes', consent_until: '2099-03-31', consent_uses: 'news' })
    expect((await api.post('ana', `${path}/publish`, {})).status).toBe(200)
  })
})
