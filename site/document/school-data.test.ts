import { expect, test } from 'vitest'
import { siteSettingsSchema } from '../../school/kinds/site-settings.ts'
import { describeSchool } from './school-data.ts'

const links = (...labels: string[]) => labels.map((label) => ({ label, url: null }))

/** Settings of a new site. */
const known = {
  schoolName: 'The School',
  shortName: 'TS',
  tagline: 'More Than A School, A Family',
  defaultAuthor: 'The School',
  address: 'Barangay Wakas, Bocaue',
  socialPages: links('Facebook', 'Instagram', 'YouTube', 'TikTok'),
  externalLinks: links('Learning portal', 'Enrollment', 'E-mail'),
  campusMaps: links('Main Campus', 'Elida Campus'),
  contacts: [{ label: 'Registrar', phone: null, email: null }],
}

const origin = 'https://www.school.example'

test('search engines are told phone, hours and pages of the school once staff set them, and where the address is on a map', () => {
  const school = describeSchool(siteSettingsSchema.parse(known), origin)
  expect(school).not.toHaveProperty('telephone')
  expect(school).not.toHaveProperty('openingHours')
  expect(school).toMatchObject({ sameAs: [], hasMap: expect.stringContaining('Wakas') as string })
  const settings = siteSettingsSchema.parse({
    ...known,
    contacts: [{ label: 'Registrar', phone: '(044) 123 4567', email: 'office@school.example' }],
    officeHours: [{ from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:00' }],
    socialPages: known.socialPages.map((page) => ({
      ...page,
      url: page.label === 'Facebook' ? 'https://www.facebook.com/school' : null,
    })),
  })
  expect(describeSchool(settings, origin)).toMatchObject({
    telephone: '(044) 123 4567',
    email: 'office@school.example',
    openingHours: ['Mo-Fr 08:00-17:00'],
    sameAs: ['https://www.facebook.com/school'],
  })
})
