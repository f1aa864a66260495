import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { article, changeEntry, noon, putArticle } from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { articleKind } from '../../kinds/article.ts'

describeOnBothDatabases('editors who save at the same time', (given) => {
  test('of the same version: one saves, the others get a conflict', async () => {
    const { id } = await putArticle(given.database)
    const results = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        changeEntry(given.database, articleKind, id, { data: article({ title }), basedOn: 1 }),
      ),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    const refused = { ok: false, failure: { reason: 'conflict', current: { revision: 2 } } }
    expect(results.filter((result) => !result.ok)).toMatchObject([refused, refused])
    await expectListsToMatchRows(given.database, { topics: ['robotics'], pageSize: 5, now: noon })
  })
})
