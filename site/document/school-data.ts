import type { EducationalOrganization } from 'schema-dts'
import { readPhones } from '../../school/base/contact.ts'
import { openingHours } from '../../school/kinds/office-hours.ts'
import type { SiteSettings } from '../../school/kinds/site-settings.ts'
import { mapSearch } from '../../school/kinds/footer-settings.ts'

/** Describes the school to search engines: only what staff set, and a map search for its address. */
export function describeSchool(
  settings: SiteSettings,
  origin: string,
): Exclude<EducationalOrganization, string> {
  const { schoolName, shortName, tagline, address, contacts, officeHours, socialPages } = settings
  const phone = contacts.find((office) => office.phone)?.phone
  const phones = readPhones(phone ?? '').map(({ text }) => text)
  const email = contacts.find((office) => office.email)?.email
  return {
    '@type': 'EducationalOrganization',
    '@id': `${origin}/#school`,
    name: schoolName,
    alternateName: shortName,
    slogan: tagline,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'PH' },
    hasMap:
      settings.campusMaps.find(({ url }) => url)?.url ?? mapSearch(`${schoolName}, ${address}`),
    ...(phone && { telephone: phones.length > 1 ? phones : phone }),
    ...(email && { email }),
    ...(officeHours.length > 0 && { openingHours: officeHours.map(openingHours) }),
    sameAs: socialPages.flatMap(({ url }) => url ?? []),
  }
}
