/** One filter of a list. Its value is text: '' leaves nothing out. */
export interface ListFilter {
  /** its name in the address of the list and in the call */
  name: string
  label: string
  /** the values to choose from, each with its words */
  choices?: readonly (readonly [value: string, words: string])[]
  /** the words for ''; with `choices` */
  all?: string
  /** it is on ('true') or off ('') */
  isSwitch?: boolean
  /** the most characters of typed words, 200 if it says nothing */
  maxLength?: number
  /** a phone shows it when it is asked for */
  isFurther?: boolean
}

/** The most characters of typed words, as the calls take them. */
export const longestWords = 200

export type FilterValues = Readonly<Record<string, string>>

/** Reads the filters of an address; what is wrong in it counts as left out. */
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

/** @returns `null` for what is no value of the filter */
function valueOf(
  { choices, isSwitch, maxLength = longestWords }: ListFilter,
  given: string | null,
) {
  if (given === null || given === '') return given
  if (isSwitch) return given === 'true' ? given : null
  if (choices) return choices.some(([value]) => value === given) ? given : null
  return given.slice(0, maxLength)
}

/** Writes what differs from how a list starts, as the query of its address. */
export function writeQuery(
  query: Readonly<Record<string, string | number>>,
  start: Readonly<Record<string, string | number>>,
): string {
  const parts = Object.entries(query).filter(([name, value]) => value !== (start[name] ?? ''))
  return new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString()
}
