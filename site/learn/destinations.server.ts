import type { Track } from '../../school/kinds/tracks.ts'
import type { CollegeDepartment } from '../../school/kinds/college-departments.ts'
import type { Course } from '../../school/kinds/courses.ts'
import type { Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'
import { courseLink } from './course-link.server.ts'

/** A line of 'Where it leads'; `to` is the page of the department or course that it names. */
export interface Destination {
  text: string
  to: string | null
}

/** Pictures are left out: pages know them in another form. */
export interface College extends Pick<CollegeDepartment, 'title' | 'tag'> {
  coursesOffered: readonly Pick<Course, 'title' | 'tag' | 'courseYears'>[]
}

/**
 * Links each line that names a college department or a course, without its 'BS' or 'College of'.
 * @example linkDestinations(t, ['Nursing and other health courses'], colleges) // leads to BS Nursing
 */
export function linkDestinations(
  t: Translate,
  lines: Track['leadsTo'],
  colleges: readonly College[],
): Destination[] {
  const pages = [
    ...colleges.map(({ title, tag }) => ({
      title,
      to: pageAddress(t.language, '/learn-with-us/:tag/tracks/:trackId', {
        tag: 'college',
        trackId: tag,
      }),
    })),
    ...colleges.flatMap(({ tag, coursesOffered }) =>
      coursesOffered.map((course) => courseLink(t, tag, course)),
    ),
  ].map(({ title, to }) => ({ to, subject: inWords(title.replace(degree, '')) }))
  return lines.map((text) => ({
    text,
    to: pages.find(({ subject }) => inWords(text).includes(subject))?.to ?? null,
  }))
}

const degree = /^(BS|BA|Bachelor of|College of|School of) /

/** Writes a text so that only whole words are found in it: ' marine engineering '. */
const inWords = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.join(' ') ?? ''
  } `
