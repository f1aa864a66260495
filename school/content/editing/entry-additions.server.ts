import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { Editing } from './editing.ts'

/**
 * Time for which a repeated submission is recognized, in milliseconds: a laptop may stay closed
 * over the holidays.
 */
const rememberedMs = 60 * 24 * 3_600_000

/** A submission by the id that its sender gave it; an id is never given twice. */
export interface Addition {
  kind: string
  /** `new-` and a random id */
  name: string
}

/** The plain id `new` is shared and identifies nothing. */
const isNamed = ({ name }: Addition) => name !== 'new'

/** Finds the entry that a person has already added with this id, if any. */
export async function findAddition(
  database: DatabaseOrTransaction,
  { staff }: Editing,
  addition: Addition,
): Promise<number | null> {
  if (!isNamed(addition)) return null
  const row = await database
    .selectFrom('entry_addition')
    .select('entry_id')
    .where('staff_id', '=', staff.id)
    .where('kind', '=', addition.kind)
    .where('name', '=', addition.name)
    .executeTakeFirst()
  return row?.entry_id ?? null
}

/** Remembers a submission, and forgets those of the person that are too old to be repeated. */
export async function recordAddition(
  database: DatabaseOrTransaction,
  { staff, now }: Editing,
  addition: Addition,
  entryId: number,
): Promise<void> {
  if (!isNamed(addition)) return
  await database
    .deleteFrom('entry_addition')
    .where('staff_id', '=', staff.id)
    .where('added_at', '<', now - rememberedMs)
    .execute()
  await database
    .insertInto('entry_addition')
    .values({ staff_id: staff.id, ...addition, entry_id: entryId, added_at: now })
    .execute()
}
