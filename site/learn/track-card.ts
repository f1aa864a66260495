import type { ShownPicture, WithPhotos } from '../../school/base/photo.ts'
import type { CollegeDepartment } from '../../school/kinds/college-departments.ts'
import type { Track } from '../../school/kinds/tracks.ts'
import { keepLanguage } from '../languages/content-language.ts'
import type { CourseLink } from './course-link.server.ts'

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
