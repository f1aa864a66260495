import * as z from 'zod'
import { line } from '../fields.ts'

export const alertLevels = ['info', 'warning', 'urgent'] as const

/** A page of this site, such as `/announcements/all`, or one of another site. */
const linkAddress = z
  .string()
  .trim()
  .max(300, 'Keep the address to 300 characters.')
  .regex(
    /^(\/(?!\/)|https:\/\/)[^\s\\]*$/,
    'Write a page of this site, such as /announcements/all, or an address with https://',
  )
  .nullable()
  .default(null)

/** What the school tells everybody at the top of every public page, until it ends. */
export const alertSchema = z.object({
  text: z
    .string()
    .trim()
    .max(240, 'Keep this to 240 characters.')
    .regex(/^\P{Cc}*$/u, 'Write this on one line.')
    .default('')
    .meta({ title: 'Text', description: 'One or two sentences. Nothing is shown as long as this is empty.' }),
  level: z
    .enum(alertLevels, 'Choose info, warning or urgent.')
    .default('info')
    .meta({ title: 'Level', description: 'Warning and urgent have a colour of their own and stay on printed pages.' }),
  link: linkAddress.meta({
    title: 'Link',
    description: 'Where to read more: a page of this site, such as /announcements/all, or an address with https://',
  }),
  linkLabel: line(60)
    .nullable()
    .default(null)
    .meta({ title: 'Words of the link', description: 'Such as: What to do.' }),
  expiresAt: z
    .number('Choose a day and a time.')
    .int('Choose a day and a time.')
    .min(0, 'Choose a day after 1970.')
    .max(253_402_300_799_999, 'Choose a day before the year 10000.')
    .nullable()
    .default(null)
    .meta({
      title: 'Shown until',
      description: 'In Manila time. Without it the alert stays until somebody clears it.',
      widget: 'manila-time',
    }),
})

export type Alert = z.output<typeof alertSchema>

export const alertKind = { key: 'alert', schema: alertSchema }

/** An alert as visitors get it. */
export interface ShownAlert {
  text: string
  level: Alert['level']
  link: { to: string; label: string } | null
}

/**
 * What visitors see of an alert at a time; `null`: nothing.
 * @param now UTC in milliseconds
 */
export function showAlert({ text, level, link, linkLabel, expiresAt }: Alert, now: number): ShownAlert | null {
  if (text === '' || (expiresAt !== null && expiresAt <= now)) return null
  return { text, level, link: link === null ? null : { to: link, label: linkLabel ?? 'Read more' } }
}
