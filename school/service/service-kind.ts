import { untitled, type EntryKind } from '../entries/entry-kind.ts'
import { newsSlug, strictNewsSlug } from '../slug.ts'
import { serviceArticleSchema, type ServiceArticle } from './service-article.ts'

/** Articles of the community-service programme in the entry engine. */
export const serviceKind: EntryKind<ServiceArticle> = {
  name: 'service-article',
  schema: serviceArticleSchema,
  slug: newsSlug,
  strictSlug: strictNewsSlug,
  reservedSlugs: [],
  category: () => '',
  topics: (article) => (article.topic ? [article.topic] : []),
  sortDate: (article) => article.datePublished,
  dayField: 'datePublished',
  fillIn: (draft) => ({
    ...draft,
    title: draft.title || untitled,
    paragraphs: draft.paragraphs.filter((paragraph) => paragraph !== ''),
    images: draft.images.filter((image) => image !== ''),
  }),
  sectionField: 'topic',
}
