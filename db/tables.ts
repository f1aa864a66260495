import type { Insertable, Selectable } from 'kysely'
import type * as content from './content-tables.ts'
import type * as media from './media-tables.ts'
import type * as operation from './operation-tables.ts'
import type * as staff from './staff-tables.ts'
import type * as visitor from './visitor-tables.ts'

/** Every time is UTC in milliseconds since 1970; every day an integer, YYYYMMDD (0: no date). */
export interface Tables {
  entry: content.EntryTable
  entry_slug: content.EntrySlugTable
  entry_topic: content.EntryTopicTable
  entry_tally: content.EntryTallyTable
  entry_backlog: content.EntryBacklogTable
  entry_statement: content.EntryStatementTable
  old_address: content.OldAddressTable
  revision: content.RevisionTable
  search_page: content.SearchPageTable
  search_word: content.SearchWordTable
  activity: staff.ActivityTable
  staff: staff.StaffTable
  staff_session: staff.StaffSessionTable
  staff_token: staff.StaffTokenTable
  sign_in_attempt: staff.SignInAttemptTable
  staff_mail: staff.StaffMailTable
  autosave: content.AutosaveTable
  preview: content.PreviewTable
  comment: staff.CommentTable
  media: media.MediaTable
  media_use: media.MediaUseTable
  media_version: media.MediaVersionTable
  media_crop: media.MediaCropTable
  media_part: media.MediaPartTable
  day_count: operation.DayCountTable
  fact: operation.FactTable
  internal_link: operation.InternalLinkTable
  site_state: operation.SiteStateTable
  site_key: operation.SiteKeyTable
  school_year: operation.SchoolYearTable
  backup_work: operation.BackupWorkTable
  question: visitor.QuestionTable
  question_file: visitor.QuestionFileTable
  subscription: visitor.SubscriptionTable
  notice_delivery: visitor.NoticeDeliveryTable
  notice_message: visitor.NoticeMessageTable
  printed_code: visitor.PrintedCodeTable
}

export type StaffRow = Selectable<staff.StaffTable>
export type MediaRow = Selectable<media.MediaTable>
export type MediaCropRow = Selectable<media.MediaCropTable>
export type MediaVersionRow = Selectable<media.MediaVersionTable>
export type EntryRow = Selectable<content.EntryTable>
export type NewEntryRow = Insertable<content.EntryTable>
export type QuestionRow = Selectable<visitor.QuestionTable>
export type SubscriptionRow = Selectable<visitor.SubscriptionTable>
export type NoticeMessageRow = Selectable<visitor.NoticeMessageTable>
