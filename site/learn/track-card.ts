import type { Track, CollegeDepartment } from '../../school/learn/learn.ts'

/** A track or a college department in a list. */
export interface TrackCard {
  id: string
  title: string
  shortDescription: string
  picture: string | null
}

export const trackCard = ({ acronym, title, shortDescription, bannerImg }: Track): TrackCard => ({
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
}: CollegeDepartment): TrackCard => ({
  id: tag,
  title,
  shortDescription,
  picture: bannerImg,
})
