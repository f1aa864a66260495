import { expect, test } from 'vitest'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  editingAt,
  giveArticle,
  noon,
  putArticle,
} from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { reunion, seenByVisitors } from '../../../tests/helpers/seen-by-visitors.ts'
import { articleKind } from '../../kinds/article.ts'
import { executeEntryCommand } from './execute-entry-command.server.ts'

describeOnDatabases('a change of a published entry', (given) => {
  test('is saved without visitors noticing, and staff go on from it', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    const before = await seenByVisitors(database, noon)
    const command = { action: 'save', data: reunion, basedOn: 1 } as const
    const saved = await giveArticle(database, id, command, noon + 5)
    expect(saved).toMatchObject({
      title: 'Grand reunion',
      category: 'Outside News',
      state: 'published',
      address: '/dycian-news/robotics-team-comes-home',
      revision: 2,
      liveRevision: 1,
      workingRevision: 2,
      updatedAt: noon + 5,
    })
    expect(await seenByVisitors(database, noon)).toEqual(before)
    const api = openContentApi(database)
    const path = `/entries/article/${id}`
    expect((await api.get('ana', path)).body).toMatchObject({ title: 'Grand reunion', revision: 2 })
    const listed = await api.get('ana', '/entries/article?q=grand')
    expect(listed.body).toMatchObject({ total: 1, data: [{ title: 'Grand reunion' }] })
    expect(await api.put('ana', path, { data: article(), basedOn: 1 })).toMatchObject({
      status: 409,
      body: { current: { title: 'Grand reunion', revision: 2 } },
    })
  })

  test('shows with all it says once it is published', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    await giveArticle(database, id, { action: 'save', data: reunion, basedOn: 1 })
    const shown = await giveArticle(database, id, { action: 'publish' })
    expect(shown).toMatchObject({ workingRevision: null, liveRevision: 3, publishAt: noon })
    expect(await seenByVisitors(database, noon)).toMatchObject({
      titles: ['Grand reunion'],
      outside: ['Grand reunion'],
      robotics: [],
      alumni: ['Grand reunion'],
      foundOld: 0,
      foundNew: 1,
      oldPage: 'Grand reunion',
    })
  })

  test('may have gaps, and is not published with them', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    const data = article({ title: '' })
    await giveArticle(database, id, { action: 'save', data, basedOn: 1 })
    const command = { action: 'publish' } as const
    const actor = editingAt(noon)
    const refused = await executeEntryCommand(database, { kind: articleKind, id, command, actor })
    expect(refused).toMatchObject({ ok: false, failure: { problems: [{ field: 'title' }] } })
    expect((await seenByVisitors(database, noon)).titles).toEqual(['Robotics team comes home'])
  })

  test('is discarded, stays in the history, and another editor of it hears of it', async () => {
    const { database } = given
    const api = openContentApi(database)
    const { id } = await putArticle(database)
    const path = `/entries/article/${id}`
    expect((await api.get('ana', path)).body.can).not.toContain('discard')
    await api.put('ana', path, { data: reunion, basedOn: 1 })
    const before = await seenByVisitors(database, noon)
    expect((await api.get('ana', path)).body.can).toContain('discard')
    expect(await api.post('ben', `${path}/discard`)).toMatchObject({ status: 403 })
    expect(await api.post('ana', `${path}/discard`)).toMatchObject({
      body: {
        title: 'Robotics team comes home',
        revision: 3,
        liveRevision: 1,
        workingRevision: null,
      },
    })
    expect(await api.post('ana', `${path}/discard`)).toMatchObject({
      status: 409,
      body: { error: 'There is no change to discard.' },
    })
    expect(await seenByVisitors(database, noon)).toEqual(before)
    expect((await api.put('dan', path, { data: reunion, basedOn: 2 })).status).toBe(409)
    const kept = await api.get('ana', `${path}/revisions/2`)
    expect(kept.body).toMatchObject({ title: 'Grand reunion' })
  })

  test('is what stays when the entry is taken down', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    await giveArticle(database, id, { action: 'save', data: reunion, basedOn: 1 })
    const down = await giveArticle(database, id, { action: 'unpublish' })
    expect(down).toMatchObject({
      title: 'Grand reunion',
      slug: 'grand-reunion',
      state: 'unpublished',
      workingRevision: null,
    })
    await expectListsToMatchRows(database, { topics: ['robotics'], pageSize: 5, now: noon })
  })

  test('goes to the trash with the entry and comes back with it, still unseen', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    await giveArticle(database, id, { action: 'save', data: reunion, basedOn: 1 })
    await giveArticle(database, id, { action: 'trash' })
    expect((await seenByVisitors(database, noon)).titles).toEqual([])
    const back = await giveArticle(database, id, { action: 'restore' })
    expect(back).toMatchObject({ title: 'Grand reunion', state: 'published', workingRevision: 2 })
    expect((await seenByVisitors(database, noon)).titles).toEqual(['Robotics team comes home'])
  })

  test('keeps the pictures of both in use', async () => {
    const { database } = given
    const file = (letter: string) => `/media/${letter.repeat(20)}/team.jpg`
    const uses = async () => {
      const rows = await database
        .selectFrom('media_use')
        .select('media_id')
        .orderBy('media_id')
        .execute()
      return rows.map(({ media_id }) => media_id.slice(0, 1)).join('')
    }
    const { id } = await putArticle(database, { bannerImage: file('a') })
    const data = article({ bannerImage: file('b') })
    await giveArticle(database, id, { action: 'save', data, basedOn: 1 })
    expect(await uses()).toBe('ab')
    await giveArticle(database, id, { action: 'publish' })
    expect(await uses()).toBe('b')
  })
})
