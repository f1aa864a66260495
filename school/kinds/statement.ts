/** Parts of a statement of the school, in the order in which it is read. */
const statementParts = [
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
 * The statement of the school in an entry, with which anyone can compare copies of the entry: plain
 * text, lines separated by line breaks, and days as `YYYY-MM-DD`. Empty parts are left out.
 */
export type StatementTexts = Partial<Record<StatementPart, string>>

/** Lists the parts in which two statements differ. */
export const changedParts = (one: StatementTexts, other: StatementTexts): StatementPart[] =>
  statementParts.filter((part) => (one[part] ?? '') !== (other[part] ?? ''))
