import * as z from 'zod'
import { tidyEmail } from './contact-email.ts'
import { readPhones, tidyPhone } from './contact.ts'
import { inFilipino } from './filipino-fields.ts'
import { formatNumber } from './formats.ts'
import type { PictureAddress } from './photo.ts'

/** The widget of a field in staff forms, in its JSON Schema, where the type does not decide it. */
export type Widget =
  | 'richtext'
  | 'longtext'
  | 'paragraphs'
  | 'lead-and-paragraphs'
  | 'picture'
  | 'pdf'
  | 'day'
  | 'manila-time'
  | 'topics'
  | 'choices'
  | 'link'
  | 'any-link'
  | 'email'
  | 'phone'
  | 'tag'

/** Sets the widget of a field. */
const inWidget = (widget: Widget) => ({ widget })

/** A field that may stay empty: `null`. */
export const optional = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)

/** A list that may stay empty. @param noun names its items in the message: `steps` */
export const optionalList = <Item extends z.ZodType>(item: Item, most: number, noun: string) =>
  z.array(item).max(most, `Use at most ${most} ${noun}.`).default([])

/** A short text on one line. */
export const line = (longest = 120, whenEmpty = 'Enter some text.') =>
  z
    .string(whenEmpty)
    .trim()
    .min(1, whenEmpty)
    .max(longest, `Keep this to ${longest} characters.`)
    .regex(/^\P{Cc}*$/u, 'Enter this on one line.')
    // Joiners, direction marks and spaces alone are invisible.
    .refine((text) => text === '' || /[^\p{Cf}\p{Z}\p{M}]/u.test(text), whenEmpty)
    .meta(inFilipino('needed'))

/** A name, which is mostly the same in Filipino. */
export const name = (longest?: number, whenEmpty?: string) =>
  line(longest, whenEmpty).meta(inFilipino('optional'))

/** A text by which content is found, so that it is the same in every language. */
export const key = (longest?: number, whenEmpty?: string) =>
  line(longest, whenEmpty).meta(inFilipino('none'))

