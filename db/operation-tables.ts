import type { Generated } from 'kysely'

// The tables of page views, fact checks, link checks and other figures of the running site.

/** Number of views of a page, scans of a code or failed searches on a day; says nothing about whose. */
export interface DayCountTable {
  subject: 'page-view' | 'scan' | 'failed-search'
  day: number
  /** a path of this site, '' for the total of a day; a code; or the words of a search */
  name: string
  count: number
}

/** Fact check of a number or contact: who confirms that it is still true, and by when. */
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
  broken: Generated<number>
  /** the content version when the address was checked; 0: not yet */
  version: Generated<number>
}

/** Numbers that the running site keeps about itself, and the key of its push messages. */
export interface SiteStateTable {
  /**
   * `content_version`: grows with every change that visitors can see; `seen_at`: the latest time the
   * site has seen; `probed_at`: when it last tested writing; `steps_dismissed_at`: when an
   * administrator dismissed the first steps of a new site; `push_key`: what this site signs its push
   * messages with (VAPID), in `secret`
   */
  key: 'content_version' | 'seen_at' | 'probed_at' | 'steps_dismissed_at' | 'push_key'
  value: number
  /** encrypted with the key in `DATA_DIR`; `null` for numbers */
  secret: Generated<string | null>
}

/** The key of a site on PostgreSQL, which all nodes share; one row at most, none on SQLite. */
export interface SiteKeyTable {
  id: number
  /** `null` when the operator gives it to each node in SECRET_KEY */
  key: string | null
  /** SHA-256, to compare the key of a node with */
  hash: string
}

/** The school years of the site. The latest is the present one; each row keeps what the move to it changed. */
export interface SchoolYearTable {
  /** the calendar year in which it begins */
  start: number
  /** days; 0: not said */
  first_day: number
  last_day: number
  begun_at: number
  /** id of a member of staff; `null` for the first, which no one moved to */
  begun_by: string | null
  /** JSON, see `movedSchema`; `null` for the first */
  moved: string | null
}

/** The backups that the site makes by itself, and their copies on another server: a row for each. */
export interface BackupWorkTable {
  work: 'backup' | 'copy'
  /** time of the next one, also the end of a lease; `null`: none is due */
  due_at: number | null
  /** names the process that does it now */
  lease: string | null
  /** time when a backup last passed its restore test, or a copy last arrived; `null`: none has */
  done_at: number | null
  /** time when one last failed; `null`: none has since the last that succeeded */
  failed_at: number | null
  /** the reason it failed, or another fault at the other server */
  problem: string | null
  /** the file name of the newest backup, which is to be copied */
  name: string | null
  /** number of times that copying this backup failed */
  attempts: Generated<number>
}
