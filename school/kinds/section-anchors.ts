import { announcementSlug } from '../base/slug.ts'

/** The anchor of a course on the page of its college: 'bsn'. */
export const courseAnchor = (acronym: string) => acronym.toLowerCase()

/** The anchor of a section of an admissions panel: 'admissions-foreign-pupils'. */
export const admissionAnchor = (heading: string) => `admissions-${announcementSlug(heading)}`
