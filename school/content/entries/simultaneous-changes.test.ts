import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  changeEntry,
  editingAt,
  giveArticle,
  noon,
  putArticle,
  valueOf,
} from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { type ArticleInput, articleKind } from '../../kinds/article.ts'
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

  test('without naming a version: each change becomes one, in some order', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    const publish = { action: 'publish' } as const
    const commands = [{ action: 'revert', revision: 1 } as const, publish, publish, publish]
    const saved = await Promise.all(commands.map((command) => giveArticle(database, id, command)))
    expect(saved.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual([2, 3, 4, 5])
    await expectListsToMatchRows(database, { topics: ['robotics'], pageSize: 5, now: noon })
  })

  test('move entries between the same lists in both directions, and no list loses count', async () => {
    const { database } = given
    const topics = ['alumni', 'robotics']
    const places: Partial<ArticleInput>[] = [
      { publishedOn: '2026-01-15', topics },
      { publishedOn: '2025-12-15', topics: topics.toReversed(), category: 'Outside News' },
    ]
    const saved = []
    for (let number = 0; number < 16; number += 1)
      saved.push(await putArticle(database, places[number % 2]))
    const results = await Promise.all(
      saved.map(({ id }, number) =>
        changeEntry(database, articleKind, id, { data: article(places[(number + 1) % 2]) }),
      ),
    )
    expect(results.every((result) => result.ok)).toBe(true)
    const lists = { topics, pageSize: 5, now: noon }
    expect(await expectListsToMatchRows(database, lists)).toBe(16)
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
