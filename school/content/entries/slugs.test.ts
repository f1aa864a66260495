import { expect, test } from 'vitest'
import { changeContent } from '../../../db/change-content.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  announcement,
  article,
  changeArticle,
  editorAt,
  noon,
  putArticle,
  putEntry,
  type EntryState,
} from '../../../tests/helpers/entries.ts'
import { announcementKind } from '../../kinds/announcement.ts'
import { findVisibleEntry } from './visible-entries.server.ts'
import { articleKind } from '../../kinds/article.ts'
import { insertEntries } from './insert-entries.server.ts'

describeOnDatabases('the address of an entry', (given) => {
  const put = (title: string, state?: EntryState) => putArticle(given.database, { title }, state)
  const rename = (id: number, title: string) =>
    changeArticle(given.database, id, { data: article({ title }) })
  const announce = (title: string) =>
    putEntry(given.database, announcementKind, announcement({ title }))
  /** Expects that an address leads to an entry at the address that it has now. */
  const expectAt = async (slug: string, entry: { id: number; slug: string }, kind = 'article') => {
    const found = await findVisibleEntry({ ...given, now: () => noon }, kind, slug)
    expect([slug, found?.id, found?.slug]).toEqual([slug, entry.id, entry.slug])
  }
  const isAt = async (slug: string, kind = 'article') =>
    (await findVisibleEntry({ ...given, now: () => noon }, kind, slug)) !== null

  test('comes from its title, and a second entry with that title gets its number appended', async () => {
    const first = await put('Open house')
    const second = await put('Open House!')
    expect([first.slug, second.slug]).toEqual(['open-house', `open-house-${second.id}`])
    await expectAt('open-house', first)
    await expectAt(second.slug, second)
    expect((await rename(second.id, 'OPEN HOUSE')).slug).toBe(second.slug)
    const notice = await announce('Open house')
    expect(notice.slug).toBe('open-house')
    await expectAt('open-house', notice, 'announcement')
    await expectAt('open-house', first)
  })

  test('is its own among entries that are added together under one title', async () => {
    const data = articleKind.schema.parse(article({ title: 'Open house' }))
    const entry = { data, status: 'published', publishAt: noon, expiresAt: null } as const
    const [first = 0, second = 0] = await changeContent(given.database, (transaction) =>
      insertEntries(transaction, articleKind, [entry, entry], editorAt(noon)),
    )
    expect(second).toBeGreaterThan(first)
    await expectAt('open-house', { id: first, slug: 'open-house' })
    await expectAt(`open-house-${second}`, { id: second, slug: `open-house-${second}` })
  })

  test('is its own even when the address with its number belongs to another title', async () => {
    const first = await put('Enrollment')
    const other = await put(`Enrollment ${first.id + 2}`)
    const third = await put('Enrollment')
    expect(third.id).toBe(first.id + 2)
    await expectAt(other.slug, other)
    await expectAt(third.slug, third)
  })

  test('moves with the title, every earlier address leads to the entry, and none is given to another', async () => {
    const { id } = await put('First title')
    await rename(id, 'Second title')
    const third = await rename(id, 'Third title')
    expect(third.slug).toBe('third-title')
    const earlier = ['first-title', 'second-title', 'third-title']
    for (const slug of earlier) await expectAt(slug, third)
    const rival = await put('First title')
    expect(rival.slug).toBe(`first-title-${rival.id}`)
    const back = await rename(id, 'First title')
    expect(back.slug).toBe('first-title')
    for (const slug of earlier) await expectAt(slug, back)
  })

  test('is kept for a draft, but leads nowhere before it is published', async () => {
    const draft = await put('In the works', { status: 'draft' })
    expect(await isAt('in-the-works')).toBe(false)
    expect((await put('In the works')).slug).toMatch(/^in-the-works-\d+$/)
    await changeArticle(given.database, draft.id, { status: 'published' })
    await expectAt('in-the-works', draft)
  })

  test('with accents is readable, and the one by the rule to the letter leads there, unless it is another’s', async () => {
    const gabi = await put('Simbang gabi sa Niño')
    expect(gabi.slug).toBe('simbang-gabi-sa-nino')
    for (const slug of [gabi.slug, 'simbang-gabi-sa-nio']) await expectAt(slug, gabi)
    const nio = await put('Nio')
    const nino = await put('Niño')
    await expectAt('nio', nio)
    await expectAt('nino', nino)
  })

  test.each(['日本', '!!!', '___', '…'])('is the kind and the number for %j', async (title) => {
    const entry = await put(title)
    expect(entry.slug).toMatch(new RegExp(`^(article|___)-${entry.id}$`))
    await expectAt(entry.slug, entry)
    const notice = await announce(title)
    expect(notice.slug).toMatch(new RegExp(`^(announcement|___)-${notice.id}$`))
  })

  test.each(['All', 'ALL!', 'Àll'])('is never that of the full list: %j', async (title) => {
    const notice = await announce(title)
    expect(notice.slug).toBe(`all-${notice.id}`)
    expect(await isAt('all', 'announcement')).toBe(false)
    await expectAt(notice.slug, notice, 'announcement')
  })
})
