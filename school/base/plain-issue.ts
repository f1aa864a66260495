import type * as z from 'zod'

/** Explains a problem in plain words for a field whose schema has no sentence for it. */
export function plainIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return 'Fill this in.'
  if (issue.code === 'invalid_type') return sentences[issue.expected] ?? unknown
  if (issue.code === 'invalid_value')
    return `Choose one of: ${issue.values.map(String).join(', ')}.`
  if (issue.code === 'too_small')
    return `This is too short or too small: the minimum is ${issue.minimum}.`
  if (issue.code === 'too_big')
    return `This is too long or too big: the maximum is ${issue.maximum}.`
  if (issue.code === 'unrecognized_keys') return `Leave out: ${issue.keys.join(', ')}.`
  return unknown
}

const unknown = 'This value does not fit here.'

const sentences: Partial<Record<string, string>> = {
  string: 'Enter some text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Enter yes or no.',
  array: 'Send a list.',
  object: 'Send a group of fields.',
  record: 'Send a group of fields.',
}
