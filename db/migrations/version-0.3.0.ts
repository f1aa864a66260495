import { sql, type Kysely } from 'kysely'
import { replaceInReference, run } from './statements.ts'

/**
 * Lets live content have a working revision and a scheduled one: the row keeps what visitors read,
 * the other two are named by their number in `revision`. Spells names as American English does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['entry', 'reference'])
    await run(
      db,
      `alter table ${table} add column working_revision integer`,
      `alter table ${table} add column due_revision integer`,
      `alter table ${table} add column due_at bigint`,
      `create index ${table}_due on ${table} (due_at) where due_at is not null`,
    )
  await run(
    db,
    'alter table entry add column live_revision integer',
    "alter table entry add column reserved_slugs text default '[]' not null",
    'alter table entry add column changed_at bigint default 0 not null',
    'update entry set changed_at = updated_at',
    "update entry set live_revision = revision where status = 'published'",
  )
  await nameScheduledRevisions(db)
  await run(db, 'alter table media rename column colour to color')
  await replaceInReference(db, 'counters', {
    before: '"group":"enrolment"',
    after: '"group":"enrollment"',
  })
  await run(
    db,
    `update fact set path = 'enrollment/' || substr(path, 11)
    where key = 'counters' and path like 'enrolment/%'`,
  )
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

/** Makes each schedule name the revision of its time; a later save is the working revision. */
async function nameScheduledRevisions(db: Kysely<unknown>) {
  const { rows } = await sql<Scheduled>`
    select id, kind, revision, publish_at from entry
    where status = 'published' and publish_at > ${Date.now()}`.execute(db)
  for (const row of rows) {
    const named = await findScheduledRevision(db, row)
    if (named !== null)
      await sql`
        update entry
        set due_revision = ${named}, due_at = publish_at, working_revision = revision
        where id = ${row.id}`.execute(db)
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
