import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { readNextTests } from '../../school/content/events/read-events.server.ts'
import { readAdmissionGuides } from '../../school/content/reference/read-departments.server.ts'
import { keepLanguage } from '../languages/content-language.ts'
import type { InLanguage } from '../../school/base/filipino.ts'
import type { DepartmentTag } from '../../school/kinds/department-tags.ts'

/** Short guide to applying for a level. */
export interface AdmissionBrief {
  tag: DepartmentTag
  steps: readonly (InLanguage & { title: string })[]
  test: EventItem | null
}

/** Reads how to apply for a level in short, for the pages of its tracks and colleges. */
export async function readAdmissionBrief(
  source: ContentSource,
  tag: DepartmentTag,
): Promise<AdmissionBrief> {
  const [guides, tests] = await Promise.all([readAdmissionGuides(source), readNextTests(source)])
  const steps = guides[tag].steps.map(({ title, ...step }) => ({ title, ...keepLanguage(step) }))
  return { tag, steps, test: tests[tag] ?? null }
}
