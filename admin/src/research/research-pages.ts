import { researchGroups, researchItemSchema } from '../../../school/research/research-item.ts'
import { researchKind } from '../../../school/research/research-kind.ts'
import type { EntryPages } from '../entries/entry-pages.ts'
import { readShape } from '../forms/form-shape.ts'

export const researchPages: EntryPages = {
  path: 'research',
  kind: 'research',
  one: 'research item',
  many: 'Research',
  rules: researchKind,
  schema: researchItemSchema,
  shape: readShape(researchItemSchema),
  categories: researchGroups,
  isOrdered: true,
}
