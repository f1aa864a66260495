import * as z from 'zod'
import type { Admission } from '../learn/learn.ts'
import type { Campus, Counter, DirectoryEntry } from '../contact/contact.ts'
import type { SiteSettings } from '../settings/site-settings.ts'
import { toBeAnnounced } from '../to-be-announced.ts'

/** A figure or a contact on the site that is true only for a time. */
export const factSchema = z.object({
  key: z.string().describe('the key of the reference content that says it'),
  path: z.string().describe('names it within that, whatever its place in the list'),
  label: z.string().describe('what is said about what, such as Home page: Programs'),
  value: z.string().describe('what the site says now'),
  address: z.string().describe('the page that says it; a path on this site'),
})
export type Fact = z.output<typeof factSchema>

/** The reference content that holds facts, by key. */
export interface FactSources {
  counters: readonly Counter[]
  'contact-directory': {
    basicEducation: readonly DirectoryEntry[]
    college: readonly DirectoryEntry[]
  }
  campuses: readonly Campus[]
  'site-settings': SiteSettings
  admissions: Partial<Record<string, Admission>>
}

/**
 * Lists every fact on the site: counters, contacts, campuses, the admissions note and the
 * registration address.
 */
export function listFacts(sources: FactSources): Fact[] {
  const { basicEducation, college } = sources['contact-directory']
  const settings = sources['site-settings']
  const facts = [
    ...sources.counters.map(counterFact),
    ...basicEducation.map((office) => officeFact('Basic education', office)),
    ...college.map((office) => officeFact('College', office)),
    ...sources.campuses.map(campusFact),
    ...settings.contacts.map(({ label, phone, email }) => ({
      key: 'site-settings',
      path: `contacts/${label}`,
      label: `Footer: ${label}`,
      value: said(phone, email),
      address: '/contact-us',
    })),
    {
      key: 'site-settings',
      path: 'admissionsUpdated',
      label: 'Admissions: requirements',
      value: `Updated as of ${settings.admissionsUpdated}`,
      address: '/learn-with-us/college#admissions',
    },
    {
      key: 'admissions',
      path: 'college/registrationUrl',
      label: 'College: registration address (QR code)',
      value: said(sources.admissions.college?.registrationUrl),
      address: '/learn-with-us/college#admissions',
    },
  ]
  return withOwnPaths(facts)
}

const counterPlaces: Record<Counter['group'], { name: string; address: string }> = {
  enrolment: { name: 'Enrollment', address: '/' },
  home: { name: 'Home page', address: '/' },
  robotics: { name: 'Robotics', address: '/innovations/dyci-robotics-program' },
}

const counterFact = ({ group, label, value, note }: Counter): Fact => ({
  key: 'counters',
  path: `${group}/${label}`,
  label: `${counterPlaces[group].name}: ${label}`,
  value: value.toLocaleString('en') + (note ? ` (${note})` : ''),
  address: counterPlaces[group].address,
})

const officeFact = (
  group: string,
  { department, tag, email, url, phone }: DirectoryEntry,
): Fact => ({
  key: 'contact-directory',
  path: `${group}/${tag}`,
  label: `Contact directory: ${department}`,
  value: said(phone, email, url),
  address: '/contact-us',
})

const campusFact = ({ title, address, mapLink, contact }: Campus): Fact => ({
  key: 'campuses',
  path: title,
  label: `Campus: ${title}`,
  value: said(address, contact, mapLink),
  address: '/contact-us',
})

const said = (...values: (string | null | undefined)[]) =>
  values.filter(Boolean).join(' · ') || toBeAnnounced

/** Adds a number to facts of the same name. */
function withOwnPaths(facts: Fact[]): Fact[] {
  const seen = new Map<string, number>()
  return facts.map((fact) => {
    const name = `${fact.key} ${fact.path}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? fact : { ...fact, path: `${fact.path} (${count})` }
  })
}
