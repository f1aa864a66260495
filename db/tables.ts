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

/** A dated entry of any kind: article, announcement, and what later joins them. */
export interface EntryTable {
  id: Generated<number>
  kind: string
  slug: string
  title: string
  /**
   * draft, published, unpublished or trashed; whether a visitor sees it also depends on the two
   * times below
   */
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
  /**
   * id and name of who added it, and name of who saved it last; `null` for what no member of staff
   * did
   */
  created_by: Generated<string | null>
  created_by_name: Generated<string | null>
  updated_by: Generated<string | null>
  /** since when its author waits for an editor */
  review_requested_at: Generated<number | null>
  /** what the author tells the editor, or the editor who sent it back tells the author */
  review_note: Generated<string | null>
  /** its place from the top, put there by hand; `null`: by its day */
  position: Generated<number | null>
  /** the title in small letters without accents, by which staff sort and look for it */
  title_key: Generated<string>
}

/**
 * Every address that an entry has had; the one in `entry.slug` is current, the others redirect to
 * it.
 */
export interface EntrySlugTable {
  kind: string
  slug: string
  entry_id: number
}

/** The topics of published entries, with what a list needs to page through them from one index. */
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
 * How many published entries each list has in each month (YYYYMM; 0: undated). A list is a kind
 * with a category and a topic, '' meaning all. Totals and far pages are read from here instead of
 * counting the archive.
 */
export interface EntryTallyTable {
  kind: string
  category: string
  topic: string
  month: number
  count: number
}

/** What an entry or a piece of reference content was after each save, as JSON. */
export interface RevisionTable {
  subject: string
  subject_id: string
  number: number
  snapshot: string
  saved_by: string
  saved_at: number
}

/** Reference content: one JSON document a key, such as `site-settings`. */
export interface ReferenceTable {
  key: string
  data: string
  revision: number
  updated_at: number
  updated_by: Generated<string | null>
}

/** One row: a number that grows with every change that a visitor could see. */
export interface ContentVersionTable {
  id: number
  version: number
}

/**
 * A page of reference content as search knows it. The index of its words is in search-index.ts,
 * like that of entries.
 */
export interface SearchPageTable {
  number: number
  /** path on this site */
  address: string
  /** what kind of page it is, in the visitor's words */
  label: string
  title: string
  text: string
}

/**
 * The vocabulary of the search index: in how many documents, and in how many of their titles, a
 * word stands.
 */
export interface SearchWordTable {
  word: string
  initial: string
  length: number
  titles: number
  documents: number
}

/** What visitors searched for in vain; says nothing of who they were. */
export interface SearchMissTable {
  words: string
  count: number
  last_at: number
}

/** Entries that were published before there was a search index and are not in it yet. */
export interface SearchBacklogTable {
  entry_id: number
}

/** What staff did, in order. Rows are only ever added. */
export interface ActivityTable {
  id: Generated<number>
  at: number
  staff_id: string
  staff_name: string
  /** a verb, such as `publish` */
  action: string
  /** what kind of thing it was done to: the kind of an entry, `reference`, `media`, `staff` */
  subject: string
  subject_id: string
  title: string
  /**
   * what the thing was before and after, as JSON; `null` where there was nothing or it says nothing
   */
  before: string | null
  after: string | null
}

/** People who work on the site. */
export interface StaffTable {
  id: string
  name: string
  /** in small letters; `null` once the person was erased */
  email: string | null
  role: string
  /** the sections that this person is limited to, as a JSON list */
  sections: string
  /** `null` until an invitation was accepted */
  password_hash: string | null
  disabled: Generated<number>
  /** encrypted; `null` without two-factor */
  totp_secret: string | null
  /** 1 once a code has shown that the app knows the secret: from then on codes are asked for */
  totp_confirmed: Generated<number>
  /** the period of the newest code that was used: no code counts twice */
  totp_counter: Generated<number>
  created_at: number
  last_seen_at: number | null
  erased_at: number | null
}

/** A sign-in that is still good, unless it has become too old. */
export interface StaffSessionTable {
  token_hash: string
  /** what it is called in lists; opens nothing */
  id: string
  staff_id: string
  /** browser and system in words */
  device: string
  created_at: number
  /** written at most once a minute */
  last_seen_at: number
  /** until when the person behind it counts as confirmed, for one change; `null`: not confirmed */
  confirmed_until: number | null
}

