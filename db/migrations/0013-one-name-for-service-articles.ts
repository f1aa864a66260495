import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** Columns that had the staff API's own name for articles of the community-service program. */
const places = [
  ['activity', 'subject'],
  ['autosave', 'subject'],
  ['preview', 'subject'],
  ['entry_addition', 'kind'],
  ['internal_link', 'subject'],
  ['link_check', 'source'],
] as const

/** Renames `service` to `service-article`, the name that these entries always had in `entry`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withOpenActivity(db, async () => {
    for (const [table, column] of places) {
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = 'service-article'
        where ${sql.ref(column)} = 'service'`.execute(db)
    }
  })
}

/** Lets a change into the activity log, which refuses changes otherwise (migration 0008). */
async function withOpenActivity(db: Kysely<unknown>, change: () => Promise<void>) {
  if (isPostgres(db)) {
    await sql`alter table activity disable trigger activity_no_update`.execute(db)
    await change()
    await sql`alter table activity enable trigger activity_no_update`.execute(db)
    return
  }
  const { rows } = await sql<{ definition: string }>`
    select sql as definition from sqlite_master where name = 'activity_no_update'`.execute(db)
  const [trigger] = rows
  if (!trigger) throw new Error('The activity log has lost the trigger that refuses changes.')
  await sql`drop trigger activity_no_update`.execute(db)
  await change()
  await sql.raw(trigger.definition).execute(db)
}
