import * as z from 'zod'
import { line, outsideAddress, paragraphs } from '../fields.ts'

/** An article of the community-service programme (spec 3). */
const fields = z.object({
  title: line(200),
  /** the day on which it appeared; `null` shows 'Date Not Available' */
  datePublished: z.iso.date('Write the date as YYYY-MM-DD.').nullable().default(null),
  /** `null` shows the school's default author */
  author: line(120).nullable().default(null),
  /** plain text; a picture follows every second one */
  paragraphs,
  images: z
    .array(z.string().regex(/^\/[\w./-]+$/))
    .max(10)
    .default([]),
  videoLink: outsideAddress,
  link: outsideAddress,
  topic: line(60).nullable().default(null),
  sample: z.boolean().default(false),
})

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The same with the body that every entry has, made from the paragraphs: for search and summaries. */
export const serviceArticleSchema = fields.transform((article) => ({
  ...article,
  content: article.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
}))

export type ServiceArticle = z.output<typeof serviceArticleSchema>
export type ServiceArticleInput = z.input<typeof serviceArticleSchema>
