import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { readNextAdmissionTests } from '../../school/content/events/read-events.server.ts'
import { readAdmissionGuides } from '../../school/content/reference/read-departments.server.ts'
import { pick } from '../languages/content-language.ts'
import type { DepartmentTag } from '../../school/kinds/department-tags.ts'

/** Reads how to apply for a level in short, for the pages of its tracks and colleges. */
export async function readAdmissionBrief(source: ContentSource, tag: DepartmentTag) {
  const [guides, tests] = await Promise.all([
    readAdmissionGuides(source),
    readNextAdmissionTests(source),
  ])
  const steps = guides[tag].steps.map((step) => pick(step, 'title'))
  return { tag, steps, test: tests[tag] ?? null }
}
