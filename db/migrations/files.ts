import type { Kysely } from 'kysely'
import { isPostgres } from '../dialect.ts'
import { run } from './statements.ts'

/** Stores when the next backup is due, and what became of the last ones (see `BackupWorkTable`). */
export const addBackupState = [
  `create table backup_state (
    id integer primary key,
    due_at bigint,
    lease text,
    passed_at bigint,
    failed_at bigint,
    problem text
  )`,
]

/** Stores which backup is to be copied elsewhere, and what became of it (see `BackupWorkTable`). */
export const addBackupCopy = [
  `create table backup_copy (
    id integer primary key,
    name text not null,
    due_at bigint,
    lease text,
    attempts integer default 0 not null,
    arrived_at bigint,
    failed_at bigint,
    problem text
  )`,
]

/** Adds the key of a site on PostgreSQL (see `SiteKeyTable`). */
export const addSiteKey = [
  'create table site_key (id integer not null primary key, key text, hash text not null)',
]

/** Stores whether a picture shows learners, and the consent to it (see `MediaTable`). */
export const addLearnersInPictures = [
  "alter table media add column shows_learners text default 'unanswered' not null",
  'alter table media add column consent_reference text',
  'alter table media add column consent_until text',
  'alter table media add column consent_uses text',
  'alter table media add column consent_ended_at bigint',
  // Holds pictures with learners only: the content clock asks for the next end of a consent.
  "create index media_consent on media (consent_until) where shows_learners = 'yes'",
]

/** Stores by which bytes a file came, so that the same file is noticed (see `MediaTable`). */
export const addUploadHashes = [
  'alter table media add column upload_hash text',
  'create index media_upload_hash on media (upload_hash)',
]

/** Returns what the newest replacement of a file says. */
const replacement = (column: string) => `
  (select ${column} from activity
   where subject = 'media' and subject_id = media.id and action = 'replace'
   order by activity.id desc limit 1)`

/**
 * Keeps the former versions of a file (see `MediaVersionTable`). What was replaced before is not
 * kept; the versions that are current are numbered 1, by the person who made them.
 */
export const addFileVersions = [
  'alter table media add column number integer default 1 not null',
  'alter table media add column made_at bigint default 0 not null',
  "alter table media add column made_by text default '' not null",
  'alter table media add column edit_of text',
  'alter table media add column edit text',
  `update media set
    made_at = coalesce(${replacement('at')}, created_at),
    made_by = coalesce(${replacement('staff_name')}, created_by)`,
  `create table media_version (
    media_id text not null,
    version text not null,
    number integer not null,
    type text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    widths text not null,
    color text not null,
    focal_x integer not null,
    focal_y integer not null,
    shows_learners text not null,
    consent_reference text,
    consent_until text,
    consent_uses text,
    consent_ended_at bigint,
    upload_hash text,
    made_at bigint not null,
    made_by text not null,
    edit_of text,
    edit text,
    replaced_at bigint not null,
    constraint media_version_key primary key (media_id, version)
  )`,
]

/** Adds the tags of files (see `MediaTagTable`). */
export const addMediaTags = [
  `create table media_tag (
    media_id text not null,
    key text not null,
    tag text not null,
    constraint media_tag_key primary key (media_id, key)
  )`,
  'create index media_tag_files on media_tag (key)',
]

/** Adds the files of the media library with PostgreSQL (see `MediaPartTable`). */
export const addMediaParts = (db: Kysely<unknown>) =>
  run(
    db,
    `create table media_part (
      media_id text not null,
      version text not null,
      name text not null,
      part integer not null,
      bytes ${isPostgres(db) ? 'bytea' : 'blob'} not null,
      created_at bigint not null,
      constraint media_part_key primary key (media_id, version, name, part)
    )`,
    // Pictures and PDFs are compressed already.
    ...(isPostgres(db) ? ['alter table media_part alter column bytes set storage external'] : []),
  )

/** Keeps the sizes of parts of pictures that texts show (see `MediaCropTable`). */
export const addMediaCrops = [
  `create table media_crop (
    media_id text not null,
    version text not null,
    crop_of text not null,
    frame text not null,
    width integer not null,
    height integer not null,
    widths text not null,
    made_at bigint not null,
    constraint media_crop_key primary key (media_id, crop_of, frame)
  )`,
]
