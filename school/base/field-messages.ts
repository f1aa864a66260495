import type * as z from 'zod'

/** The sentence above the problems of fields. */
export const invalidFieldsMessage =
  'Some fields cannot be saved as they are. Correct them and try again.'

/** Explains a problem in plain words for a field whose schema has no sentence for it. */
export function plainIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return 'Fill this in.'
  if (issue.code === 'invalid_type') return typeMessages[issue.expected] ?? otherMessage
  if (issue.code === 'invalid_value')
    return `Choose one of: ${issue.values.map(String).join(', ')}.`
  if (issue.code === 'too_small')
    return `This is too short or too small: the minimum is ${issue.minimum}.`
  if (issue.code === 'too_big')
    return `This is too long or too big: the maximum is ${issue.maximum}.`
  if (issue.code === 'unrecognized_keys') return `Leave out: ${issue.keys.join(', ')}.`
  return otherMessage
}

/** The message for a problem that has no other. */
const otherMessage = 'This value does not fit here.'

/** The messages for values of a wrong type, by the expected type. */
const typeMessages: Partial<Record<string, string>> = {
  string: 'Enter some text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Enter yes or no.',
  array: 'Send a list.',
  object: 'Send a group of fields.',
  record: 'Send a group of fields.',
}
