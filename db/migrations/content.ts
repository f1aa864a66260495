import type { Kysely } from 'kysely'
import { binaryText, replaceInReference, run } from './statements.ts'

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

/** Says for whom the sections of the admissions panels are that still have their first heading. */
export async function addLearnersOfPapers(db: Kysely<unknown>): Promise<void> {
  for (const [heading, learners] of Object.entries(learnersOf)) {
    const before = `"heading":${JSON.stringify(heading)},`
    const after = `${before}"learners":${JSON.stringify(learners)},`
    await replaceInReference(db, 'admissions', { before, after })
  }
}

/** Names the revision of reference content that visitors read; until now it was always the newest. */
export const addLiveReference = [
  'alter table reference add column live_revision integer default 0 not null',
  'update reference set live_revision = revision',
]

/** Stores what entries and files were called where they came from (see `OldAddressTable`). */
export const addOldAddresses = (db: Kysely<unknown>) =>
  run(
    db,
    'alter table entry add column old_source text',
    'alter table entry add column old_id text',
    'create unique index entry_old on entry (old_id, kind, old_source) where old_id is not null',
    `create table old_address (
      path ${binaryText(db)} not null,
      source ${binaryText(db)} not null,
      leads_to text not null,
      target text not null,
      constraint old_address_place primary key (path, source)
    )`,
  )

/** Stores what entries lost when they were taken over, for later runs of the import. */
export const addOldLosses = ['alter table entry add column old_losses text']

/** Stores how much of each entry is in Filipino (see `EntryTable`), as its fields tell. */
export const addFilipinoOfEntries = [
  "alter table entry add column filipino text default 'none' not null",
  `update entry set filipino =
    case when data like '%"fil":{"isWhole":true%' then 'whole' else 'part' end
  where data like '%"fil":{"isWhole":%'`,
]

/** The columns that both tables had. */
const shared = `data, revision, updated_at, updated_by, live_revision, working_revision, due_revision,
  due_at, review_requested_at, review_note, review_requested_by, review_asked`

/**
 * Moves reference content into the table of entries, each with its key, so that one engine keeps all
 * content. Its revisions get the form of those of entries.
 */
export const joinReference = [
  'alter table entry add column key text',
  'create unique index entry_key on entry (kind, key) where key is not null',
  `insert into entry (kind, key, slug, title, status, category, sort_day, publish_at, summary, content,
    sample, created_at, changed_at, ${shared})
  select 'reference', key, '', '', 'published', '', 0, 0, '', '', 0, updated_at, updated_at, ${shared}
  from reference order by key`,
  `update revision
  set snapshot = '{"data":' || snapshot || ',"status":"published","publishAt":0,"expiresAt":null}'
  where subject = 'reference'`,
  'drop table reference',
]
