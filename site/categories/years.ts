import type { Section } from '../../school/base/fields.ts'

/** Returns whether a heading names a year. */
export const hasYear = (heading: string) => /\b(19|20)\d\d\b/.test(heading)

/**
 * Divides sections into a timeline, up to the last heading with a year, and the others. Without a
 * year in most headings, all are others.
 */
export function splitYears<Part extends Pick<Section, 'heading'>>(sections: readonly Part[]) {
  const isTimeline = sections.filter(({ heading }) => hasYear(heading)).length * 2 > sections.length
  const end = isTimeline ? sections.findLastIndex(({ heading }) => hasYear(heading)) + 1 : 0
  return { years: sections.slice(0, end), others: sections.slice(end) }
}