/** A longer text without HTML. */
export const longText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Keep this to ${longest} characters.`)
    .meta({ ...inWidget('longtext'), ...inFilipino('needed') })

const lengthOf = (input: unknown) =>
  formatNumber(typeof input === 'string' ? input.length : 0, 'en')

/** A body of HTML, which `clean-html.server.ts` cleans. */
export const richText = (longest: number) =>
  z
    .string()
    .max(longest, {
      // The length includes HTML tags and escaped characters such as &, which the author does not
      // see.
      error: ({ input }) =>
        `This is too long: with its formatting it has ${lengthOf(input)} characters. Keep it under ${formatNumber(longest, 'en')}.`,
    })
    .meta({ ...inWidget('richtext'), ...inFilipino('needed') })

/** Plain text without HTML, one paragraph per item. */
export const paragraphs = z
  .array(
    z
      .string()
      .trim()
      .min(1, 'Enter the paragraph or remove it.')
      .max(2_000, 'Keep a paragraph to 2,000 characters.')
      .meta({ title: 'Paragraph', ...inWidget('longtext') }),
  )
  .max(60, 'Use at most 60 paragraphs.')
  .meta({ ...inWidget('paragraphs'), ...inFilipino('needed') })

/** Paragraphs of which the first is the page's lead, whose words staff forms count. */
export const leadAndParagraphs = paragraphs.meta(inWidget('lead-and-paragraphs'))

/** The last segment of an address: lower-case letters, digits and hyphens. */
export const tag = z
  .string()
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Use lower-case letters, digits and hyphens.')
  .max(80, 'Keep this to 80 characters.')
  .meta(inWidget('tag'))

/** Returns whether a year has four digits: one typed with two arrives as a year before 100. */
const hasWholeYear = (date: string) => date >= '1900'
const wholeYear = { error: 'Enter the year with four digits, such as 2026.', abort: true }

/** A day without time or zone, `YYYY-MM-DD`, that exists in the calendar. */
export const day = z.iso
  .date({
    error: ({ input }) =>
      input ? 'This is not a day in the calendar. Enter it as 2026-12-16.' : 'Choose a day.',
    abort: true,
  })
  .refine(hasWholeYear, wholeYear)
  .meta(inWidget('day'))

/** A day that may stay empty. */
export const optionalDay = optional(day).meta(inWidget('day'))

/** A moment in Manila, `YYYY-MM-DDTHH:MM`. Rules about several fields need it valid. */
export const manilaTime = z
  .string('Choose a day and a time.')
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, {
    error: ({ input }) =>
      input ? 'Enter day and time as 2026-12-16T04:30.' : 'Choose a day and a time.',
    abort: true,
  })
  .refine((time) => z.iso.date().safeParse(time.slice(0, 10)).success, {
    error: 'There is no such day in the calendar.',
    abort: true,
  })
  .refine(hasWholeYear, wholeYear)
  .meta(inWidget('manila-time'))

/** An address on another site; `null`, and not shown, until the school has set it. */
export const outsideAddress = z
  .url({ protocol: /^https$/, error: 'Enter a whole address that begins with https://' })
  .nullable()
  .default(null)
  .meta(inWidget('link'))

/** An address on this site, such as `/announcements/all`, or on another; `null` for none. */
export const anyAddress = z
  .string()
  .trim()
  .max(300, 'Keep the address to 300 characters.')
  .regex(
    /^(\/(?!\/)|https:\/\/)[^\s\\]*$/,
    'Enter a page of this site, such as /announcements/all, or an address with https://',
  )
  .nullable()
  .default(null)
  .meta(inWidget('any-link'))

/** An e-mail address. */
export const email = z
  .string()
  .overwrite(tidyEmail)
  .max(254, 'Keep this to 254 characters.')
  .pipe(z.email('Enter an e-mail address.'))
  .nullable()
  .default(null)
  .meta(inWidget('email'))

/** A phone number, or several with words between them. */
export const phone = z
  .string()
  .overwrite(tidyPhone)
  .max(100, 'Keep this to 100 characters.')
  .refine(
    (text) => readPhones(text).length > 0,
    'Enter a phone number, such as (044) 123-4567 local 12. Separate two with a slash.',
  )
  .nullable()
  .default(null)
  .meta(inWidget('phone'))

/** The path of a picture on this site, such as `/images/jhs.svg` or `/media/12/robot.webp`. */
export const picturePath: z.ZodType<PictureAddress, string> = z
  .string()
  .regex(/^\/(?!\/)[\w./-]+$/, 'Choose a picture of this site.')
  .max(300, 'Choose a picture of this site.')
  .meta(inWidget('picture'))

/** An optional picture: `null` shows the fallback image. */
export const picture = optional(picturePath).meta(inWidget('picture'))

/** An optional PDF of the media library. */
export const pdf = z
  .string()
  .regex(/^\/(?!\/)[\w./-]+\.pdf$/, 'Choose a PDF of this site.')
  .max(300, 'Choose a PDF of this site.')
  .nullable()
  .default(null)
  .meta(inWidget('pdf'))

/** Field that marks sample content. */
export const sample = z.boolean().default(false).meta({
  title: 'Example text',
  description:
    'On: lists and the page mark it as a sample, and feeds and search engines leave it out. Turn it off once the text is the school’s own.',
})

/** A text in English and maybe in Filipino, `{ en, fil? }`; an empty Filipino is left out. */
export const textIn = (longest: number, widget?: Widget) =>
  z
    .strictObject({
      en: (widget === 'longtext' ? longText(longest) : line(longest)).meta({ title: 'English' }),
      fil: z
        .string()
        .trim()
        .max(longest, `Keep this to ${longest} characters.`)
        .optional()
        .meta({
          title: 'Filipino',
          description: 'May stay empty.',
          ...(widget && inWidget(widget)),
        }),
    })
    .transform(({ en, fil }) => ({ en, ...(fil && { fil }) }))

const point = z
  .string()
  .trim()
  .min(1, 'Enter the point or remove it.')
  .max(600, 'Keep a point to 600 characters.')
  .meta({ title: 'Point', ...inFilipino('needed') })

/** A part of a longer page: heading, text and bullet points. */
export const section = z
  .object({
    heading: line().meta({ title: 'Heading' }),
    paragraphs: paragraphs
      .default([])
      .meta({ title: 'Text', description: 'The text below the heading.' }),
    points: optionalList(point, 40, 'points').meta({
      title: 'Points',
      description:
        'A list below the text, one point per line. When each begins with a few words and a colon, these are bold.',
    }),
    picture: picture.meta({ title: 'Picture', description: 'Beside the text. May stay empty.' }),
  })
  .meta({ title: 'Section' })

export type Section = z.output<typeof section>
