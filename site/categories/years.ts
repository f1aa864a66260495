import type { Section } from '../../school/base/fields.ts'

/** Returns whether a heading names a year. */
export const hasYear = (heading: string) => /\b(19|20)\d\d\b/.test(heading)

/** Returns whether most headings are years; the sections are then shown as a timeline. */
export const tellsOfYears = (sections: readonly Pick<Section, 'heading'>[]) =>
  sections.filter(({ heading }) => hasYear(heading)).length * 2 > sections.length
