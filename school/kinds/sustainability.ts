import { definePageKind } from './define-page-kind.ts'
import { fillPattern } from './page-pattern.ts'
import { searchOfSubItem, subItemSchema } from './sub-item.ts'

/** The page of the sustainability office. */
export const sustainabilityOfficeKey = 'page/innovationAndResearch/dyci-sustainability-office'

/** The projects of the sustainability office, each with a details page (spec 2). */
export const projectKind = definePageKind({
  name: 'project',
  labels: { one: 'Project', many: 'Projects' },
  group: 'Who We Are',
  schema: subItemSchema,
  fields: { title: 'title', tag: 'tag' },
  count: { least: 0, most: 40 },
  isBelow: (parent) => parent === sustainabilityOfficeKey,
  address: ({ tag: slug }) =>
    fillPattern('/innovations/dyci-sustainability-office/:slug', { slug }),
  page: (project) => searchOfSubItem(project, 'sustainability'),
})
