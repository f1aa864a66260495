import { serviceArticleSchema } from '../../../school/service/service-article.ts'
import { serviceKind } from '../../../school/service/service-kind.ts'
import type { EntryPages } from '../entries/entry-pages.ts'
import { readShape } from '../forms/form-shape.ts'

export const servicePages: EntryPages = {
  path: 'community-service',
  kind: 'service',
  one: 'community-service article',
  many: 'Community service',
  rules: serviceKind,
  schema: serviceArticleSchema,
  shape: readShape(serviceArticleSchema),
  categories: [],
  isOrdered: false,
}
