import { untitled, type EntryKind } from '../entries/entry-kind.ts'
import { newsSlug, strictNewsSlug } from '../slug.ts'
import { articleCategories, articleSchema, type Article } from './article.ts'

/** News articles in the entry engine. */
export const newsKind: EntryKind<Article> = {
  name: 'article',
  schema: articleSchema,
  slug: newsSlug,
  strictSlug: strictNewsSlug,
  reservedSlugs: [],
  category: (article) => article.category,
  topics: (article) => article.topics,
  sortDate: (article) => article.publishedOn,
  dayField: 'publishedOn',
  fillIn: (draft) => ({
    ...draft,
    title: draft.title || untitled,
    category: draft.category || articleCategories[0],
  }),
  sectionField: 'topics',
}
