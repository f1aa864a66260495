import type { Insertable, Selectable } from 'kysely'
import type { CommentTable } from './comment-tables.ts'
import type {
  EntryTable,
  EntrySlugTable,
  EntryTopicTable,
  EntryTallyTable,
  EntryStatementTable,
  OldAddressTable,
  RevisionTable,
  SearchPageTable,
  SearchWordTable,
  SearchMissTable,
  SearchBacklogTable,
  AutosaveTable,
  PreviewTable,
} from './content-tables.ts'
import type {
  MediaCropTable,
  MediaPartTable,
  MediaTable,
  MediaTagTable,
  MediaUseTable,
  MediaVersionTable,
} from './media-tables.ts'
import type {
  DayCountTable,
  FactTable,
  InternalLinkTable,
  LinkCheckTable,
  SchoolYearTable,
  SiteKeyTable,
  SiteStateTable,
  BackupWorkTable,
} from './operation-tables.ts'
import type { PrintedCodeTable } from './printed-code-tables.ts'
import type { QuestionFileTable, QuestionTable } from './question-tables.ts'
import type {
  NoticeDeliveryTable,
  NoticeMessageTable,
  PushKeyTable,
  SubscriptionTable,
} from './subscription-tables.ts'
import type {
  ActivityTable,
  StaffTable,
  StaffSessionTable,
  StaffDeviceTable,
  StaffLinkTable,
  SignInAttemptTable,
  StaffMailTable,
} from './staff-tables.ts'

/**
 * Every time in the database is UTC in milliseconds since 1970; every day is an integer, YYYYMMDD
 * (0: no date).
 */
export interface Tables {
  entry: EntryTable
  entry_slug: EntrySlugTable
  entry_topic: EntryTopicTable
  entry_tally: EntryTallyTable
  entry_statement: EntryStatementTable
  old_address: OldAddressTable
  revision: RevisionTable
  search_page: SearchPageTable
  search_word: SearchWordTable
  search_miss: SearchMissTable
  search_backlog: SearchBacklogTable
  activity: ActivityTable
  staff: StaffTable
  staff_session: StaffSessionTable
  staff_link: StaffLinkTable
  staff_device: StaffDeviceTable
  sign_in_attempt: SignInAttemptTable
  staff_mail: StaffMailTable
  autosave: AutosaveTable
  preview: PreviewTable
  comment: CommentTable
  media: MediaTable
  media_use: MediaUseTable
  media_version: MediaVersionTable
  media_crop: MediaCropTable
  media_tag: MediaTagTable
  media_part: MediaPartTable
  day_count: DayCountTable
  fact: FactTable
  internal_link: InternalLinkTable
  link_check: LinkCheckTable
  site_state: SiteStateTable
  site_key: SiteKeyTable
  school_year: SchoolYearTable
  backup_work: BackupWorkTable
  question: QuestionTable
  question_file: QuestionFileTable
  subscription: SubscriptionTable
  notice_delivery: NoticeDeliveryTable
  notice_message: NoticeMessageTable
  push_key: PushKeyTable
  printed_code: PrintedCodeTable
}

export type ActivityRow = Selectable<ActivityTable>
export type StaffRow = Selectable<StaffTable>
export type MediaRow = Selectable<MediaTable>
export type MediaCropRow = Selectable<MediaCropTable>
export type MediaVersionRow = Selectable<MediaVersionTable>
export type EntryRow = Selectable<EntryTable>
export type NewEntryRow = Insertable<EntryTable>
export type QuestionRow = Selectable<QuestionTable>
export type SubscriptionRow = Selectable<SubscriptionTable>
export type NoticeMessageRow = Selectable<NoticeMessageTable>
