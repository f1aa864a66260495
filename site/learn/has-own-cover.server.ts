import { addressOfPicture, type ShownPicture } from '../../school/base/photo.ts'

interface Covered {
  videoLink: string | null
  videoCoverImage: ShownPicture | null
  bannerImg: ShownPicture | null
}

/** Returns whether a department has a video, or a cover that its banner does not show already. */
export function hasOwnCover({ videoLink, videoCoverImage, bannerImg }: Covered): boolean {
  if (videoLink !== null) return true
  if (videoCoverImage === null) return false
  return bannerImg === null || addressOfPicture(videoCoverImage) !== addressOfPicture(bannerImg)
}
