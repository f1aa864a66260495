import type { admissionGuideKind } from '../../school/kinds/admission-guide.ts'
import type { countersKind } from '../../school/kinds/counters.ts'
import type { siteSettingsKind } from '../../school/kinds/site-settings.ts'

interface YearDocument {
  key: (typeof admissionGuideKind | typeof siteSettingsKind | typeof countersKind)['key']
  /** the part of it that holds for one school year */
  part: string
  /** the field with which its editor begins, if any */
  field?: string
}

/** The documents that the checklist always has, in its order. */
export const yearDocuments: readonly YearDocument[] = [
  { key: 'admission-guide', part: 'Fees of each level, and their school year' },
  { key: 'site-settings', part: 'Admissions note: “Updated as of …”', field: 'admissionsUpdated' },
  { key: 'counters', part: 'Enrollment figures, and the school year in their notes' },
]

export const findYearDocument = (key: string) =>
  yearDocuments.find((document) => document.key === key)
