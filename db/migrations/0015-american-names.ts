import { sql, type Kysely } from 'kysely'

/** Columns that keep the counters as JSON: current, earlier, unsaved and in previews. */
const places = [
  { table: 'reference', column: 'data', subject: sql`key = 'counters'` },
  ...[
    { table: 'revision', column: 'snapshot' },
    { table: 'autosave', column: 'data' },
    { table: 'preview', column: 'data' },
  ].map((place) => ({
    ...place,
    subject: sql`subject = 'reference' and subject_id = 'counters'`,
  })),
]

/** Spells the group of counters `enrollment`, and the fact checks that name it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, column, subject } of places) {
    const text = sql.ref(column)
    await sql`
      update ${sql.table(table)}
      set ${text} = replace(${text}, '"group":"enrolment"', '"group":"enrollment"')
      where ${subject}`.execute(db)
  }
  await sql`
    update fact set path = 'enrollment/' || substr(path, 11)
    where key = 'counters' and path like 'enrolment/%'`.execute(db)
}
