import type { ShownPicture, WithPhotos } from '../../school/base/photo.ts'
import type { CollegeDepartment } from '../../school/kinds/college-departments.ts'
import type { DepartmentTag } from '../../school/kinds/department-tags.ts'
import type { Track } from '../../school/kinds/tracks.ts'
import { keepLanguage } from '../languages/content-language.ts'
import type { Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'
import type { CourseLink } from './course-link.server.ts'

/** The anchor of the list of tracks or college departments on the page of their department. */
export const tracksAnchor = (department: DepartmentTag) => `tracks-${department}`

/** The crumb `tracks`, which is no page, leads to their list. */
export const tracksCrumb = (t: Translate, tag: DepartmentTag) => ({
  title: tag === 'college' ? t('learn.departments') : t('learn.tracks'),
  to: `${pageAddress(t.language, '/learn-with-us/:tag', { tag })}#${tracksAnchor(tag)}`,
})

/** A track or a college department in a list. */
export interface TrackCard {
  id: string
  title: string
  shortDescription: string
  picture: ShownPicture | null
  language?: 'fil'
  /** the courses of a college department, where its list is to lead to them */
  courses?: readonly Pick<CourseLink, 'title' | 'to'>[]
}

export const trackCard = ({
  acronym,
  title,
  shortDescription,
  bannerImg,
  ...track
}: WithPhotos<Track>): TrackCard => ({
  ...keepLanguage(track),
  id: acronym,
  title,
  shortDescription,
  picture: bannerImg,
})

export const collegeCard = ({
  tag,
  title,
  shortDescription,
  bannerImg,
  ...college
}: WithPhotos<CollegeDepartment>): TrackCard => ({
  ...keepLanguage(college),
  id: tag,
  title,
  shortDescription,
  picture: bannerImg,
})
