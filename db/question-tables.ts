import type { Generated } from 'kysely'

// The tables of the questions that visitors ask.

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
