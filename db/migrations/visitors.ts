import { randomInt } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { automaticId, run } from './statements.ts'

/** Stores the questions of visitors, and the notes of staff (see `QuestionTable`). */
export const addQuestions = (db: Kysely<unknown>) =>
  run(
    db,
    `create table question (
      id ${automaticId(db)},
      reference text not null unique,
      created_at bigint not null,
      name text not null,
      contact text not null,
      contact_key text not null,
      level text not null,
      text text not null,
      text_key text not null,
      words text not null,
      is_minor integer not null,
      office text not null,
      state text not null,
      taken_by text,
      revision integer default 1 not null,
      closed_at bigint,
      mail_due_at bigint,
      mail_tries integer default 0 not null
    )`,
    ...['created_at', 'contact_key', 'text_key', 'closed_at', 'mail_due_at'].map(
      (column) => `create index question_${column} on question (${column})`,
    ),
    `create table question_note (
      id ${automaticId(db)},
      question_id integer not null references question (id) on delete cascade,
      at bigint not null,
      staff_id text not null,
      text text not null,
      removed_at bigint
    )`,
    'create index question_note_question on question_note (question_id)',
  )

/** Adds what a question is about (see `QuestionTable`); older questions do not say. */
export const addQuestionTopics = [
  'alter table question add column topic text',
  'alter table question add column course text',
]

/** Stores the file that came with a question (see `QuestionFileTable`). */
export const addQuestionFiles = [
  'alter table question add column file_bytes integer',
  `create table question_file (
    question_id integer not null references question (id) on delete cascade,
    part integer not null,
    base64 text not null,
    constraint question_file_key primary key (question_id, part)
  )`,
]

/** Makes the notes of staff on questions comments (see `CommentTable`). */
export const makeNotesComments = [
  `insert into comment
    (id, subject, subject_id, staff_id, staff_name, text, created_at, resolved_at, resolved_by, deleted_at)
  select 'questionnote' || question_note.id,
    'question', cast(question_note.question_id as text), question_note.staff_id,
    coalesce(staff.name, 'A former staff member'), question_note.text, question_note.at,
    null, null, question_note.removed_at
  from question_note left join staff on staff.id = question_note.staff_id`,
  'drop table question_note',
]

/** Adds subscriptions to class notices, and the outbox of their messages. */
export const addSubscriptions = (db: Kysely<unknown>) =>
  run(
    db,
    `create table subscription (
      id ${automaticId(db)},
      channel text not null,
      address text not null,
      address_key text not null unique,
      p256dh text,
      auth text,
      levels text not null,
      language text not null,
      token_hash text,
      created_at bigint not null,
      confirmed_at bigint
    )`,
    'create unique index subscription_token on subscription (token_hash)',
    `create table notice_delivery (
      notice_id integer primary key references entry (id) on delete cascade,
      due_at bigint,
      version integer default 0 not null,
      told text,
      spread_after integer
    )`,
    `create table notice_message (
      id ${automaticId(db)},
      notice_id integer not null references entry (id) on delete cascade,
      subscription_id integer not null,
      channel text not null,
      version integer not null,
      state text not null,
      due_at bigint,
      tries integer default 0 not null,
      lease text,
      constraint notice_message_once unique (notice_id, subscription_id)
    )`,
    'create index notice_message_due on notice_message (channel, due_at)',
    'create index notice_message_subscription on notice_message (subscription_id)',
    `create table push_key (
      id integer primary key,
      public_key text not null,
      private_key text not null
    )`,
  )

/** Adds to subscriptions what their e-mail takes: when its owner was asked, and the mail that asks. */
export const addEmailSubscriptions = [
  'alter table subscription add column asked_at bigint',
  'alter table subscription add column link_due_at bigint',
  'alter table subscription add column link_tries integer default 0 not null',
  'create index subscription_link_due on subscription (link_due_at)',
]

/** Stores the codes on printed things, and how often they were scanned (see `PrintedCodeTable`). */
export const addPrintedCodes = [
  `create table printed_code (
    code text not null primary key,
    label text not null,
    target text not null,
    revision integer not null,
    created_at bigint not null,
    created_by text not null,
    changed_at bigint not null
  )`,
  `create table printed_code_scan (
    code text not null,
    day integer not null,
    scans integer not null,
    constraint printed_code_scan_day primary key (code, day)
  )`,
]

/** The letters of codes when this migration was written (school/base/codes.ts). */
const letters = '23456789BCDFGHJKMNPQRTVWXZ'

const newCode = () =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)] ?? '').join('')

const kinds = `('announcement', 'class-notice')`
const ofEntry = 'revision.subject = entry.kind and revision.subject_id = cast(entry.id as text)'
const wasSaid = `kind in ${kinds} and publish_at is not null and (status = 'published'
  or (status in ('unpublished', 'trashed') and publish_at <= changed_at))`

/**
 * Gives announcements and class notices a code, by which anyone can check them, and notes since when
 * visitors have read what. Of changes before today only the first and the last are known for certain.
 */
export async function addCodes(db: Kysely<unknown>): Promise<void> {
  await run(db, 'alter table entry add column code text')
  const { rows } = await sql<{ id: number }>`
    select id from entry where kind in ${sql.raw(kinds)} order by id`.execute(db)
  const codes = new Set<string>()
  while (codes.size < rows.length) codes.add(newCode())
  const free = codes.values()
  for (const { id } of rows)
    await sql`update entry set code = ${free.next().value ?? null} where id = ${id}`.execute(db)
  await run(
    db,
    'create unique index entry_code on entry (code) where code is not null',
    `create table entry_statement (
      id ${automaticId(db)},
      entry_id integer not null,
      at bigint not null,
      revision integer
    )`,
    'create index entry_statement_entry on entry_statement (entry_id)',
    `insert into entry_statement (entry_id, at, revision)
    select id, publish_at, coalesce(
      (select max(number) from revision where ${ofEntry} and saved_at <= entry.publish_at),
      live_revision, revision)
    from entry where ${wasSaid}`,
    `insert into entry_statement (entry_id, at, revision)
    select entry.id, revision.saved_at, revision.number
    from entry join revision on ${ofEntry} and revision.number = entry.live_revision
    where ${wasSaid} and saved_at > publish_at`,
    `insert into entry_statement (entry_id, at, revision)
    select id, changed_at, null from entry
    where ${wasSaid} and status in ('unpublished', 'trashed')`,
  )
}
