import { toPlainText } from '../../../school/base/plain-text.ts'
import { isGroup } from '../forms/form-data.ts'
import { formatMoment } from '../layout/times.ts'

/** Turns 'publishAt' into 'Publish at'. Addresses and names that people typed stay as they are. */
export function fieldWords(name: string): string {
  if (!/^[a-z]+([A-Z][a-z]*)+$|^[a-z]+$/.test(name)) return name
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Formats a value of the activity log; '' for nothing. @param name of the field: `publishAt` */
export function formatLogged(name: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  // Moments are stored as UTC in milliseconds.
  if (typeof value === 'number')
    return /(At|Until)$/.test(name) && value > 1e11 ? formatMoment(value) : String(value)
  if (typeof value === 'string') return /<[a-z][^>]*>/i.test(value) ? formatHtml(value) : value
  if (Array.isArray(value)) return value.map((item) => formatLogged(name, item)).join('\n')
  if (!isGroup(value)) return ''
  return Object.entries(value)
    .map(([part, text]) => [fieldWords(part), formatLogged(part, text)])
    .filter(([, text]) => text !== '')
    .map(([part, text]) => `${part}: ${text}`)
    .join('\n')
}

const formatHtml = (html: string) =>
  html
    .split(/<\/(?:p|h\d|li|tr|blockquote)>|<br\s*\/?>/i)
    .map(toPlainText)
    .filter((line) => line !== '')
    .join('\n')
