import { articleCategories, articleSchema } from '../../../school/news/article.ts'
import { newsKind } from '../../../school/news/news-kind.ts'
import type { EntryPages } from '../entries/entry-pages.ts'
import { readShape } from '../forms/form-shape.ts'

export const newsPages: EntryPages = {
  path: 'news',
  kind: 'article',
  one: 'article',
  many: 'News',
  rules: newsKind,
  schema: articleSchema,
  shape: readShape(articleSchema),
  categories: articleCategories,
  isOrdered: false,
}
