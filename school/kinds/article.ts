import * as z from 'zod'
import { inFilipino } from '../base/filipino-fields.ts'
import { optionalDay, line, picture, richText, sample } from '../base/fields.ts'
import { newsSlug, strictNewsSlug } from '../base/slug.ts'
import { defineKind, untitled } from './define-kind.ts'

/** The two news categories (spec 7), in the order in which filters show them. */
export const articleCategories = ['Campus News', 'Outside News'] as const

/** Maximum length of a topic, in characters. */
const topicMaxLength = 100

const topic = z
  .string()
  .trim()
  .min(1, 'Enter a topic or remove it.')
  .max(topicMaxLength, `Keep a topic to ${topicMaxLength} characters.`)
  .regex(/^[^,\p{Cc}]*$/u, 'A topic may not contain a comma.')

/**
 * A stored news article. `content` is HTML that `school/base/clean-html.server.ts` allows;
 * `publishedOn` is the date printed on the article (no time zone), `null` for an undated one, which
 * sorts last.
 */
export const articleSchema = z.object({
  title: line(200, 'Enter a title.').meta({
    title: 'Title',
    description:
      'The address of the article follows from it; when it changes, the old address leads to the new one.',
  }),
  content: richText(200_000).meta({ title: 'Text', description: 'What the article says.' }),
  publishedOn: optionalDay.meta({
    title: 'Date on the article',
    description: 'The newest come first. Left empty, it becomes the day of publishing.',
  }),
  category: z.enum(articleCategories, 'Choose Campus News or Outside News.').meta({
    title: 'Category',
    description: 'Campus News: about us. Outside News: about us beyond the campus.',
  }),
  topics: z
    .array(topic)
    .max(20, 'Use at most 20 topics.')
    .meta(inFilipino('optional'))
    .default([])
    .meta({
      title: 'Topics',
      description:
        'A department’s topic (pgs, jhs, shs, college, STEM …) shows the article on that department’s page.',
      widget: 'topics',
      filipinoHelp:
        'As many as in English, in the same order, such as Kalusugan. May stay empty: the topics of the news filter have Filipino names.',
    }),
  bannerImage: picture.meta({
    title: 'Picture',
    description: 'Shown above the text and in lists. Without one, the school’s banner is shown.',
  }),
  sample,
})

export type Article = z.output<typeof articleSchema>
export type ArticleInput = z.input<typeof articleSchema>

/** News articles. */
export const articleKind = defineKind({
  name: 'article',
  labels: { one: 'article', many: 'News' },
  schema: articleSchema,
  pattern: '/dycian-news/:slug',
  listPages: ['/dycian-news'],
  feed: { path: '/dycian-news' },
  isFromContentHost: true,
  slug: newsSlug,
  strictSlug: strictNewsSlug,
  categories: articleCategories,
  categoryField: 'category',
  category: (article) => article.category,
  usualCategory: articleCategories[0],
  topics: (article) => article.topics,
  picture: (article) => article.bannerImage,
  sortDate: (article) => article.publishedOn,
  dayField: 'publishedOn',
  sectionField: 'topics',
  fillIn: (draft) => ({
    ...draft,
    title: draft.title || untitled,
    category: draft.category || articleCategories[0],
  }),
})
