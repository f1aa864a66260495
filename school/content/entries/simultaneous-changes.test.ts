import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  changeEntry,
  editingAt,
  noon,
  putArticle,
  valueOf,
} from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { articleKind } from '../../kinds/article.ts'
import { findVisibleEntry } from './find-entry.server.ts'
import { addEntry } from '../editing/execute-entry-command.server.ts'

const actor = editingAt(noon)

describeOnBothDatabases('editors who save at the same time', (given) => {
  test('of the same version: one saves, the others get a conflict', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    const results = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        changeEntry(database, articleKind, id, { data: article({ title }), basedOn: 1 }),
      ),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    const refused = { ok: false, failure: { reason: 'conflict', current: { revision: 2 } } }
    expect(results.filter((result) => !result.ok)).toMatchObject([refused, refused])
    await expectListsToMatchRows(database, { topics: ['robotics'], pageSize: 5, now: noon })
  })

  test('give the same title: each entry has an address of its own', async () => {
    const { database } = given
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        addEntry(database, { kind: articleKind, data: article({ title: 'Open house' }), actor }),
      ),
    )
    const saved = results.map(valueOf)
    await Promise.all(
      saved.map(({ id }) => changeEntry(database, articleKind, id, { status: 'published' })),
    )
    for (const { id, slug } of saved) {
      const found = await findVisibleEntry(database, { kind: 'article', slug, now: noon })
      expect(found).toMatchObject({ id, slug })
    }
  })
})
