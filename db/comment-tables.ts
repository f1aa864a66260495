// The table of the comments that staff write on entries, reference content and questions.

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
