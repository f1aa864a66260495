import type { InLanguage } from '../../school/base/filipino.ts'
import type { WithPhotos } from '../../school/base/photo.ts'
import type { CollegeDepartment } from '../../school/kinds/college-departments.ts'
import type { DepartmentTag } from '../../school/kinds/department-tags.ts'
import type { Track } from '../../school/kinds/tracks.ts'
import { pick } from '../languages/content-language.ts'
import type { Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'
import type { CourseLink } from './course-words.server.ts'

/** The anchor of the list of tracks or college departments on the page of their department. */
export const tracksAnchor = (department: DepartmentTag) => `tracks-${department}`

/** The crumb `tracks`, which is no page, leads to their list. */
export const tracksCrumb = (t: Translate, tag: DepartmentTag) => ({
  title: tag === 'college' ? t('learn.departments') : t('learn.tracks'),
  to: `${pageAddress(t.language, '/learn-with-us/:tag', { tag })}#${tracksAnchor(tag)}`,
})

/** A track or a college department in a list. */
export interface TrackCard
  extends InLanguage, Pick<WithPhotos<Track>, 'title' | 'shortDescription' | 'bannerImg'> {
  id: string
  /** links to the courses of a college department */
  courses?: readonly Pick<CourseLink, 'title' | 'to'>[]
}

/** Picks what a card shows. @param id acronym of a track, or tag of a college department */
export const trackCard = (id: string, track: WithPhotos<Track | CollegeDepartment>): TrackCard => ({
  ...pick(track, 'title', 'shortDescription', 'bannerImg'),
  id,
})
