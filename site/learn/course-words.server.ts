import { courseSlug } from '../../school/base/slug.ts'
import type { Course } from '../../school/kinds/courses.ts'
import { askAddress } from '../contact/ask-address.ts'
import type { Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'

/**
 * Describes the link to the page of a course; `about` is its acronym and years: 'BSN · 4 years'.
 * @param trackId tag of its college department
 */
export const courseLink = (
  t: Translate,
  trackId: string,
  { title, tag, courseYears }: Pick<Course, 'title' | 'tag' | 'courseYears'>,
) => ({
  title,
  about: t('server.yearsOfCourse', { course: tag, years: courseYears }),
  to: pageAddress(t.language, '/learn-with-us/college/tracks/:trackId/:course', {
    trackId,
    course: courseSlug(tag),
  }),
})

/** A course in a list of links. */
export type CourseLink = ReturnType<typeof courseLink>

/**
 * Writes what is known of a course: years, names, and the licensure examination if it has one. `to`
 * is the address of more about a fact.
 */
export const courseBrief = (
  t: Translate,
  { tag, courseYears, licensureExam }: Pick<Course, 'tag' | 'courseYears' | 'licensureExam'>,
  college: { tag: string; title: string },
) => ({
  label: t('server.courseInBrief'),
  exam: licensureExam ? { label: t('server.licensureExam'), name: licensureExam } : null,
  years: { count: courseYears, word: t('server.years', { years: courseYears }) },
  facts: [
    { label: t('server.shortName'), text: tag },
    {
      label: t('server.departmentOfCourse'),
      text: college.title,
      to: pageAddress(t.language, '/learn-with-us/:tag/tracks/:trackId', {
        tag: 'college',
        trackId: college.tag,
      }),
    },
    ...(licensureExam ? [{ label: t('server.licensureExam'), text: licensureExam }] : []),
  ],
  ask: {
    label: t('server.askAboutCourse'),
    to: askAddress(t.language, { topic: 'admission', level: 'college', course: tag }),
  },
})

export type CourseFacts = ReturnType<typeof courseBrief>
