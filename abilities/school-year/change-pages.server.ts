import { admissionGuideKind, type AdmissionGuide } from '../../school/kinds/admission-guide.ts'
import { countersKind, type Counter } from '../../school/kinds/counters.ts'
import type { DepartmentTag } from '../../school/kinds/department-tags.ts'
import { pageOfChange } from '../../school/kinds/define-reference-kind.ts'
import { fillPattern } from '../../school/kinds/page-pattern.ts'
import type { AnyReferenceKind } from '../../school/kinds/reference-kinds.ts'
import { siteSettingsKind, type SiteSettings } from '../../school/kinds/site-settings.ts'
import type { Move } from './move.server.ts'

type Change = (live: unknown, move: Move) => unknown

/** Changes of a move to each page, by its key. All other fields stay, Filipino texts too. */
const changes: Readonly<Record<string, Change>> = {
  [siteSettingsKind.key]: (live, { admissionsUpdated }) => ({
    ...(live as SiteSettings),
    ...(admissionsUpdated !== null && { admissionsUpdated }),
  }),
  [admissionGuideKind.key]: (live, { levels }) => {
    const guides = { ...(live as Record<DepartmentTag, AdmissionGuide>) }
    for (const { tag, schoolYear, fees } of levels) {
      const guide = guides[tag]
      guides[tag] = {
        ...guide,
        schoolYear,
        fees: fees.map((fee) => ({
          ...guide.fees.find(({ item }) => item === fee.item),
          ...fee,
        })),
      }
    }
    return guides
  },
  [countersKind.key]: (live, { figures }) =>
    (live as Counter[]).map((counter, index) => {
      const figure = figures.find((each) => each.index === index)
      return figure ? { ...counter, value: figure.value, note: figure.note } : counter
    }),
}

/** Returns what a move changes of a page; `null` for a page that stays as it is. */
export const changesOf = (key: string): Change | null => changes[key] ?? null

/** Returns the page on which visitors see what a move changed. */
export const pageOfMove = (kind: AnyReferenceKind, live: unknown, data: unknown): string =>
  kind.key === siteSettingsKind.key
    ? // A move changes only the note above the admission requirements.
      `${fillPattern('/learn-with-us/:tag', { tag: 'college' })}#admissions`
    : pageOfChange(kind, live, data)
