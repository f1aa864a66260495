import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { article, editorAt, noon } from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { articleKind } from '../../kinds/article.ts'
import { insertEntries } from './insert-entries.server.ts'
import { listVisibleEntries } from './list-entries.server.ts'

describeOnBothDatabases('a list of entries', (given) => {
  /** Reads a page of the list of all. Other lists: school/content/editing/random-steps.test.ts. */
  const page = async (number: number) => {
    const reader = { ...given, now: () => noon }
    const choice = { page: number, pageSize: 10 }
    const { entries, total } = await listVisibleEntries(reader, { kind: 'article' }, choice)
    return { titles: entries.map(({ title }) => title), total }
  }

  test('has every far page, and an empty one beyond the end', async () => {
    const twoDigits = (number: number) => String(number).padStart(2, '0')
    const entries = Array.from({ length: 900 }, (_, index) => {
      const day = `20${10 + (index % 16)}-${twoDigits(1 + (index % 12))}-15`
      const publishedOn = index < 5 ? null : day
      const topics = index % 3 === 0 ? ['robotics'] : ['alumni']
      const data = articleKind.schema.parse(
        article({ title: `Story ${index}`, publishedOn, topics }),
      )
      return { data, status: 'published', publishAt: noon, expiresAt: null } as const
    })
    await given.database
      .transaction()
      .execute((each) => insertEntries(each, articleKind, entries, editorAt(noon)))
    expect(await page(90)).toMatchObject({ total: 900, titles: { length: 10, 9: 'Story 0' } })
    expect(await page(91)).toEqual({ titles: [], total: 900 })
    expect(await page(1_000_000)).toEqual({ titles: [], total: 900 })
    const lists = { topics: ['robotics', 'alumni'], pageSize: 40, now: noon }
    await expectListsToMatchRows(given.database, lists)
  })
})
