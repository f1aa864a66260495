/**
 * Where the footer leads until staff set an exact address: each specified part of it is complete and
 * useful from the first day, and no button leads nowhere.
 */

/** The town that the school is in, for searches on a map. */
const town = 'Bocaue, Bulacan'

/** The school's own domain. */
export const schoolDomain = 'https://www.dyci.edu.ph/'

/** Searches of platforms for a name; the school's YouTube channel is known. */
const platforms: Partial<Record<string, (name: string) => string>> = {
  facebook: (name) => `https://www.facebook.com/search/top?q=${name}`,
  instagram: (name) => `https://www.instagram.com/explore/search/keyword/?q=${name}`,
  youtube: () => 'https://www.youtube.com/DYCIanOfficial',
  tiktok: (name) => `https://www.tiktok.com/search?q=${name}`,
}

/** Returns a search for the school on a platform; the school's own site for an unknown platform. */
export const socialStandIn = (platform: string, schoolName: string): string =>
  platforms[platform.toLowerCase()]?.(encodeURIComponent(schoolName)) ?? schoolDomain

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
