import * as z from 'zod'

/** Names the school year that begins in a calendar year: `2027-2028`. */
export const schoolYearName = (start: number) => `${start}-${start + 1}`

/** A school year in an address or a request: `2027-2028`. */
export const schoolYearField = z
  .string()
  .regex(/^\d{4}-\d{4}$/, 'Enter a school year such as 2027-2028.')
  .refine((name) => schoolYearName(startOf(name)) === name, {
    message: 'Enter two years that follow each other, such as 2027-2028.',
  })

/** Returns the calendar year in which a school year begins. @param name `2027-2028` */
export const startOf = (name: string) => Number(name.slice(0, 4))
