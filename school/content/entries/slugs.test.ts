import { expect, test } from 'vitest'
import { changeContent } from '../../../db/change-content.ts'
import type { Database } from '../../../db/database.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  announcement,
  article,
  changeArticle,
  editorAt,
  noon,
  putArticle,
  putEntry,
} from '../../../tests/helpers/entries.ts'
import { announcementKind } from '../../kinds/announcement.ts'
import { findVisibleEntry } from './find-entry.server.ts'
import { articleKind } from '../../kinds/article.ts'
import { insertEntries } from './insert-entries.server.ts'

/** Returns the id and the current slug of the entry that a slug leads to. */
async function leadsTo(database: Database, slug: string, kind = 'article') {
  const entry = await findVisibleEntry(database, { kind, slug, now: noon })
  return entry && { id: entry.id, slug: entry.slug }
}

const announce = (database: Database, title: string) =>
  putEntry(database, announcementKind, announcement({ title }))

describeOnDatabases('the address of an entry', (given) => {
  test('comes from its title, and a second entry with that title gets its number appended', async () => {
    const { database } = given
    const first = await putArticle(database, { title: 'Open house' })
    const second = await putArticle(database, { title: 'Open House!' })
    expect(first.slug).toBe('open-house')
    expect(second.slug).toBe(`open-house-${second.id}`)
    expect(await leadsTo(database, 'open-house')).toEqual({ id: first.id, slug: first.slug })
    expect(await leadsTo(database, second.slug)).toEqual({ id: second.id, slug: second.slug })
  })

  test('is its own among entries that are added together under one title', async () => {
    const { database } = given
    const entry = {
      data: articleKind.schema.parse(article({ title: 'Open house' })),
      status: 'published',
      publishAt: noon,
      expiresAt: null,
    } as const
    const [first, second] = await changeContent(database, (transaction) =>
      insertEntries(transaction, articleKind, [entry, entry], editorAt(noon)),
    )
    expect((await leadsTo(database, 'open-house'))?.id).toBe(first)
    expect((await leadsTo(database, `open-house-${second}`))?.id).toBe(second)
  })

  test('is its own even when the address with its number belongs to another title', async () => {
    const { database } = given
    const first = await putArticle(database, { title: 'Enrollment' })
    const other = await putArticle(database, { title: `Enrollment ${first.id + 2}` })
    const third = await putArticle(database, { title: 'Enrollment' })
    expect(third.id).toBe(first.id + 2)
    expect(await leadsTo(database, other.slug)).toEqual({ id: other.id, slug: other.slug })
    expect(await leadsTo(database, third.slug)).toEqual({ id: third.id, slug: third.slug })
  })

  test('moves with the title, and every earlier address still leads to the entry', async () => {
    const { database } = given
    const { id } = await putArticle(database, { title: 'First title' })
    await changeArticle(database, id, { data: article({ title: 'Second title' }) })
    await changeArticle(database, id, { data: article({ title: 'Third title' }) })
    for (const slug of ['first-title', 'second-title', 'third-title']) {
      expect(await leadsTo(database, slug)).toEqual({ id, slug: 'third-title' })
    }
  })

  test('is the earlier one again when the title goes back', async () => {
    const { database } = given
    const { id } = await putArticle(database, { title: 'First title' })
    await changeArticle(database, id, { data: article({ title: 'Second title' }) })
    const back = await changeArticle(database, id, { data: article({ title: 'First title' }) })
    expect(back.slug).toBe('first-title')
    expect(await leadsTo(database, 'second-title')).toEqual({ id, slug: 'first-title' })
  })

  test('is never one that another entry has had', async () => {
    const { database } = given
    const first = await putArticle(database, { title: 'Moved away' })
    await changeArticle(database, first.id, { data: article({ title: 'Moved here' }) })
    const second = await putArticle(database, { title: 'Moved away' })
    expect(second.slug).toBe(`moved-away-${second.id}`)
    expect(await leadsTo(database, 'moved-away')).toEqual({ id: first.id, slug: 'moved-here' })
  })

  test('is kept for a draft, but leads nowhere before it is published', async () => {
    const { database } = given
    const draft = await putArticle(database, { title: 'In the works' }, { status: 'draft' })
    expect(await leadsTo(database, 'in-the-works')).toBeNull()
    expect((await putArticle(database, { title: 'In the works' })).slug).toMatch(
      /^in-the-works-\d+$/,
    )
    await changeArticle(database, draft.id, { status: 'published' })
    expect(await leadsTo(database, 'in-the-works')).toEqual({ id: draft.id, slug: 'in-the-works' })
  })

  test('stays when something else than the title changes', async () => {
    const { database } = given
    await putArticle(database, { title: 'Open house' })
    const { id, slug } = await putArticle(database, { title: 'Open house' })
    expect(
      (await changeArticle(database, id, { data: article({ title: 'Open house', topics: [] }) }))
        .slug,
    ).toBe(slug)
  })

  test('with accents is readable, and the one by the rule to the letter leads there too', async () => {
    const { database } = given
    const { id } = await putArticle(database, { title: 'Simbang gabi sa Niño' })
    expect(await leadsTo(database, 'simbang-gabi-sa-nino')).toEqual({
      id,
      slug: 'simbang-gabi-sa-nino',
    })
    expect(await leadsTo(database, 'simbang-gabi-sa-nio')).toEqual({
      id,
      slug: 'simbang-gabi-sa-nino',
    })
  })

  test('by the rule to the letter does not take the address of another entry', async () => {
    const { database } = given
    const nio = await putArticle(database, { title: 'Nio' })
    const nino = await putArticle(database, { title: 'Niño' })
    expect(await leadsTo(database, 'nio')).toEqual({ id: nio.id, slug: 'nio' })
    expect(await leadsTo(database, 'nino')).toEqual({ id: nino.id, slug: 'nino' })
  })

  test.each(['日本', '!!!', '---', '___', '…'])(
    'is the kind and the number for the title %j',
    async (title) => {
      const { database } = given
      const { id, slug } = await putArticle(database, { title })
      expect(slug).toMatch(new RegExp(`^(article|___)-${id}$`))
      expect(await leadsTo(database, slug)).toEqual({ id, slug })
    },
  )
})

describeOnDatabases('the address of an announcement', (given) => {
  test.each(['All', 'ALL!', 'Àll'])(
    'is never “all”, which is the full list, for the title %j',
    async (title) => {
      const { database } = given
      const { id, slug } = await announce(database, title)
      expect(slug).toBe(`all-${id}`)
      expect(await leadsTo(database, 'all', 'announcement')).toBeNull()
      expect(await leadsTo(database, slug, 'announcement')).toEqual({ id, slug })
    },
  )

  test('may be the same as that of an article', async () => {
    const { database } = given
    const news = await putArticle(database, { title: 'Open house' })
    const notice = await announce(database, 'Open house')
    expect(await leadsTo(database, 'open-house')).toEqual({ id: news.id, slug: 'open-house' })
    expect(await leadsTo(database, 'open-house', 'announcement')).toEqual({
      id: notice.id,
      slug: 'open-house',
    })
  })

  test('is “announcement” and the number when nothing of the title is left', async () => {
    const { database } = given
    const { id, slug } = await announce(database, '日本')
    expect(slug).toBe(`announcement-${id}`)
  })
})
