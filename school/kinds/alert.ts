import * as z from 'zod'
import { anyAddress, line, manilaTime, optional } from '../base/fields.ts'
import type { InLanguage } from '../base/filipino.ts'
import { inFilipino } from '../base/filipino-fields.ts'
import { defineReferenceKind } from './define-reference-kind.ts'

/** The levels of an alert, from the least to the most urgent. */
export const alertLevels = ['info', 'warning', 'urgent'] as const

/** The bar on top of every public page, until it ends. */
export const alertSchema = z.object({
  text: z
    .string()
    .trim()
    .max(240, 'Keep this to 240 characters.')
    .regex(/^\P{Cc}*$/u, 'Enter this on one line.')
    .meta(inFilipino('needed'))
    .default('')
    .meta({
      title: 'Text',
      description: 'One or two sentences. Nothing is shown as long as this is empty.',
    }),
  level: z.enum(alertLevels, 'Choose info, warning or urgent.').default('info').meta({
    title: 'Level',
    description: 'Warning and urgent have their own color and appear on printed pages.',
  }),
  link: anyAddress.meta({
    title: 'Link',
    description:
      'Where to read more: a page of this site, such as /announcements/all, or an address with https://',
  }),
  linkLabel: optional(line(60)).meta({
    title: 'Link text',
    description: 'Such as: What to do.',
    filipinoHelp: 'Such as: Ano ang gagawin.',
  }),
  expiresAt: optional(manilaTime).meta({
    title: 'Shown until',
    description: 'In Philippine time. Without it the alert stays until it is cleared.',
    widget: 'manila-time',
  }),
})

export type Alert = z.output<typeof alertSchema>

/** The alert bar. */
export const alertKind = defineReferenceKind({
  key: 'alert',
  label: 'Alert bar',
  group: 'Settings',
  schema: alertSchema,
  page: '/',
})

/** Returns when an alert ends, UTC in milliseconds; `null` for never. */
export const alertEnd = ({ expiresAt }: Alert) =>
  expiresAt === null ? null : Date.parse(`${expiresAt}:00+08:00`)

/** An alert as visitors see it. */
export interface ShownAlert extends InLanguage {
  text: string
  level: Alert['level']
  /** `null` for the default link text */
  link: { to: string; label: string | null } | null
}

/** Shows an alert; `null` when it is empty or over. @param now UTC in milliseconds */
export function showAlert(alert: Alert & InLanguage, now: number): ShownAlert | null {
  const { text, level, link, linkLabel, language } = alert
  const end = alertEnd(alert)
  if (text === '' || (end !== null && end <= now)) return null
  const shownLink = link === null ? null : { to: link, label: linkLabel }
  return { text, level, link: shownLink, ...(language && { language }) }
}
