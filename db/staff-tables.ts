import type { Generated } from 'kysely'

// The tables of staff: accounts, sessions, the activity log and comments.

/** The activity log, in order. Rows are only ever added. */
export interface ActivityTable {
  id: Generated<number>
  at: number
  staff_id: string
  staff_name: string
  /** a verb, such as `publish` */
  action: string
  /** the changed thing: the kind of an entry, `reference`, `media` or `staff` */
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
  /** 1 for a person who may publish class status without being an administrator */
  class_status: Generated<number>
  /** `null` until an invitation was accepted */
  password_hash: string | null
  disabled: Generated<number>
  /** encrypted; `null` without two-factor */
  totp_secret: string | null
  /** 1 once a code has proved that the app knows the secret; codes are required from that moment */
  totp_confirmed: Generated<number>
  /** the period of the newest used code: no code counts twice */
  totp_counter: Generated<number>
  /** hashes of the recovery codes that are left, with spaces between */
  recovery_codes: Generated<string>
  /** the filters of lists that the person saved, as JSON (`savedFilterSchema`); only they see them */
  saved_filters: Generated<string>
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

/** A one-time link, which is deleted when used, or a device that a person has signed in on. */
export interface StaffTokenTable {
  token_hash: string
  purpose: 'set-up' | 'invitation' | 'reset' | 'device'
  /** `null` for the set-up, which makes the first person */
  staff_id: string | null
  created_at: number
  /** of a device 180 days after its last sign-in */
  expires_at: number
}

/** Failed sign-ins by account, by address and in total; see attempts.server.ts. */
export interface SignInAttemptTable {
  subject: string
  count: number
  /** time when the count starts over */
  until: number
}

/** A mail to a member of staff about someone's work, until it is handed to the mail server. */
export interface StaffMailTable {
  id: string
  /** id of the recipient */
  staff_id: string
  /** topic of the mail, see `staffMailTopics` */
  about: string
  /** a kind of entry, `reference` or `question` */
  subject: string
  subject_id: string
  title: string
  /** id of the member of staff who did it */
  sender: string
  /** the words of that person; may be empty */
  note: string
  /** time of the next try, also the end of a lease */
  due_at: number
  tries: number
}

/** A comment; visitors never see it. */
export interface CommentTable {
  /** made up by the page that sends it: sent twice, it is added once */
  id: string
  /** a kind of entry, `reference` or `question` */
  subject: string
  subject_id: string
  /** id of the author, and the name of that time */
  staff_id: string
  staff_name: string
  /** plain text; a mention is `@[id of the person]` */
  text: string
  created_at: number
  resolved_at: number | null
  /** id of who resolved it */
  resolved_by: string | null
  /** time of its deletion; it can be put back for a day */
  deleted_at: number | null
}
