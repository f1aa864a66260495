/** Adds the right to publish class status, which administrators give to others. */
export const addClassStatus = [
  'alter table staff add column class_status integer default 0 not null',
]

/** Stores the filters of lists that people named (see `SavedFilterTable`). */
export const addSavedFilters = [
  `create table saved_filter (
    id text not null primary key,
    staff_id text not null,
    kind text not null,
    name text not null,
    query text not null,
    saved_at bigint not null
  )`,
  'create index saved_filter_of_staff on saved_filter (staff_id, kind)',
]

/** Stores the school years that the site was moved to (see `SchoolYearTable`). */
export const addSchoolYears = [
  `create table school_year (
    start integer primary key,
    first_day integer not null,
    last_day integer not null,
    begun_at bigint not null,
    begun_by text,
    moved text
  )`,
]

/**
 * Stores who asked for a review and whom, also for reference content, and the mails that tell staff
 * of it (see `EntryTable` and `StaffMailTable`).
 */
export const addReviews = [
  'alter table entry add column review_requested_by text',
  'alter table entry add column review_asked text',
  'alter table reference add column review_requested_by text',
  'alter table reference add column review_asked text',
  'alter table reference add column review_requested_at bigint',
  'alter table reference add column review_note text',
  `create table staff_mail (
    id text not null primary key,
    staff_id text not null,
    about text not null,
    subject text not null,
    subject_id text not null,
    title text not null,
    sender text not null,
    note text not null,
    due_at bigint not null,
    tries integer not null
  )`,
  'create index staff_mail_due on staff_mail (due_at)',
]

/** Adds comments of staff on entries and reference content (see `CommentTable`). */
export const addComments = [
  `create table comment (
    id text not null primary key,
    subject text not null,
    subject_id text not null,
    staff_id text not null,
    staff_name text not null,
    text text not null,
    created_at bigint not null,
    resolved_at bigint,
    resolved_by text,
    deleted_at bigint
  )`,
  'create index comment_subject on comment (subject, subject_id, created_at)',
  'create index comment_deleted on comment (deleted_at)',
  `create table comment_mention (
    comment_id text not null references comment (id) on delete cascade,
    staff_id text not null,
    constraint comment_mention_key primary key (comment_id, staff_id)
  )`,
  'create index comment_mention_staff on comment_mention (staff_id)',
]
