import * as z from 'zod'
import { line, outsideAddress, paragraphs } from '../fields.ts'

/** An article of the community-service programme (spec 3). */
export const serviceArticleSchema = z.object({
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
  /** unused by this kind, which writes in paragraphs; the engine keeps a body for every entry */
  content: z.string().default(''),
  sample: z.boolean().default(false),
})

export type ServiceArticle = z.output<typeof serviceArticleSchema>
export type ServiceArticleInput = z.input<typeof serviceArticleSchema>
