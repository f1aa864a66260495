import type { Generated } from 'kysely'

// The tables of what visitors ask and are told, and of the codes that they scan.

/** Questions sent with the form on the site; network addresses are not stored. */
export interface QuestionTable {
  id: Generated<number>
  /** told to the sender, such as `Q-7F3K2M`; grants nothing */
  reference: string
  created_at: number
  name: string
  /** an e-mail address or a phone number, as typed */
  contact: string
  /** the same in one spelling: two questions with it are from one person */
  contact_key: string
  /** the department that the sender chose, or `school` */
  level: string
  /** `null` for a question of before there were topics */
  topic: string | null
  /** the title of the course that it is about */
  course: string | null
  text: string
  /** the size of its file; `null` without one */
  file_bytes: number | null
  /** a hash of the words of the text: two questions with it say the same */
  text_key: string
  /** everything that staff search, in lower case */
  words: string
  /** 1: the sender is under 18, and a parent has agreed */
  is_minor: number
  /** the office in charge: a department, or `school` */
  office: string
  state: string
  /** id of a staff member */
  taken_by: string | null
  /** counts the changes of staff; a change names the one it was based on */
  revision: Generated<number>
  closed_at: number | null
  /** time to send its mail to the office next; `null`: nothing to send */
  mail_due_at: number | null
  mail_tries: Generated<number>
}

/**
 * The files that came with questions, apart from the media library, in parts of 48 KiB at most: a
 * backup holds rows of text, a hundred at a time.
 */
export interface QuestionFileTable {
  question_id: number
  /** counts the parts of a file, from 0 */
  part: number
  base64: string
}

/** A phone or an e-mail address that is told about class notices. */
export interface SubscriptionTable {
  id: Generated<number>
  /** `push` or `email` */
  channel: string
  /** the address at the push service, or the e-mail address in lower case */
  address: string
  /** a hash of channel and address: each has one subscription */
  address_key: string
  /** the keys of the phone, for its push messages; `null` for e-mail */
  p256dh: string | null
  auth: string | null
  /** a list of departments in JSON */
  levels: string
  /** `en` or `fil` */
  language: string
  /** grants confirming, changing and ending it; only its hash is stored; `null` for push */
  token_hash: string | null
  created_at: number
  /** `null`: the address is not confirmed, and nothing but the question to confirm is sent */
  confirmed_at: number | null
  /** time when an e-mail address was last asked to confirm; `null` for push */
  asked_at: number | null
  /** time to send the mail with the link of this subscription; `null`: it was sent */
  link_due_at: number | null
  link_tries: Generated<number>
}

/** State of the delivery of a class notice to its subscribers. */
export interface NoticeDeliveryTable {
  /** id of the entry */
  notice_id: number
  /** time to compare the notice with what was told; `null`: nothing changed */
  due_at: number | null
  /** counts what was told; 0 before the first */
  version: Generated<number>
  /** the news that was told last, in JSON */
  told: string | null
  /** messages were added for subscriptions up to this id; `null`: for all */
  spread_after: number | null
}

/** The newest message about a notice to one subscription: the outbox. */
export interface NoticeMessageTable {
  id: Generated<number>
  notice_id: number
  /** not a reference: what was handed over is counted when a subscription has ended */
  subscription_id: number
  channel: string
  version: number
  state: string
  /** time to hand it over next, also the end of a lease; `null`: never */
  due_at: number | null
  tries: Generated<number>
  /** names who hands it over now */
  lease: string | null
}

/** Codes that lead to a page from paper. Rows are never deleted: paper stays. */
export interface PrintedCodeTable {
  code: string
  /** its name for staff: the place where it is printed */
  label: string
  /** a path of this site, or the address of another site */
  target: string
  /** counts the changes of staff; a change names the one it was based on */
  revision: number
  created_at: number
  /** the name of the person */
  created_by: string
  changed_at: number
}
