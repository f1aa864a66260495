import { expect, test } from 'vitest'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { giveArticle, noon, putArticle } from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { asReunion, reunion, seenByVisitors } from '../../../tests/helpers/seen-by-visitors.ts'

describeOnDatabases('a change of a published entry', (given) => {
  const file = (letter: string) => `/media/${letter.repeat(20)}/team.jpg`
  /** Lists the pictures in use by their letters. */
  const picturesInUse = async () => {
    const used = given.database.selectFrom('media_use').select('media_id').orderBy('media_id')
    return (await used.execute()).map(({ media_id }) => media_id.slice(0, 1)).join('')
  }

  test('is saved without visitors noticing, and shows with all it says once it is published', async () => {
    const { database } = given
    const { id } = await putArticle(database, { bannerImage: file('a') })
    const before = await seenByVisitors(database, noon)
    const data = { ...reunion, bannerImage: file('b') }
    const saved = await giveArticle(database, id, { action: 'save', data, basedOn: 1 }, noon + 5)
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
    expect(await picturesInUse()).toBe('ab')
    const api = openContentApi(database)
    const path = `/entries/article/${id}`
    expect((await api.get('ana', path)).body).toMatchObject({ title: 'Grand reunion', revision: 2 })
    const listed = await api.get('ana', '/entries/article?q=grand')
    expect(listed.body).toMatchObject({ total: 1, data: [{ title: 'Grand reunion' }] })
    const shown = await giveArticle(database, id, { action: 'publish' })
    expect(shown).toMatchObject({ workingRevision: null, liveRevision: 3, publishAt: noon })
    expect(await seenByVisitors(database, noon)).toMatchObject(asReunion)
    expect(await picturesInUse()).toBe('b')
  })

  test('is discarded, stays in the history, and another editor of it hears of it', async () => {
    const { add, get } = openContentApi(given.database)
    const { act, save, path } = await add('ana')
    await act('ana', 'publish')
    await save('ana', reunion, 2)
    const before = await seenByVisitors(given.database, noon)
    const back = { title: 'Robotics team comes home', liveRevision: 2, workingRevision: null }
    expect((await act('ana', 'discard')).body).toMatchObject({ ...back, revision: 4 })
    expect((await act('ana', 'discard')).status).toBe(409)
    expect(await seenByVisitors(given.database, noon)).toEqual(before)
    expect((await save('dan', reunion, 3)).status).toBe(409)
    expect((await get('ana', `${path}/revisions/3`)).body).toMatchObject({ title: reunion.title })
  })

  test('goes to the trash with the entry, comes back unseen, and stays when the entry is taken down', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    await giveArticle(database, id, { action: 'save', data: reunion, basedOn: 1 })
    await giveArticle(database, id, { action: 'trash' })
    expect((await seenByVisitors(database, noon)).titles).toEqual([])
    const back = await giveArticle(database, id, { action: 'restore' })
    expect(back).toMatchObject({ title: 'Grand reunion', state: 'published', workingRevision: 2 })
    expect((await seenByVisitors(database, noon)).titles).toEqual(['Robotics team comes home'])
    expect(await giveArticle(database, id, { action: 'unpublish' })).toMatchObject({
      title: 'Grand reunion',
      slug: 'grand-reunion',
      state: 'unpublished',
      workingRevision: null,
    })
    await expectListsToMatchRows(database, { topics: ['robotics'], pageSize: 5, now: noon })
  })
})
