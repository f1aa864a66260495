// The tables of the codes on posters, report cards and other printed things.

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
