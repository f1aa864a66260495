import type { InLanguage } from '../../school/base/filipino.ts'
import type { WithPhotos } from '../../school/base/photo.ts'
import type { findTrackPage } from '../../school/content/reference/read-departments.server.ts'
import { askAddress } from '../contact/ask-address.ts'
import { pick } from '../languages/content-language.ts'
import type { Translate } from '../languages/translate.ts'
import type { CourseCard } from './course-cards.tsx'
import { courseBrief, courseLink } from './course-words.server.ts'
import type { Track } from '../../school/kinds/tracks.ts'
import type { CollegeDepartment } from '../../school/kinds/college-departments.ts'
import type { Course } from '../../school/kinds/courses.ts'
import { pageAddress } from '../page-address.ts'

const shown = ['title', 'shortDescription', 'description', 'bannerImg', 'logoImg'] as const

/** A senior-high track or a college department, as its page shows it. */
interface TrackView extends InLanguage, Pick<WithPhotos<Track>, (typeof shown)[number]> {
  department: 'shs' | 'college'
  id: string
  subjects: string[]
  leadsTo: Destination[]
  /** link to the question form; `null` for a college department, which has contacts of its own */
  ask: { label: string; to: string } | null
  courses: CourseCard[]
  /** college departments only (spec 2) */
  contact: { page: string | null; email: string | null; phone: string | null } | null
  /** the topic of its news articles */
  topic: string
}

type Found = NonNullable<Awaited<ReturnType<typeof findTrackPage>>>

/**
 * Returns the view of a senior-high track.
 * @param colleges departments and courses that the track may lead to
 */
export const trackView = (
  t: Translate,
  track: Extract<Found, { kind: 'track' }>['track'],
  colleges: readonly College[],
): TrackView => ({
  ...pick(track, ...shown),
  department: 'shs',
  id: track.acronym,
  subjects: track.subjects,
  leadsTo: linkDestinations(t, track.leadsTo, colleges),
  ask: {
    label: t('server.askAboutTrack'),
    to: askAddress(t.language, { topic: 'admission', level: 'shs' }),
  },
  courses: [],
  contact: null,
  topic: track.acronym,
})

/** Returns the view of a college department, with its courses. */
export const collegeView = (
  t: Translate,
  college: Extract<Found, { kind: 'college' }>['department'],
): TrackView => ({
  ...pick(college, ...shown),
  department: 'college',
  id: college.tag,
  subjects: [],
  leadsTo: [],
  ask: null,
  courses: college.coursesOffered.map((course) => {
    const { exam, ask } = courseBrief(t, course, college)
    return {
      ...pick(course, 'tag', 'courseYears', 'description', 'courseImage'),
      ...courseLink(t, college.tag, course),
      exam,
      ask,
    }
  }),
  contact: { page: college.fbLink, email: college.email, phone: college.phone },
  topic: college.title,
})

/** A line of 'Where it leads'; `to` is the page of the department or course that it names. */
interface Destination {
  text: string
  to: string | null
}

/** Pictures are left out: pages know them in another form. */
interface College extends Pick<CollegeDepartment, 'title' | 'tag'> {
  coursesOffered: readonly Pick<Course, 'title' | 'tag' | 'courseYears'>[]
}

/** Links each line that names a department or course, without 'BS' or 'College of'. */
function linkDestinations(
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
  ].map(({ title, to }) => ({ to, subject: toWords(title.replace(degree, '')) }))
  return lines.map((text) => ({
    text,
    to: pages.find(({ subject }) => toWords(text).includes(subject))?.to ?? null,
  }))
}

const degree = /^(BS|BA|Bachelor of|College of|School of) /

/** Puts spaces around each word, so that only whole words are found: ' marine engineering '. */
const toWords = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.join(' ') ?? ''
  } `
