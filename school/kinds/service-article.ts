import * as z from 'zod'
import {
  optionalDay,
  key,
  line,
  name,
  optional,
  optionalList,
  outsideAddress,
  paragraphs,
  picturePath,
  sample,
} from '../base/fields.ts'
import { newsSlug, strictNewsSlug } from '../base/slug.ts'
import { defineKind, untitled } from './define-kind.ts'

/** The fields that staff fill in: paragraphs and pictures instead of HTML (spec 3). */
const fields = z.object({
  title: line(200, 'Enter a title.').meta({
    title: 'Title',
    description: 'The address of the article follows from it.',
  }),
  datePublished: optionalDay.meta({
    title: 'Date published',
    description: 'The newest come first. Left empty, it becomes the day of publishing.',
  }),
  author: optional(name(120)).meta({
    title: 'Author',
    description: 'Without one, the school’s default author is shown.',
  }),
  paragraphs: paragraphs.meta({
    title: 'Text',
    description: 'A picture follows every second paragraph.',
  }),
  images: optionalList(picturePath.meta({ title: 'Picture' }), 10, 'pictures').meta({
    title: 'Pictures',
    description: 'In the order in which they appear between the paragraphs.',
  }),
  videoLink: outsideAddress.meta({ title: 'Video', description: 'Its address on YouTube.' }),
  link: outsideAddress.meta({
    title: 'Social page',
    description: 'Where more pictures and comments are.',
  }),
  topic: optional(key(60)).meta({
    title: 'Topic',
    description: 'A department’s topic (pgs, jhs, shs, college) or any other.',
  }),
  sample,
})

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Adds the body that every entry has, made from the paragraphs: for search and summaries. */
const serviceArticleSchema = fields.transform((article) => ({
  ...article,
  content: article.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
}))

export type ServiceArticle = z.output<typeof serviceArticleSchema>
export type ServiceArticleInput = z.input<typeof serviceArticleSchema>

/** Articles of the community-service program. */
export const serviceArticleKind = defineKind({
  name: 'service-article',
  labels: { one: 'community-service article', many: 'Community service' },
  schema: serviceArticleSchema,
  pattern: '/servanthood/paraya/articles/:slug',
  feed: null,
  slug: newsSlug,
  strictSlug: strictNewsSlug,
  category: () => '',
  topics: (article) => (article.topic ? [article.topic] : []),
  picture: (article) => article.images[0] ?? null,
  sortDate: (article) => article.datePublished,
  dayField: 'datePublished',
  sectionField: 'topic',
  fillIn: (draft) => ({
    ...draft,
    title: draft.title || untitled,
    paragraphs: draft.paragraphs.filter((paragraph) => paragraph !== ''),
    images: draft.images.filter((image) => image !== ''),
  }),
})