/** A device that a person has signed in on. */
export interface StaffDeviceTable {
  token_hash: string
  staff_id: string
  created_at: number
  last_used_at: number
}

/** One-time links; gone once they are used. */
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

/** Failed sign-ins by account, by address and in all; see attempts.server.ts. */
export interface SignInAttemptTable {
  subject: string
  count: number
  /** when the count begins anew */
  until: number
}

/** The files of the media library; the files themselves lie under DATA_DIR/media. */
export interface MediaTable {
  /** random; part of the address */
  id: string
  /** image or pdf */
  kind: string
  /** what staff call it */
  name: string
  /** the last part of its address, which stays when the file is replaced or renamed */
  file_name: string
  /** names the folder of the file as it is now; another one after each replacement */
  version: string
  /** media type, such as `image/jpeg` */
  type: string
  /** pixels; 0 for a PDF, like {@link height} */
  width: number
  height: number
  bytes: number
  /** the widths in which it lies there as AVIF and WebP, with commas between */
  widths: string
  /**
   * the colours of its halves, which stand in for it, as `rrggbbrrggbb`; '' where it is
   * transparent, and for a PDF
   */
  colour: string
  /** what it shows, in words; '' while nobody has said it, and where it is decorative */
  alt: string
  decorative: number
  /** the point that stays in view when it is cropped, in per cent from the left and from the top */
  focal_x: number
  focal_y: number
  created_at: number
  created_by: string
  updated_at: number
}

/**
 * Where a file of the library is used: an entry or a piece of reference content whose text names
 * its address.
 */
export interface MediaUseTable {
  media_id: string
  subject: string
  subject_id: string
}

/** How often pages were looked at; says nothing of by whom. */
export interface PageViewTable {
  day: number
  /** of a page of this site; '' for all of a day together */
  path: string
  views: number
}

/** Who sees to it that a figure or a contact is still true, and until when. */
export interface FactTable {
  id: Generated<number>
  /** the key of the reference content that holds it */
  key: string
  /** names it within that, such as `home/Programs` */
  path: string
  /** id of a member of staff */
  owner: string | null
  /** a day */
  verify_by: number
  verified_at: number | null
  /** id of who did */
  verified_by: string | null
}

/** Links from published content to addresses of this site. */
export interface InternalLinkTable {
  /** a kind of entry, or `reference` */
  subject: string
  subject_id: string
  target: string
}

/** What became of asking for such an address. */
export interface LinkTargetTable {
  target: string
  broken: number
  /** the content version at which it was asked for */
  version: number
}

/** Up to which change the entries of a kind have been read for links. */
export interface LinkCheckTable {
  source: string
  read_until: number
  last_id: number
}

export type ActivityRow = Selectable<ActivityTable>
export type StaffRow = Selectable<StaffTable>
/** What a member of staff was typing and has not saved; never seen by anybody else. */
export interface AutosaveTable {
  staff_id: string
  /** a kind of entry, or `reference` */
  subject: string
  /** an id, a key, or `new` */
  subject_id: string
  /** the fields as they were, valid or not, as JSON */
  data: string
  based_on: number | null
  saved_at: number
}

/** Under which name a member of staff sent a new entry: sent twice, it is added once. */
export interface EntryAdditionTable {
  staff_id: string
  kind: string
  name: string
  entry_id: number
  added_at: number
}

/**
 * A page of content that is not published, for whoever has the link; the token itself is not
 * stored.
 */
export interface PreviewTable {
  token_hash: string
  staff_id: string
  subject: string
  /** an id, a key, or `new` */
  subject_id: string
  data: string
  /** whether it follows what somebody is typing, and is replaced by the next */
  live: number
  created_at: number
  expires_at: number
}

export type MediaRow = Selectable<MediaTable>
export type EntryRow = Selectable<EntryTable>
export type NewEntryRow = Insertable<EntryTable>

/** Numbers that the running site keeps about itself. */
export interface SiteStateTable {
  /**
   * `seen_at`: the latest time that the site has seen; `probed_at`: when it last tried whether it
   * can write
   */
  key: 'seen_at' | 'probed_at'
  value: number
}
