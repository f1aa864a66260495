import type { ShownPicture, WithPhotos } from '../../school/base/photo.ts'
import type { CollegeDepartment } from '../../school/kinds/college-departments.ts'
import type { Track } from '../../school/kinds/tracks.ts'
import type { CourseLink } from './course-link.server.ts'

/** A track or a college department in a list. */
export interface TrackCard {
  id: string
  title: string
  shortDescription: string
  picture: ShownPicture | null
  /** the courses of a college department, where its list is to lead to them */
  courses?: readonly Pick<CourseLink, 'title' | 'to'>[]
}

export const trackCard = ({
  acronym,
  title,
  shortDescription,
  bannerImg,
}: WithPhotos<Track>): TrackCard => ({
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
}: WithPhotos<CollegeDepartment>): TrackCard => ({
  id: tag,
  title,
  shortDescription,
  picture: bannerImg,
})
