import { changeContent, inTransaction } from '../../db/change-content.ts'
import type { Database } from '../../db/database.ts'
import { addDays } from '../../school/base/dates.ts'
import type { StandingNotice } from '../../school/content/class-status/class-status.ts'
import { toNotice } from '../../school/content/class-status/read-class-status.server.ts'
import { isVisible } from '../../school/content/entries/visible-entries.server.ts'
import { writeFullHeadline, type TextIn } from '../../school/kinds/class-notice-texts.ts'
import { departmentTags, type DepartmentTag } from '../../school/kinds/department-tags.ts'

/** News about a notice for its subscribers. */
export interface NoticeNews {
  what: 'published' | 'corrected' | 'withdrawn'
  slug: string
  /** with the state, days and levels of the notice (writeFullHeadline) */
  headline: TextIn
  message: TextIn
  /** the levels whose subscribers get the news, those that a correction left out too */
  levels: DepartmentTag[]
  /** end of the last day of the notice in Manila, UTC in milliseconds */
  until: number
}

/**
 * Compares a notice with the last news about it.
 *
 * @param notice as visitors see it; `null`: they do not see it
 * @param now UTC in milliseconds
 * @returns the next news; `null` when subscribers know it, or the notice is over
 */
export function nextNews(
  last: NoticeNews | null,
  notice: StandingNotice | null,
  now: number,
): NoticeNews | null {
  const holds = last !== null && last.what !== 'withdrawn'
  if (notice === null) return holds && last.until > now ? { ...last, what: 'withdrawn' } : null
  const { slug, message } = notice
  const until = Date.parse(`${addDays(notice.lastDay ?? notice.day, 1)}T00:00:00+08:00`)
  // A correction into the past still says what no longer holds.
  if (until <= now && !(holds && last.until > now)) return null
  const levels = new Set([...notice.levels, ...(last?.levels ?? [])])
  const news: NoticeNews = {
    what: holds ? 'corrected' : 'published',
    slug,
    headline: writeFullHeadline(notice),
    message,
    levels: departmentTags.filter((tag) => levels.has(tag)),
    until,
  }
  // A changed time of the next check, or of the address alone, is no news.
  const textOf = (each: NoticeNews) => JSON.stringify([each.until, each.headline, each.message])
  return holds && textOf(last) === textOf(news) ? null : news
}

/** Reads the news of a delivery as it is stored. */
export const parseNews = (json: string | null) =>
  json === null ? null : (JSON.parse(json) as NoticeNews)

/** Stores the news about the notices that a change marked. @param now UTC in milliseconds */
export async function detectNews(database: Database, now: number): Promise<void> {
  const marked = await database
    .selectFrom('notice_delivery')
    .select('notice_id')
    .where('due_at', '<=', now)
    .execute()
  for (const { notice_id: id } of marked) await detectNewsOf(database, id, now)
}

/** Stores the news about one notice. As a change to content, it misses no publishing meanwhile. */
const detectNewsOf = (database: Database, id: number, now: number) =>
  changeContent(database, async (transaction) => {
    const delivery = await transaction
      .selectFrom('notice_delivery')
      .selectAll()
      .where('notice_id', '=', id)
      .where('due_at', '<=', now)
      .executeTakeFirst()
    if (!delivery) return
    const entry = await transaction
      .selectFrom('entry')
      .selectAll()
      .where('id', '=', id)
      .where(isVisible(now))
      .executeTakeFirst()
    const news = nextNews(parseNews(delivery.told), entry ? toNotice(entry) : null, now)
    const stored = { told: JSON.stringify(news), version: delivery.version + 1, spread_after: 0 }
    await transaction
      .updateTable('notice_delivery')
      .set({ due_at: null, ...(news && stored) })
      .where('notice_id', '=', id)
      .execute()
  })

/** Maximum number of messages added in one transaction: 500 take about 5 ms. */
const sliceSize = 500

/**
 * Adds the next messages of news, one for each subscription to its levels. A message that was not yet
 * delivered is replaced. Safe in several processes at once.
 *
 * @returns whether there may be more to add
 */
export async function fanOutNews(database: Database, now: number): Promise<boolean> {
  const delivery = await database
    .selectFrom('notice_delivery')
    .select(['notice_id', 'version', 'told', 'spread_after'])
    .where('spread_after', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  const news = parseNews(delivery?.told ?? null)
  if (!delivery || !news) return false
  const { notice_id, version, spread_after: after } = delivery
  const slice = await database
    .selectFrom('subscription')
    .select(['id', 'channel', 'levels'])
    .where('id', '>', after)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .limit(sliceSize)
    .execute()
  const message = { notice_id, version, state: 'waiting', due_at: now, lease: null }
  const messages = slice
    .filter(({ levels }) =>
      (JSON.parse(levels) as DepartmentTag[]).some((level) => news.levels.includes(level)),
    )
    .map(({ id, channel }) => ({ ...message, subscription_id: id, channel }))
  await inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('notice_delivery')
      .set({ spread_after: slice.at(-1)?.id ?? null })
      .where('notice_id', '=', notice_id)
      .where('version', '=', version)
      // Another process may have added the same slice.
      .where('spread_after', '=', after)
      .executeTakeFirst()
    if (numUpdatedRows === 0n || messages.length === 0) return
    await transaction
      .insertInto('notice_message')
      .values(messages)
      .onConflict((conflict) =>
        conflict.columns(['notice_id', 'subscription_id']).doUpdateSet({ ...message, tries: 0 }),
      )
      .execute()
  })
  return true
}
