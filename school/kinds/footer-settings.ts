import type { SiteSettings } from './site-settings.ts'

// Addresses of the footer until staff set exact ones: every link leads somewhere from the first day,
// and says what it opens.

/** The town that the school is in, for searches on a map. */
const town = 'Bocaue, Bulacan'

/** An address, with the sort of page that it opens: the named page itself, or a substitute. */
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

/** The school's old site, to which every link may lead. */
export const oldSite: FooterTarget = { url: 'https://www.dyci.edu.ph/', opens: 'oldSite' }

/** Returns a search for the school on a platform; for an unknown platform, the school's old site. */
export function socialStandIn(platform: string, schoolName: string): FooterTarget {
  const name = platform.toLowerCase()
  if (name === 'youtube') return { url: 'https://www.youtube.com/DYCIanOfficial', opens: 'itself' }
  const search = searches[name]
  return search ? { url: search + encodeURIComponent(schoolName), opens: 'search' } : oldSite
}

/** Returns a map search for a place. @example mapSearch('Barangay Wakas, Bocaue, Bulacan') */
export const mapSearch = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

/** Returns a map search for a campus by its name and town. */
export const campusStandIn = (campus: string, schoolName: string): string =>
  mapSearch(`${schoolName}, ${campus}, ${town}`)

/** A link of the footer. */
export interface FooterLink extends FooterTarget {
  label: string
}

/** The settings that the footer shows; each of its links leads somewhere. */
export type FooterSettings = Pick<
  SiteSettings,
  'schoolName' | 'shortName' | 'tagline' | 'address' | 'contacts'
> &
  Record<'socialPages' | 'externalLinks' | 'campusMaps', FooterLink[]>

const known = new WeakMap<SiteSettings, FooterSettings>()

/** Selects what the footer shows: the same object for the same settings, so do not change it. */
export function footerSettingsOf(settings: SiteSettings): FooterSettings {
  const { schoolName, shortName, tagline, address, contacts } = settings
  const footer = known.get(settings) ?? {
    schoolName,
    shortName,
    tagline,
    address,
    contacts,
    socialPages: complete(settings.socialPages, (label) => socialStandIn(label, schoolName)),
    externalLinks: complete(settings.externalLinks, () => oldSite),
    campusMaps: complete(settings.campusMaps, (label) => ({
      url: campusStandIn(label, schoolName),
      opens: 'map',
    })),
  }
  known.set(settings, footer)
  return footer
}

/** Gives each link without an address a substitute. */
const complete = (
  links: readonly { label: string; url: string | null }[],
  standIn: (label: string) => FooterTarget,
): FooterLink[] =>
  links.map(({ label, url }) => ({
    label,
    ...(url === null ? standIn(label) : { url, opens: 'itself' }),
  }))
