import type { Generated, Insertable, Selectable } from 'kysely'

/**
 * Every time in the database is UTC in milliseconds since 1970; every day is an integer, YYYYMMDD
 * (0: no date).
 */
export interface Tables {
  entry: EntryTable
  entry_slug: EntrySlugTable
  entry_topic: EntryTopicTable
  entry_tally: EntryTallyTable
  revision: RevisionTable
  reference: ReferenceTable
  content_version: ContentVersionTable
  search_page: SearchPageTable
  search_word: SearchWordTable
  search_miss: SearchMissTable
  search_backlog: SearchBacklogTable
  activity: ActivityTable
  staff: StaffTable
  staff_session: StaffSessionTable
  staff_link: StaffLinkTable
  staff_device: StaffDeviceTable
  staff_recovery_code: StaffRecoveryCodeTable
  sign_in_attempt: SignInAttemptTable
  autosave: AutosaveTable
  entry_addition: EntryAdditionTable
  preview: PreviewTable
  media: MediaTable
  media_use: MediaUseTable
  page_view: PageViewTable
  fact: FactTable
  internal_link: InternalLinkTable
  link_target: LinkTargetTable
  link_check: LinkCheckTable
  site_state: SiteStateTable
}

/** A dated entry of any kind. */
export interface EntryTable {
  id: Generated<number>
  kind: string
  slug: string
  title: string
  /** draft, published, unpublished or trashed; visibility also depends on the two times below */
  status: string
  category: string
  sort_day: number
  publish_at: number | null
  expires_at: number | null
  /** the body as plain text, shortened, for lists */
  summary: string
  /** the fields of the kind's schema as JSON, without the body */
  data: string
  /** the body as clean HTML */
  content: string
  revision: number
  sample: number
  created_at: number
  updated_at: number
  /** id and name of the author and of the last editor; `null` for imports and starter content */
  created_by: Generated<string | null>
  created_by_name: Generated<string | null>
  updated_by: Generated<string | null>
  /** since when the author has waited for an editor */
  review_requested_at: Generated<number | null>
  /** the author's note to the editor, or the editor's note when sending the draft back */
  review_note: Generated<string | null>
  /** its place from the top, set by hand; `null` to order by day */
  position: Generated<number | null>
  /** the title in lower case without accents, for sorting and searching by staff */
  title_key: Generated<string>
}

/** Every slug that an entry has had; `entry.slug` is the current one, the others redirect to it. */
export interface EntrySlugTable {
  kind: string
  slug: string
  entry_id: number
}

/**
 * The topics of published entries, with the columns that a list needs to page through them from one
 * index.
 */
export interface EntryTopicTable {
  entry_id: number
  topic: string
  kind: string
  category: string
  sort_day: number
  publish_at: number
  expires_at: number | null
}

/**
 * How many published entries each list has in each month (YYYYMM; 0: undated). A list is a kind, a
 * category and a topic; '' means all. Totals and far pages are read from here instead of counting
 * the archive.
 */
export interface EntryTallyTable {
  kind: string
  category: string
  topic: string
  month: number
  count: number
}

/** Every revision of an entry or of reference content, as JSON. */
export interface RevisionTable {
  subject: string
  subject_id: string
  number: number
  snapshot: string
  saved_by: string
  saved_at: number
}

/** Reference content: one JSON document per key, such as `site-settings`. */
export interface ReferenceTable {
  key: string
  data: string
  revision: number
  updated_at: number
  updated_by: Generated<string | null>
}

/** One row: a number that grows with every change that visitors can see. */
export interface ContentVersionTable {
  id: number
  version: number
}

/**
 * A page of reference content as search knows it. Its words are in the index of search-index.ts.
 */
export interface SearchPageTable {
  number: number
  /** path on this site */
  address: string
  /** the type of page, in the visitor's words */
  label: string
  title: string
  text: string
}

/** The vocabulary of the search index: how many documents and titles contain a word. */
export interface SearchWordTable {
  word: string
  initial: string
  length: number
  titles: number
  documents: number
}

/** Searches without a result; says nothing about who searched. */
export interface SearchMissTable {
  words: string
  count: number
  last_at: number
}

/** Published entries that the search index does not hold yet. */
export interface SearchBacklogTable {
  entry_id: number
}

/** The activity log, in order. Rows are only ever added. */
export interface ActivityTable {
  id: Generated<number>
  at: number
  staff_id: string
  staff_name: string
  /** a verb, such as `publish` */
  action: string
  /** what was changed: the kind of an entry, `reference`, `media` or `staff` */
  subject: string
  subject_id: string
  title: string
  /** the subject before and after, as JSON; `null` where it did not exist or says nothing */
  before: string | null
  after: string | null
}

