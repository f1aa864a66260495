import type { Kysely } from 'kysely'
import { isPostgres } from '../dialect.ts'
import { activityLog } from './activity-log.ts'
import { automaticId, binaryText, run } from './statements.ts'

/** Makes the tables of version 0.2.0 in an empty database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, ...content(db), ...search(db), ...accounts, ...drafts, ...media, ...running(db))
  await run(db, ...activityLog(db))
}

const content = (db: Kysely<unknown>) => [
  `create table entry (
    id ${automaticId(db)},
    kind text not null,
    slug text not null,
    title text not null,
    status text not null,
    category text not null,
    sort_day integer not null,
    publish_at bigint,
    expires_at bigint,
    summary text not null,
    data text not null,
    content text not null,
    revision integer not null,
    sample integer not null,
    created_at bigint not null,
    updated_at bigint not null,
    created_by text,
    created_by_name text,
    updated_by text,
    review_requested_at bigint,
    review_note text,
    position integer,
    title_key ${binaryText(db)} default '' not null,
    constraint entry_status check (status in ('draft', 'published', 'unpublished', 'trashed'))
  )`,
  // Cover the two list queries, so that skipping to a far page never reads an entry.
  'create index entry_list on entry (kind, status, sort_day, id, publish_at, expires_at)',
  `create index entry_list_by_category
    on entry (kind, status, category, sort_day, id, publish_at, expires_at)`,
  'create index entry_publish on entry (status, publish_at)',
  'create index entry_expiry on entry (status, expires_at) where expires_at is not null',
  // The columns that staff lists sort by, and titles, so that a title search reads no entry.
  'create index entry_staff_title on entry (kind, title_key, id, status)',
  'create index entry_staff_updated on entry (kind, updated_at, id, status)',
  'create index entry_staff_publish on entry (kind, publish_at, id, status)',
  'create index entry_staff_day on entry (kind, sort_day, id, status)',
  `create index entry_staff_author on entry (created_by, kind, updated_at)
    where created_by is not null`,
  `create index entry_staff_review on entry (review_requested_at)
    where review_requested_at is not null`,
  `create table entry_slug (
    kind text not null,
    slug text not null,
    entry_id integer not null references entry (id) on delete cascade,
    constraint entry_slug_key primary key (kind, slug)
  )`,
  'create index entry_slug_entry on entry_slug (entry_id)',
  `create table entry_topic (
    entry_id integer not null references entry (id) on delete cascade,
    topic text not null,
    kind text not null,
    category text not null,
    sort_day integer not null,
    publish_at bigint not null,
    expires_at bigint,
    constraint entry_topic_key primary key (entry_id, topic)
  )`,
  `create index entry_topic_list
    on entry_topic (kind, topic, sort_day, entry_id, publish_at, expires_at)`,
  `create index entry_topic_list_by_category
    on entry_topic (kind, topic, category, sort_day, entry_id, publish_at, expires_at)`,
  `create table entry_tally (
    kind text not null,
    category text not null,
    topic text not null,
    month integer not null,
    count integer not null,
    constraint entry_tally_key primary key (kind, category, topic, month)
  )`,
  `create table revision (
    subject text not null,
    subject_id text not null,
    number integer not null,
    snapshot text not null,
    saved_by text not null,
    saved_at bigint not null,
    constraint revision_key primary key (subject, subject_id, number)
  )`,
  `create table reference (
    key text primary key,
    data text not null,
    revision integer not null,
    updated_at bigint not null,
    updated_by text
  )`,
  'create table content_version (id integer primary key, version integer not null)',
  'insert into content_version (id, version) values (1, 1)',
]

/** The indexes store no text. Words arrive folded and split, so FTS5 needs no tokenizer. */
const search = (db: Kysely<unknown>) => [
  ...(isPostgres(db)
    ? [
        `create table search_document (
          position bigint primary key, title tsvector not null, words tsvector not null)`,
        'create index search_document_title on search_document using gin (title)',
        'create index search_document_words on search_document using gin (words)',
      ]
    : ['search_title', 'search_words'].map(
        (name) => `create virtual table ${name}
        using fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii')`,
      )),
  `create table search_page (
    number integer primary key,
    address text not null,
    label text not null,
    title text not null,
    text text not null
  )`,
  `create table search_word (
    word ${binaryText(db)} primary key,
    initial ${binaryText(db)} not null,
    length integer not null,
    titles integer not null,
    documents integer not null
  )`,
  'create index search_word_shape on search_word (initial, length, word)',
  `create table search_miss (
    words text primary key,
    count integer not null,
    last_at bigint not null
  )`,
  'create table search_backlog (entry_id integer primary key)',
]

