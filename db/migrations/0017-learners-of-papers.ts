import { sql, type Kysely } from 'kysely'

/** The sections of the starter content, with the learners whose papers they list. */
const learnersOf: Record<string, readonly string[]> = {
  'New pupils: Nursery and Kinder': ['kinder'],
  'New pupils: Grade 1': ['grade1'],
  'Transferees: Grades 2 to 6': ['transferee'],
  'Returning pupils': ['returning'],
  'Foreign pupils': ['foreign'],
  'Filipino pupils coming home from a school abroad': ['abroad'],
  'New students: Grade 7': ['new', 'grantee'],
  'Grade 7 with an ESC grant': ['grantee'],
  'Transferees: Grades 8 to 10': ['transferee'],
  'Foreign students': ['foreign'],
  'New students: Grade 11': ['public', 'private_with_esc', 'private_without_esc'],
  'Voucher: from a public junior high school': ['public'],
  'Voucher: from a private school, with ESC': ['private_with_esc'],
  'Voucher: from a private school, without ESC': ['private_without_esc'],
  'Voucher: passers of ALS or PEPT': ['als'],
  'Transferees: Grade 12': ['transferee'],
  'Incoming freshmen': ['new'],
  'Transferees from another college': ['transferee'],
  'DYCIans moving to another DYCI college': ['dycian'],
  'Second degree, or the one-year teaching certificate (CPTE)': ['graduate'],
}

/** Columns that keep the admissions panels as JSON: current, earlier, unsaved and in previews. */
const places = [
  { table: 'reference', column: 'data', subject: sql`key = 'admissions'` },
  ...[
    { table: 'revision', column: 'snapshot' },
    { table: 'autosave', column: 'data' },
    { table: 'preview', column: 'data' },
  ].map((place) => ({
    ...place,
    subject: sql`subject = 'reference' and subject_id = 'admissions'`,
  })),
]

/** Says for whom the sections of the admissions panels are that still have their first heading. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, column, subject } of places) {
    const text = sql.ref(column)
    for (const [heading, learners] of Object.entries(learnersOf)) {
      const before = `"heading":${JSON.stringify(heading)},`
      const after = `${before}"learners":${JSON.stringify(learners)},`
      await sql`
        update ${sql.table(table)}
        set ${text} = replace(${text}, ${before}, ${after})
        where ${subject}`.execute(db)
    }
  }
}
