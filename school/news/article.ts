import * as z from 'zod'
import { calendarDate } from '../calendar-date.ts'

/** The two news categories (spec 7), in the order in which filters show them. */
export const articleCategories = ['Campus News', 'Outside News'] as const

export type ArticleCategory = (typeof articleCategories)[number]

/** Longest topic that a filter or an article may carry, in characters. */
export const topicMaxLength = 100

export const topic = z
  .string()
  .trim()
  .min(1, 'Write a topic or remove it.')
  .max(topicMaxLength, `Keep a topic to ${topicMaxLength} characters.`)
  .regex(/^[^,\p{Cc}]*$/u, 'A topic may not contain a comma.')

/**
 * One news article as the school stores it. `content` is HTML from the allow-list in `school/clean-html.server.ts`;
 * `publishedOn` is the date printed on the article (no time zone), `null` for an undated one, which sorts last.
 */
export const articleSchema = z.object({
  title: z.string().trim().min(1, 'Give the article a title.').max(200, 'Keep the title to 200 characters.'),
  content: z.string().max(200_000, 'This article is too long: keep it under 200,000 characters.'),
  publishedOn: calendarDate.nullable().default(null),
  category: z.enum(articleCategories),
  topics: z.array(topic).max(20, 'Use at most 20 topics.').default([]),
  bannerImage: z.string().max(300).nullable().default(null),
  /** Written for the site as an example; not a report of the school. */
  sample: z.boolean().default(false),
})

export type Article = z.output<typeof articleSchema>
export type ArticleInput = z.input<typeof articleSchema>
