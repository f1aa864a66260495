import type { Course } from '../../school/kinds/courses.ts'
import { courseSlug } from '../../school/kinds/course-slug.ts'
import type { Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'

/** A course in a list of links. */
export interface CourseLink {
  title: string
  /** its acronym and years: 'BSN · 4 years' */
  about: string
  to: string
}

/** Describes the link to the page of a course. */
export const courseLink = (
  t: Translate,
  trackId: string,
  { title, tag, courseYears }: Pick<Course, 'title' | 'tag' | 'courseYears'>,
): CourseLink => ({
  title,
  about: t('server.yearsOfCourse', { course: tag, years: courseYears }),
  to: pageAddress(t.language, '/learn-with-us/college/tracks/:trackId/:course', {
    trackId,
    course: courseSlug(tag),
  }),
})
