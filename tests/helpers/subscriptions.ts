import type { Database } from '../../db/database.ts'
import { addressKeyOf } from '../../abilities/class-status/subscriptions.server.ts'
import type { Channel } from '../../abilities/class-status/notice-messages.server.ts'
import { departmentTags, type DepartmentTag } from '../../school/kinds/department-tags.ts'
import { noon } from './entries.ts'

interface StoredSubscription {
  channel?: Channel
  address?: string
  keys?: { p256dh: string; auth: string }
  levels?: readonly DepartmentTag[]
  language?: 'en' | 'fil'
  /** `null`: not confirmed yet */
  confirmedAt?: number | null
}

let count = 0

/** Stores many phones at once. */
export async function storePhones(database: Database, howMany: number): Promise<void> {
  const addresses = Array.from({ length: howMany }, () => `https://push.example/${(count += 1)}`)
  await database
    .insertInto('subscription')
    .values(addresses.map((address) => rowOf({ address })))
    .execute()
}

/** Stores a subscription as if its owner had confirmed it. @returns its id */
export async function storeSubscription(
  database: Database,
  subscription: StoredSubscription = {},
): Promise<number> {
  const { id } = await database
    .insertInto('subscription')
    .values(rowOf(subscription))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const rowOf = ({
  channel = 'push',
  address = `https://push.example/${(count += 1)}`,
  keys,
  levels = departmentTags,
  language = 'en',
  confirmedAt = noon,
}: StoredSubscription) => ({
  channel,
  address,
  address_key: addressKeyOf(channel, address),
  p256dh: keys?.p256dh ?? null,
  auth: keys?.auth ?? null,
  levels: JSON.stringify(levels),
  language,
  token_hash: null,
  created_at: noon,
  confirmed_at: confirmedAt,
})
