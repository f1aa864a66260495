import type { InLanguage } from '../../school/base/filipino.ts'
import type { ShownPicture } from '../../school/base/photo.ts'
import type { findTrackPage } from '../../school/content/reference/read-departments.server.ts'
import { askAddress } from '../contact/ask-address.ts'
import { keepLanguage } from '../languages/content-language.ts'
import type { Translate } from '../languages/translate.ts'
import { courseBrief } from './course-brief.server.ts'
import type { CourseCard } from './course-cards.tsx'
import { courseLink } from './course-link.server.ts'
import { linkDestinations, type College, type Destination } from './destinations.server.ts'

/** A senior-high track or a college department, as its page shows it. */
interface TrackView extends InLanguage {
  department: 'shs' | 'college'
  id: string
  title: string
  shortDescription: string
  description: string[]
  picture: ShownPicture | null
  logo: ShownPicture | null
  subjects: string[]
  leadsTo: Destination[]
  /** the question form about a track; a college department has contacts of its own */
  ask: { label: string; to: string } | null
  courses: CourseCard[]
  /** college departments only (spec 2) */
  contact: { page: string | null; email: string | null; phone: string | null } | null
  /** the topic of its news articles */
  topic: string
}

type Found = NonNullable<Awaited<ReturnType<typeof findTrackPage>>>

/** @param colleges those that the track may lead to */
export const trackView = (
  t: Translate,
  track: Extract<Found, { kind: 'track' }>['track'],
  colleges: readonly College[],
): TrackView => ({
  ...keepLanguage(track),
  department: 'shs',
  id: track.acronym,
  title: track.title,
  shortDescription: track.shortDescription,
  description: track.description,
  picture: track.bannerImg,
  logo: track.logoImg,
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

/** The page of a college department lists its courses. */
export const collegeView = (
  t: Translate,
  college: Extract<Found, { kind: 'college' }>['department'],
): TrackView => ({
  ...keepLanguage(college),
  department: 'college',
  id: college.tag,
  title: college.title,
  shortDescription: college.shortDescription,
  description: college.description,
  picture: college.bannerImg,
  logo: college.logoImg,
  subjects: [],
  leadsTo: [],
  ask: null,
  courses: college.coursesOffered.map((course) => {
    const { exam, ask } = courseBrief(t, course, college)
    return {
      ...keepLanguage(course),
      ...courseLink(t, college.tag, course),
      acronym: course.tag,
      years: course.courseYears,
      description: course.description,
      picture: course.courseImage,
      exam,
      ask,
    }
  }),
  contact: { page: college.fbLink, email: college.email, phone: college.phone },
  topic: college.title,
})
