/** What a statement of the school consists of, in the order in which it is read. */
export const statementParts = [
  'headline',
  'message',
  'filipinoHeadline',
  'filipinoMessage',
  'announcedOn',
  'firstDay',
  'lastDay',
  'levels',
  'campuses',
  'category',
] as const
export type StatementPart = (typeof statementParts)[number]

/**
 * What the school says with an entry, so that anyone can compare it with what is passed around: plain
 * text, lines apart by line breaks, and days as `YYYY-MM-DD`. A part that says nothing is left out.
 */
export type Said = Partial<Record<StatementPart, string>>

/** Lists the parts in which two statements differ. */
export const changedParts = (one: Said, other: Said): StatementPart[] =>
  statementParts.filter((part) => (one[part] ?? '') !== (other[part] ?? ''))
