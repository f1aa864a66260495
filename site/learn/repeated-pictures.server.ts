import { addressOfPicture, type ShownPicture } from '../../school/base/photo.ts'
import type { NewsItem } from '../../school/content/news/news.ts'

/** Leaves out of articles the pictures that their page shows already; words take their place. */
export function leaveOutPictures(
  items: readonly NewsItem[],
  shown: readonly (ShownPicture | null)[],
): NewsItem[] {
  const addresses = new Set(shown.map((picture) => picture && addressOfPicture(picture)))
  return items.map((item) =>
    item.image && addresses.has(addressOfPicture(item.image)) ? { ...item, image: null } : item,
  )
}

interface DepartmentPictures {
  videoLink: string | null
  videoCoverImage: ShownPicture | null
  bannerImg: ShownPicture | null
}

/** Returns whether a department has a video, or a cover that its banner does not show already. */
export function hasOwnCover({
  videoLink,
  videoCoverImage,
  bannerImg,
}: DepartmentPictures): boolean {
  if (videoLink !== null) return true
  if (videoCoverImage === null) return false
  return bannerImg === null || addressOfPicture(videoCoverImage) !== addressOfPicture(bannerImg)
}
