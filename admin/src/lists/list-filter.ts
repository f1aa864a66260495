/** A filter of a list. The value of a filter is text; '' shows everything. */
export interface ListFilter {
  /** name of the filter in the address of the list and in the API */
  name: string
  label: string
  /** the values to choose from, each with its words */
  choices?: readonly (readonly [value: string, words: string])[]
  /** the words for no choice; with `choices` */
  all?: string
  /** the filter is on ('true') or off ('') */
  isSwitch?: boolean
  /** maximum length of typed words in characters; 200 by default */
  maxLength?: number
  /** a phone shows the filter only under “More filters” */
  isFurther?: boolean
}

/** Maximum length of typed words in characters, as in the API. */
export const maxTypedLength = 200

export type FilterValues = Readonly<Record<string, string>>

/** Reads the filters of an address; wrong values count as left out. @param start the first values */
export function readFilters(
  filters: readonly ListFilter[],
  start: FilterValues,
  parameters: URLSearchParams,
): FilterValues {
  return Object.fromEntries(
    filters.map((filter) => {
      const { name } = filter
      return [name, valueOf(filter, parameters.get(name)) ?? start[name] ?? '']
    }),
  )
}

/** Checks a value of an address. @returns `null` for a wrong one */
function valueOf(filter: ListFilter, given: string | null) {
  const { choices, isSwitch, maxLength = maxTypedLength } = filter
  if (given === null || given === '') return given
  if (isSwitch) return given === 'true' ? given : null
  if (choices) return choices.some(([value]) => value === given) ? given : null
  return given.slice(0, maxLength)
}

/** Writes the values that differ from the first ones, as the query of an address. */
export function writeQuery(
  query: Readonly<Record<string, string | number>>,
  start: Readonly<Record<string, string | number>>,
): string {
  const parts = Object.entries(query).filter(([name, value]) => value !== (start[name] ?? ''))
  return new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString()
}
