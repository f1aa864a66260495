import { courseSlug } from '../../school/base/slug.ts'
import type { Course } from '../../school/kinds/courses.ts'
import { askAddress } from '../contact/ask-address.ts'
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

/** The facts of a course in words; `to` is the address of more about one. */
export interface CourseFacts {
  label: string
  years: { count: number; word: string }
  facts: { label: string; text: string; to?: string }[]
  exam: { label: string; name: string } | null
  ask: { label: string; to: string }
}

/** Writes what is known of a course: years, names, and the licensure examination if it has one. */
export const courseBrief = (
  t: Translate,
  { tag, courseYears, licensureExam }: Pick<Course, 'tag' | 'courseYears' | 'licensureExam'>,
  college: { tag: string; title: string },
): CourseFacts => ({
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
