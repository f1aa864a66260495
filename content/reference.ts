import { alertKind } from '../school/alert/alert.ts'
import { categoryKind, categoryNames, sustainabilityKind } from '../school/categories/category.ts'
import {
  campusesKind,
  contactsKind,
  countersKind,
  qualitiesKind,
} from '../school/contact/contact.ts'
import {
  admissionsKind,
  collegeDepartmentsKind,
  departmentsKind,
  tracksKind,
} from '../school/learn/learn.ts'
import { siteSettingsKind } from '../school/settings/site-settings.ts'

interface StarterReference {
  kind: { key: string; schema: { safeParse: (input: unknown) => unknown } }
  /** loads the content only when needed */
  load: () => Promise<unknown>
}

/** All reference content of the site, with its starter content. */
export const starterReference = [
  {
    kind: siteSettingsKind,
    load: async () => (await import('./reference/site-settings.ts')).starterSiteSettings,
  },
  { kind: alertKind, load: () => Promise.resolve({}) },
  {
    kind: departmentsKind,
    load: async () => (await import('./learn/departments.ts')).starterDepartments,
  },
  { kind: tracksKind, load: async () => (await import('./learn/tracks.ts')).starterTracks },
  {
    kind: collegeDepartmentsKind,
    load: async () => (await import('./learn/college-departments.ts')).starterCollegeDepartments,
  },
  {
    kind: admissionsKind,
    load: async () => (await import('./learn/admissions.ts')).starterAdmissions,
  },
  ...categoryNames.map((name) => ({
    kind: categoryKind(name),
    load: async () => (await import('./categories/starter-categories.ts')).starterCategories[name],
  })),
  {
    kind: sustainabilityKind,
    load: async () => (await import('./categories/sustainability.ts')).sustainabilityItems,
  },
  {
    kind: campusesKind,
    load: async () => (await import('./contact/starter-contact.ts')).starterCampuses,
  },
  {
    kind: contactsKind,
    load: async () => (await import('./contact/starter-contact.ts')).starterContacts,
  },
  {
    kind: countersKind,
    load: async () => (await import('./contact/starter-contact.ts')).starterCounters,
  },
  {
    kind: qualitiesKind,
    load: async () => (await import('./contact/starter-contact.ts')).starterQualities,
  },
] satisfies StarterReference[]
