import type * as z from 'zod'
import { categoryNames, type CategoryInput, type CategoryName } from '../school/kinds/category.ts'
import { referenceKinds, type ListedReferenceKind } from '../school/kinds/reference-kinds.ts'

/** The starter content of each category. `starter-categories.ts` does not compile without one. */
const categories = Object.fromEntries(
  categoryNames.map((name) => [
    `category/${name}`,
    async () => (await import('./categories/starter-categories.ts')).starterCategories[name],
  ]),
) as Record<`category/${CategoryName}`, () => Promise<CategoryInput>>

/** Input of the starter content, by kind. */
type InputOf = { [Kind in ListedReferenceKind as Kind['key']]: z.input<Kind['schema']> }

/** The starter content of every kind of reference content, loaded only when it is needed. */
const starters: { [Key in keyof InputOf]: () => Promise<InputOf[Key]> } = {
  'site-settings': async () => (await import('./reference/site-settings.ts')).starterSiteSettings,
  ...categories,
  alert: () => Promise.resolve({}),
  'search-words': async () => (await import('./reference/search-words.ts')).starterSearchWords,
  holidays: async () => (await import('./reference/holidays.ts')).starterHolidays,
  departments: async () => (await import('./learn/departments.ts')).starterDepartments,
  tracks: async () => (await import('./learn/tracks.ts')).starterTracks,
  'college-departments': async () =>
    (await import('./learn/college-departments.ts')).starterCollegeDepartments,
  admissions: async () => (await import('./learn/admissions.ts')).starterAdmissions,
  'admission-guide': async () => (await import('./learn/admission-guide.ts')).starterAdmissionGuide,
  sustainability: async () => (await import('./categories/sustainability.ts')).sustainabilityItems,
  campuses: async () => (await import('./contact/starter-contact.ts')).starterCampuses,
  'contact-directory': async () => (await import('./contact/starter-contact.ts')).starterContacts,
  'school-records': async () => (await import('./contact/school-records.ts')).starterSchoolRecords,
  counters: async () => (await import('./contact/starter-contact.ts')).starterCounters,
  'graduate-qualities': async () => (await import('./contact/starter-contact.ts')).starterQualities,
}

/** All reference content of the site, with its starter content. */
export const starterReference = referenceKinds.map((kind) => ({
  kind,
  load: async () => {
    const { addFilipino } = await import('./filipino/add-filipino.ts')
    return addFilipino<unknown>(kind.schema, await starters[kind.key]())
  },
}))