const accounts = [
  `create table staff (
    id text primary key,
    name text not null,
    email text unique,
    role text not null,
    sections text not null,
    password_hash text,
    disabled integer default 0 not null,
    totp_secret text,
    totp_confirmed integer default 0 not null,
    totp_counter bigint default 0 not null,
    created_at bigint not null,
    last_seen_at bigint,
    erased_at bigint
  )`,
  `create table staff_session (
    token_hash text primary key,
    id text not null unique,
    staff_id text not null references staff (id) on delete cascade,
    device text not null,
    created_at bigint not null,
    last_seen_at bigint not null,
    confirmed_until bigint
  )`,
  'create index staff_session_staff on staff_session (staff_id)',
  `create table staff_link (
    token_hash text primary key,
    purpose text not null,
    staff_id text references staff (id) on delete cascade,
    expires_at bigint not null
  )`,
  'create index staff_link_staff on staff_link (staff_id)',
  `create table staff_device (
    token_hash text primary key,
    staff_id text not null references staff (id) on delete cascade,
    created_at bigint not null,
    last_used_at bigint not null
  )`,
  'create index staff_device_staff on staff_device (staff_id)',
  `create table staff_recovery_code (
    staff_id text not null references staff (id) on delete cascade,
    code_hash text not null,
    constraint staff_recovery_code_key primary key (staff_id, code_hash)
  )`,
  `create table sign_in_attempt (
    subject text primary key,
    count integer not null,
    until bigint not null
  )`,
]

const drafts = [
  `create table autosave (
    staff_id text not null,
    subject text not null,
    subject_id text not null,
    data text not null,
    based_on integer,
    saved_at bigint not null,
    constraint autosave_key primary key (staff_id, subject, subject_id)
  )`,
  `create table preview (
    token_hash text primary key,
    staff_id text not null,
    subject text not null,
    subject_id text not null,
    data text not null,
    live integer not null,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  'create index preview_owner on preview (staff_id, subject, subject_id)',
  'create index preview_expiry on preview (expires_at)',
  `create table entry_addition (
    staff_id text not null,
    kind text not null,
    name text not null,
    entry_id integer not null,
    added_at bigint not null,
    constraint entry_addition_key primary key (staff_id, kind, name)
  )`,
]

const media = [
  `create table media (
    id text primary key,
    kind text not null,
    name text not null,
    file_name text not null,
    version text not null,
    type text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    widths text not null,
    colour text not null,
    alt text not null,
    decorative integer not null,
    focal_x integer not null,
    focal_y integer not null,
    created_at bigint not null,
    created_by text not null,
    updated_at bigint not null
  )`,
  'create index media_newest on media (created_at, id)',
  `create table media_use (
    media_id text not null,
    subject text not null,
    subject_id text not null,
    constraint media_use_key primary key (media_id, subject, subject_id)
  )`,
  'create index media_use_subject on media_use (subject, subject_id)',
]

const running = (db: Kysely<unknown>) => [
  `create table page_view (
    day integer not null,
    path ${binaryText(db)} not null,
    views integer not null,
    constraint page_view_key primary key (day, path)
  )`,
  `create table fact (
    id ${automaticId(db)},
    key text not null,
    path text not null,
    owner text,
    verify_by integer not null,
    verified_at bigint,
    verified_by text,
    constraint fact_place unique (key, path)
  )`,
  `create table internal_link (
    subject text not null,
    subject_id text not null,
    target text not null,
    constraint internal_link_key primary key (subject, subject_id, target)
  )`,
  'create index internal_link_target on internal_link (target)',
  `create table link_target (
    target text primary key,
    broken integer not null,
    version integer not null
  )`,
  `create table link_check (
    source text primary key,
    read_until bigint not null,
    last_id integer not null
  )`,
  'create table site_state (key text primary key, value bigint not null)',
]
