import { announcementSlug } from '../base/slug.ts'

/** The anchor of a section of an admissions panel: 'admissions-foreign-pupils'. */
export const admissionAnchor = (heading: string) => `admissions-${announcementSlug(heading)}`