/** People who work on the site. */
export interface StaffTable {
  id: string
  name: string
  /** in lower case; `null` once the person was erased */
  email: string | null
  role: string
  /** the sections that this person may work in, as a JSON list */
  sections: string
  /** `null` until an invitation was accepted */
  password_hash: string | null
  disabled: Generated<number>
  /** encrypted; `null` without two-factor */
  totp_secret: string | null
  /** 1 once a code has proved that the app knows the secret; codes are required from that moment */
  totp_confirmed: Generated<number>
  /** the period of the newest used code: no code counts twice */
  totp_counter: Generated<number>
  created_at: number
  last_seen_at: number | null
  erased_at: number | null
}

/** A sign-in that has not been ended; it may be too old to count. */
export interface StaffSessionTable {
  token_hash: string
  /** its public id in lists; grants nothing */
  id: string
  staff_id: string
  /** browser and operating system in words */
  device: string
  created_at: number
  /** written at most once a minute */
  last_seen_at: number
  /** until when the person counts as confirmed, for one change; `null` when not confirmed */
  confirmed_until: number | null
}

/** A device that a person has signed in on. */
export interface StaffDeviceTable {
  token_hash: string
  staff_id: string
  created_at: number
  last_used_at: number
}

/** One-time links; deleted when used. */
export interface StaffLinkTable {
  token_hash: string
  /** set-up, invitation or reset */
  purpose: string
  /** `null` for the set-up, which makes the first person */
  staff_id: string | null
  expires_at: number
}

export interface StaffRecoveryCodeTable {
  staff_id: string
  code_hash: string
}

/** Failed sign-ins by account, by address and in total; see attempts.server.ts. */
export interface SignInAttemptTable {
  subject: string
  count: number
  /** when the count starts over */
  until: number
}

/** The media library; the files themselves are in DATA_DIR/media. */
export interface MediaTable {
  /** random; part of the address */
  id: string
  /** image or pdf */
  kind: string
  /** what staff call it */
  name: string
  /** the last part of its address; stays when the file is replaced or renamed */
  file_name: string
  /** names the folder of the current file; new after each replacement */
  version: string
  /** media type, such as `image/jpeg` */
  type: string
  /** pixels; 0 for a PDF, like {@link height} */
  width: number
  height: number
  bytes: number
  /** the widths of its AVIF and WebP variants, separated by commas */
  widths: string
  /**
   * the placeholder: the colors of its upper and lower half, as `rrggbbrrggbb`; '' when
   * transparent, and for a PDF
   */
  colour: string
  /** alt text; '' when missing, and when decorative */
  alt: string
  decorative: number
  /** the focal point, in percent from the left and from the top */
  focal_x: number
  focal_y: number
  created_at: number
  created_by: string
  updated_at: number
}

/**
 * Where a file of the library is used: the entries and reference content whose text contains its
 * address.
 */
export interface MediaUseTable {
  media_id: string
  subject: string
  subject_id: string
}

/** How often pages were viewed; says nothing about who viewed them. */
export interface PageViewTable {
  day: number
  /** a path of this site; '' for the total of a day */
  path: string
  views: number
}

/** Who confirms that a number or contact is still true, and by when. */
export interface FactTable {
  id: Generated<number>
  /** the key of its reference content */
  key: string
  /** its path within that content, such as `home/Programs` */
  path: string
  /** id of a member of staff */
  owner: string | null
  /** a day */
  verify_by: number
  verified_at: number | null
  /** id of the staff member who verified it */
  verified_by: string | null
}

/** Links from published content to addresses of this site. */
export interface InternalLinkTable {
  /** a kind of entry, or `reference` */
  subject: string
  subject_id: string
  target: string
}

/** The result of checking such an address. */
export interface LinkTargetTable {
  target: string
  broken: number
  /** the content version when it was checked */
  version: number
}

/** Up to which change the entries of a kind have been searched for links. */
export interface LinkCheckTable {
  source: string
  read_until: number
  last_id: number
}

export type ActivityRow = Selectable<ActivityTable>
export type StaffRow = Selectable<StaffTable>
/** What a staff member typed and has not saved; never shown to other people. */
export interface AutosaveTable {
  staff_id: string
  /** a kind of entry, or `reference` */
  subject: string
  /** an id, a key, or `new` */
  subject_id: string
  /** the fields as typed, valid or not, as JSON */
  data: string
  based_on: number | null
  saved_at: number
}

/** The id under which a new entry was sent: sent twice, it is added once. */
export interface EntryAdditionTable {
  staff_id: string
  kind: string
  name: string
  entry_id: number
  added_at: number
}

/** A preview of unpublished content, for people with the link; the token itself is not stored. */
export interface PreviewTable {
  token_hash: string
  staff_id: string
  subject: string
  /** an id, a key, or `new` */
  subject_id: string
  data: string
  /** 1 when it follows what a person is typing; the next preview replaces it */
  live: number
  created_at: number
  expires_at: number
}

export type MediaRow = Selectable<MediaTable>
export type EntryRow = Selectable<EntryTable>
export type NewEntryRow = Insertable<EntryTable>

/** Numbers that the running site keeps about itself. */
export interface SiteStateTable {
  /** `seen_at`: the latest time the site has seen; `probed_at`: when it last tested writing */
  key: 'seen_at' | 'probed_at'
  value: number
}
