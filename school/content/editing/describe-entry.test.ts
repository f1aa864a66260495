import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'

const nextDay = noon + 86_400_000

describeOnDatabases('the log of an entry', (given) => {
  test('says when a change of what is published will be shown', async () => {
    const api = openContentApi(given.database)
    const { id } = (await api.post('ana', '/entries/article', { data: article() })).body
    const path = `/entries/article/${id}`
    await api.post('ana', `${path}/publish`)
    await api.post('ana', `${path}/publish`, {
      data: article({ title: 'Tomorrow' }),
      basedOn: 2,
      publishAt: nextDay,
    })
    const logged = await given.database
      .selectFrom('activity')
      .selectAll()
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
    const changes = logged.map((row) => JSON.stringify(row))
    expect(changes.map((change) => change.includes(`dueAt`))).toEqual([false, false, true])
    expect(changes.at(-1)).toContain(String(nextDay))
  })
})
