import type { DatabaseOrTransaction } from '../../db/database.ts'
import type { Editing } from './editing.ts'

/**
 * How long a repeated addition is recognized, in milliseconds: a laptop may stay closed over the
 * holidays.
 */
const rememberedMs = 60 * 24 * 3_600_000

/** An addition as its sender names it; the same name is never given to two things. */
export interface Addition {
  kind: string
  /** `new-` and a random name */
  name: string
}

/** Names that many additions share say nothing. */
const isTelling = ({ name }: Addition) => name !== 'new'

/** The entry that a person has already added under a name; `null`: none. */
export async function findAddition(
  database: DatabaseOrTransaction,
  { staff }: Editing,
  addition: Addition,
): Promise<number | null> {
  if (!isTelling(addition)) return null
  const row = await database
    .selectFrom('entry_addition')
    .select('entry_id')
    .where('staff_id', '=', staff.id)
    .where('kind', '=', addition.kind)
    .where('name', '=', addition.name)
    .executeTakeFirst()
  return row?.entry_id ?? null
}

/** Remembers an addition, and forgets those of the person that are too old to be repeated. */
export async function recordAddition(
  database: DatabaseOrTransaction,
  { staff, now }: Editing,
  addition: Addition,
  entryId: number,
): Promise<void> {
  if (!isTelling(addition)) return
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
