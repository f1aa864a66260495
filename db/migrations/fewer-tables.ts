import { sql, type Kysely } from 'kysely'
import { binaryText, run } from './statements.ts'

/** Joins tables that say the same of different things. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    ...keepRecoveryCodesWithStaff,
    ...joinBackupWork,
    ...joinSearchBacklog,
    ...keepResultsWithLinks,
    ...keepAdditionsWithEntries,
    ...joinDayCounts(db),
  )

const keepRecoveryCodesWithStaff = [
  "alter table staff add column recovery_codes text default '' not null",
  `update staff set recovery_codes = coalesce(
    (select string_agg(code_hash, ' ') from staff_recovery_code where staff_id = staff.id), '')`,
  'drop table staff_recovery_code',
]

const joinBackupWork = [
  `create table backup_work (
    work text not null primary key,
    due_at bigint,
    lease text,
    done_at bigint,
    failed_at bigint,
    problem text,
    name text,
    attempts integer default 0 not null
  )`,
  `insert into backup_work (work, due_at, lease, done_at, failed_at, problem)
  select 'backup', due_at, lease, passed_at, failed_at, problem from backup_state`,
  `insert into backup_work (work, due_at, lease, done_at, failed_at, problem, name, attempts)
  select 'copy', due_at, lease, arrived_at, failed_at, problem, name, attempts from backup_copy`,
  'drop table backup_state',
  'drop table backup_copy',
]

const joinSearchBacklog = [
  'alter table search_backlog rename to visitors_search_backlog',
  `create table search_backlog (
    audience text not null,
    entry_id integer not null,
    constraint search_backlog_key primary key (audience, entry_id)
  )`,
  ...['visitors', 'staff'].flatMap((audience) => [
    `insert into search_backlog (audience, entry_id)
    select '${audience}', entry_id from ${audience}_search_backlog`,
    `drop table ${audience}_search_backlog`,
  ]),
]

const keepResultsWithLinks = [
  'alter table internal_link add column broken integer default 0 not null',
  'alter table internal_link add column version integer default 0 not null',
  `update internal_link set broken = link_target.broken, version = link_target.version
  from link_target where link_target.target = internal_link.target`,
  'drop table link_target',
]

const keepAdditionsWithEntries = [
  'alter table entry add column sent_as text',
  `update entry set sent_as = entry_addition.name from entry_addition
  where entry_addition.entry_id = entry.id and entry_addition.kind = entry.kind
    and entry_addition.staff_id = entry.created_by`,
  'create unique index entry_sent on entry (created_by, kind, sent_as) where sent_as is not null',
  'drop table entry_addition',
]

const joinDayCounts = (db: Kysely<unknown>) => [
  `create table day_count (
    subject text not null,
    day integer not null,
    name ${binaryText(db)} not null,
    count integer not null,
    constraint day_count_key primary key (subject, day, name)
  )`,
  `insert into day_count (subject, day, name, count)
  select 'page-view', day, path, views from page_view`,
  `insert into day_count (subject, day, name, count)
  select 'scan', day, code, scans from printed_code_scan`,
  // Finds all days of a code.
  'create index day_count_name on day_count (subject, name)',
  'drop table page_view',
  'drop table printed_code_scan',
]

/** Keeps the content version with the other numbers of the site, and saved filters with their person. */
export async function dropSmallTables(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    "insert into site_state (key, value) select 'content_version', version from content_version",
    'drop table content_version',
    // Mentions are read from the text of the comments.
    'drop table comment_mention',
    "alter table staff add column saved_filters text default '[]' not null",
  )
  const { rows: filters } = await sql<FormerFilter>`select * from saved_filter`.execute(db)
  for (const [staffId, own] of Map.groupBy(filters, ({ staff_id }) => staff_id)) {
    const kept = own.map(({ id, kind, name, query, saved_at }) => ({
      ...{ id, kind, name, query: JSON.parse(query) as unknown, savedAt: Number(saved_at) },
    }))
    const json = JSON.stringify(kept)
    await sql`update staff set saved_filters = ${json} where id = ${staffId}`.execute(db)
  }
  await run(db, 'drop table saved_filter')
}

interface FormerFilter {
  id: string
  staff_id: string
  kind: string
  name: string
  query: string
  saved_at: number | string
}

/** Joins further tables that say the same of different things. */
export async function joinAlikeTables(db: Kysely<unknown>): Promise<void> {
  await joinTagsAndFailedSearches(db)
  await run(db, ...movePushKey, ...joinStaffTokens, ...joinLinkChecks)
}

/** Keeps one-time links and known devices together: both are tokens with an end. */
const joinStaffTokens = [
  `create table staff_token (
    token_hash text primary key,
    purpose text not null,
    staff_id text references staff (id) on delete cascade,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  'create index staff_token_staff on staff_token (staff_id)',
  // An invitation lasted 7 days, another link 24 hours, and a device stayed known for 180 days.
  `insert into staff_token (token_hash, purpose, staff_id, created_at, expires_at)
  select token_hash, purpose, staff_id,
    expires_at - case purpose when 'invitation' then 604800000 else 86400000 end, expires_at
  from staff_link`,
  `insert into staff_token (token_hash, purpose, staff_id, created_at, expires_at)
  select token_hash, 'device', staff_id, created_at, last_used_at + 15552000000 from staff_device`,
  'drop table staff_link',
  'drop table staff_device',
]

/** Lets entries wait for a check of their links as they wait for search: each is read once more. */
const joinLinkChecks = [
  'alter table search_backlog rename to entry_backlog',
  'alter table entry_backlog rename column audience to work',
  "update entry_backlog set work = case work when 'visitors' then 'search' else 'staff-search' end",
  "insert into entry_backlog (work, entry_id) select 'link-check', id from entry where key is null",
  'drop table link_check',
]

/** Keeps the tags of a file in its row, and failed searches with the other counts by day. */
async function joinTagsAndFailedSearches(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table media add column tags text default '' not null")
  const { rows: tags } = await sql<{ media_id: string; tag: string }>`
    select media_id, tag from media_tag order by key
  `.execute(db)
  for (const [id, own] of Map.groupBy(tags, (row) => row.media_id)) {
    const joined = own.map(({ tag }) => tag).join(',')
    await sql`update media set tags = ${joined} where id = ${id}`.execute(db)
  }
  const { rows: misses } = await sql<FailedSearch>`select * from search_miss`.execute(db)
  for (const { words, count, last_at: at } of misses) {
    const day = new Date(Number(at) + manilaOffsetMs).toISOString().slice(0, 10)
    await sql`insert into day_count (subject, day, name, count)
      values ('failed-search', ${Number(day.replaceAll('-', ''))}, ${words}, ${count})`.execute(db)
  }
  await run(db, 'drop table media_tag', 'drop table search_miss')
}

/** Keeps the key of push messages with the state of the site. The public key follows from it. */
const movePushKey = [
  'alter table site_state add column secret text',
  `insert into site_state (key, value, secret) select 'push_key', 0, private_key from push_key`,
  'drop table push_key',
]

const manilaOffsetMs = 8 * 3_600_000

interface FailedSearch {
  words: string
  count: number
  last_at: number | string
}
