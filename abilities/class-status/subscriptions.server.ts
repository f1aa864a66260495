import { createHash } from 'node:crypto'
import type { Insertable, Updateable } from 'kysely'
import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import { changeContent } from '../../db/change-content.ts'
import type { SubscriptionRow, Tables } from '../../db/tables.ts'
import type { DepartmentTag } from '../../school/kinds/department-tags.ts'
import { dropSubscription, type Channel } from './notice-messages.server.ts'
import type {
  PushSubscriptionInput,
  SubscriptionChoices,
  SubscriptionLanguage,
} from './subscription.ts'

/** Maximum number of subscriptions: four phones for each student. */
const subscriptionLimit = 50_000

/** Hashes an address with its channel: each address has one subscription, found by this key. */
export const addressKeyOf = (channel: Channel, address: string) =>
  createHash('sha256').update(`${channel} ${address}`).digest('base64url')

/** Finds a subscription by its address; `null` for none. */
export async function findSubscription(
  database: DatabaseOrTransaction,
  channel: Channel,
  address: string,
): Promise<SubscriptionRow | null> {
  const row = await database
    .selectFrom('subscription')
    .selectAll()
    .where('address_key', '=', addressKeyOf(channel, address))
    .executeTakeFirst()
  return row ?? null
}

/** Reads the choices of a subscriber from a row. */
export const choicesOf = ({ levels, language }: SubscriptionRow): SubscriptionChoices => ({
  levels: JSON.parse(levels) as DepartmentTag[],
  language: language as SubscriptionLanguage,
})

/** Tells whether there is room for another subscription. Only confirmed ones are counted. */
export async function hasRoom(database: DatabaseOrTransaction): Promise<boolean> {
  const { count } = await database
    .selectFrom('subscription')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count < subscriptionLimit
}

type SubscriptionTable = Tables['subscription']

/** Adds the subscription of an address, or changes the one that it has. */
export async function putSubscription(
  transaction: DatabaseOrTransaction,
  added: Omit<Insertable<SubscriptionTable>, 'address_key'> & { channel: Channel },
  changed: Updateable<SubscriptionTable>,
): Promise<void> {
  const addressKey = addressKeyOf(added.channel, added.address)
  await transaction
    .insertInto('subscription')
    .values({ ...added, address_key: addressKey })
    .onConflict((conflict) => conflict.column('address_key').doUpdateSet(changed))
    .execute()
}

/**
 * Stores a phone whose test message was accepted, or its new choices.
 *
 * @param now UTC in milliseconds
 * @returns whether there was room for it
 */
export function storePhone(
  database: Database,
  { endpoint, keys, levels, language }: PushSubscriptionInput,
  now: number,
): Promise<boolean> {
  return changeContent(database, async (transaction) => {
    const known = await findSubscription(transaction, 'push', endpoint)
    if (known === null && !(await hasRoom(transaction))) return false
    const choices = { ...keys, levels: JSON.stringify(levels), language }
    const times = { created_at: now, confirmed_at: now }
    const phone = { channel: 'push', address: endpoint, ...times, ...choices } as const
    await putSubscription(transaction, phone, choices)
    return true
  })
}

/** Ends the subscription of an address, if there is one. */
export function endSubscription(
  database: DatabaseOrTransaction,
  channel: Channel,
  address: string,
): Promise<void> {
  return changeContent(database, async (transaction) => {
    const found = await findSubscription(transaction, channel, address)
    if (found) await dropSubscription(transaction, found.id)
  })
}
