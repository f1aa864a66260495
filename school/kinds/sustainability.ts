import * as z from 'zod'
import { defineReferenceKind } from './define-reference-kind.ts'
import { fillPattern } from './page-pattern.ts'
import { subItemPart, subItemSchema } from './sub-item.ts'

/** The projects of the sustainability office, each with a details page (spec 2). */
export const sustainabilityKind = defineReferenceKind({
  key: 'sustainability',
  label: 'Sustainability office',
  group: 'Who We Are',
  schema: z.array(subItemSchema).max(40, 'Use at most 40 pages.'),
  page: '/innovations/dyci-sustainability-office',
  parts: (projects) =>
    projects.map((project) => {
      const params = { slug: project.tag }
      const address = fillPattern('/innovations/dyci-sustainability-office/:slug', params)
      return subItemPart(project, address, 'sustainability')
    }),
})
