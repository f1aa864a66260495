import { toPlainText } from '../../../school/plain-text.ts'
import { isGroup } from '../forms/form-data.ts'
import { formatMoment } from '../layout/times.ts'

/** 'publishAt' in words: 'Publish at'. An address or a name that somebody gave stays as it is. */
export function wordsOf(name: string): string {
  if (!/^[a-z]+([A-Z][a-z]*)+$|^[a-z]+$/.test(name)) return name
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * A value of the activity log as it is read; '' for nothing. @param name of the field that holds it
 */
export function sayLogged(name: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  // Moments are kept as milliseconds since 1970.
  if (typeof value === 'number')
    return /(At|Until)$/.test(name) && value > 1e11 ? formatMoment(value) : String(value)
  if (typeof value === 'string') return /<[a-z][^>]*>/i.test(value) ? sayHtml(value) : value
  if (Array.isArray(value)) return value.map((item) => sayLogged(name, item)).join('\n')
  if (!isGroup(value)) return ''
  return Object.entries(value)
    .map(([part, said]) => [wordsOf(part), sayLogged(part, said)])
    .filter(([, said]) => said !== '')
    .map(([part, said]) => `${part}: ${said}`)
    .join('\n')
}

const sayHtml = (html: string) =>
  html
    .split(/<\/(?:p|h\d|li|tr|blockquote)>|<br\s*\/?>/i)
    .map(toPlainText)
    .filter((line) => line !== '')
    .join('\n')
