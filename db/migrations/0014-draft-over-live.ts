import { sql, type Kysely } from 'kysely'

/** Maximum number of schedules read at a time. */
const batchSize = 100

/**
 * Lets a live entry, and live reference content, have a working revision and a scheduled one. The
 * row keeps what visitors read; the other two are named by their number in `revision`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['entry', 'reference']) {
    for (const [name, type] of [
      ['working_revision', 'integer'],
      ['due_revision', 'integer'],
      ['due_at', 'bigint'],
    ] as const)
      await db.schema.alterTable(table).addColumn(name, type).execute()
    await db.schema
      .createIndex(`${table}_due`)
      .on(table)
      .column('due_at')
      .where(sql.ref('due_at'), 'is not', null)
      .execute()
  }
  await db.schema.alterTable('entry').addColumn('live_revision', 'integer').execute()
  await db.schema
    .alterTable('entry')
    .addColumn('reserved_slugs', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema
    .alterTable('entry')
    .addColumn('changed_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update entry set changed_at = updated_at`.execute(db)
  await sql`update entry set live_revision = revision where status = 'published'`.execute(db)
  await nameScheduledRevisions(db, Date.now())
}

interface Scheduled {
  id: number
  kind: string
  revision: number
  publish_at: number
}

interface Snapshot {
  data: unknown
  status: string
  publishAt: number | null
}

/**
 * Makes each schedule name the revision that was current when it was set. What was saved after
 * that becomes the working revision.
 */
async function nameScheduledRevisions(db: Kysely<unknown>, now: number) {
  for (let last = 0; ;) {
    const { rows } = await sql<Scheduled>`
      select id, kind, revision, publish_at from entry
      where id > ${last} and status = 'published' and publish_at > ${now}
      order by id limit ${batchSize}`.execute(db)
    if (rows.length === 0) return
    for (const row of rows) {
      last = row.id
      const named = await findScheduledRevision(db, row)
      if (named === null) continue
      await sql`
        update entry
        set due_revision = ${named}, due_at = publish_at, working_revision = revision
        where id = ${row.id}`.execute(db)
    }
  }
}

/** Returns the revision that set the schedule; `null` when the row still says the same. */
async function findScheduledRevision(
  db: Kysely<unknown>,
  { id, kind, revision, publish_at }: Scheduled,
): Promise<number | null> {
  let newest: string | null = null
  let named: { number: number; data: string } | null = null
  for (let number = revision; number > 0; number -= 1) {
    const { rows } = await sql<{ snapshot: string }>`
      select snapshot from revision
      where subject = ${kind} and subject_id = ${String(id)} and number = ${number}`.execute(db)
    const [row] = rows
    if (!row) break
    const { data, status, publishAt } = JSON.parse(row.snapshot) as Snapshot
    if (status !== 'published' || publishAt !== publish_at) break
    newest ??= JSON.stringify(data)
    named = { number, data: JSON.stringify(data) }
  }
  return named && named.data !== newest ? named.number : null
}
