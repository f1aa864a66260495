/**
 * Addresses of the footer until staff set exact ones: each specified part of it is complete and
 * useful from the first day, no button leads nowhere, and each says what it opens.
 */

/** The town that the school is in, for searches on a map. */
const town = 'Bocaue, Bulacan'

/** An address, and what it opens: the page that the link names, or something in its place. */
export interface FooterTarget {
  url: string
  opens: 'itself' | 'search' | 'map' | 'oldSite'
}

/** Searches of platforms for a name. */
const searches: Partial<Record<string, string>> = {
  facebook: 'https://www.facebook.com/search/top?q=',
  instagram: 'https://www.instagram.com/explore/search/keyword/?q=',
  tiktok: 'https://www.tiktok.com/search?q=',
}

/** The school's own site, which every link may lead to. */
export const oldSite: FooterTarget = { url: 'https://www.dyci.edu.ph/', opens: 'oldSite' }

/**
 * Returns a search for the school on a platform; the school's own site for an unknown platform, and its
 * channel, which is known, on YouTube.
 */
export function socialStandIn(platform: string, schoolName: string): FooterTarget {
  const name = platform.toLowerCase()
  if (name === 'youtube') return { url: 'https://www.youtube.com/DYCIanOfficial', opens: 'itself' }
  const search = searches[name]
  return search ? { url: search + encodeURIComponent(schoolName), opens: 'search' } : oldSite
}

/**
 * Returns a map search for a place.
 *
 * @example mapSearch('Barangay Wakas, Bocaue, Bulacan 3018')
 */
export const mapSearch = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

/** Returns a map search for a campus by its name and town. */
export const campusStandIn = (campus: string, schoolName: string): string =>
  mapSearch(`${schoolName}, ${campus}, ${town}`)
