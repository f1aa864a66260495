import { changeContent, inTransaction } from '../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import { isVisible } from '../../school/content/entries/visible.server.ts'
import { toNotice } from '../../school/content/class-status/read-class-status.server.ts'
import type { DepartmentTag } from '../../school/kinds/department-tags.ts'
import { nextTold, type Told } from './told.ts'

/** Maximum number of messages added in one transaction: 500 take about 5 ms. */
const sliceSize = 500

/**
 * Compares the notices that were marked with what subscribers were told, and notes what to tell them.
 *
 * @param now UTC in milliseconds
 */
export async function noteNews(database: Database, now: number): Promise<void> {
  const due = await database
    .selectFrom('notice_delivery')
    .select('notice_id')
    .where('due_at', '<=', now)
    .execute()
  for (const { notice_id: id } of due) await noteNewsOf(database, id, now)
}

/** Runs as a change to content, so that no publishing is missed between reading and noting. */
const noteNewsOf = (database: Database, id: number, now: number) =>
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
    const told = nextTold(readTold(delivery.told), entry ? toNotice(entry) : null, now)
    await transaction
      .updateTable('notice_delivery')
      .set({
        due_at: null,
        ...(told && {
          told: JSON.stringify(told),
          version: delivery.version + 1,
          spread_after: 0,
        }),
      })
      .where('notice_id', '=', id)
      .execute()
  })

export const readTold = (json: string | null) => (json === null ? null : (JSON.parse(json) as Told))

/**
 * Adds the next messages of a notice that was told, one for each subscription to its levels. Safe in
 * several processes at once.
 *
 * @returns whether there may be more to add
 */
export async function spreadNews(database: Database, now: number): Promise<boolean> {
  const delivery = await database
    .selectFrom('notice_delivery')
    .select(['notice_id', 'version', 'told', 'spread_after'])
    .where('spread_after', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  const told = readTold(delivery?.told ?? null)
  if (!delivery || !told) return false
  const { notice_id: noticeId, version, spread_after: after } = delivery
  const slice = await database
    .selectFrom('subscription')
    .select(['id', 'channel', 'levels'])
    .where('id', '>', after)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .limit(sliceSize)
    .execute()
  await inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('notice_delivery')
      .set({ spread_after: slice.at(-1)?.id ?? null })
      .where('notice_id', '=', noticeId)
      .where('version', '=', version)
      // Another process may have added the same slice.
      .where('spread_after', '=', after)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const concerned = slice.filter(({ levels }) => wants(levels, told.levels))
    await addMessages(transaction, { noticeId, version, dueAt: now }, concerned)
  })
  return true
}

const wants = (levels: string, told: readonly DepartmentTag[]) =>
  (JSON.parse(levels) as DepartmentTag[]).some((level) => told.includes(level))

/** Adds messages; what was not yet handed over of the same notice is replaced. */
async function addMessages(
  transaction: DatabaseOrTransaction,
  message: { noticeId: number; version: number; dueAt: number },
  subscriptions: readonly { id: number; channel: string }[],
) {
  if (subscriptions.length === 0) return
  await transaction
    .insertInto('notice_message')
    .values(
      subscriptions.map(({ id, channel }) => ({
        notice_id: message.noticeId,
        subscription_id: id,
        channel,
        version: message.version,
        state: 'waiting',
        due_at: message.dueAt,
        lease: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['notice_id', 'subscription_id']).doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        state: 'waiting',
        due_at: eb.ref('excluded.due_at'),
        tries: 0,
        lease: null,
      })),
    )
    .execute()
}
