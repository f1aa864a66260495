import { calendarDay } from '../../base/dates.ts'
import { formatFullDate, formatTime } from '../../base/formats.ts'
import { toPlainText } from '../../base/plain-text.ts'

/** A plain text in content, with its place. */
export interface TextAt {
  /** path of the field: `contacts.0.phone`; a Filipino text has the path of its English text */
  path: string
  /** '' for an empty field, a switch, and the address of a file; a day as people write it */
  text: string
}

/**
 * Lists the texts and numbers of content in both languages.
 *
 * @example [...textsIn({ title: 'Fair' })] // [{ path: 'title', text: 'Fair' }]
 */
export function* textsIn(value: unknown, path = ''): Generator<TextAt> {
  if (typeof value === 'string') yield { path, text: plain(value) }
  else if (typeof value === 'number') yield { path, text: String(value) }
  else if (typeof value !== 'object' || value === null) yield { path, text: '' }
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsIn(item, join(path, String(index)))
  } else {
    for (const [name, field] of Object.entries(value as Record<string, unknown>)) {
      const texts = name === 'fil' ? filipinoOf(field) : null
      if (!texts) yield* textsIn(field, join(path, name))
      else for (const [of, { text }] of texts) yield* textsIn(text, join(path, of))
    }
  }
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** Returns the Filipino texts of an object (see `withFilipino`); `null` for any other field. */
function filipinoOf(field: unknown): [string, { text: unknown }][] | null {
  const texts: unknown = typeof field === 'object' && field !== null && Reflect.get(field, 'texts')
  return texts ? Object.entries(texts as Record<string, { text: unknown }>) : null
}

const dayAndTime = /^((\d{4})-(\d\d)-(\d\d))(?:T(\d\d:\d\d))?$/

/** Turns a field into plain text: no HTML, days in words, no addresses of files. */
function plain(text: string): string {
  if (text.startsWith('/media/')) return ''
  const [, day, year, month, date, time] = dayAndTime.exec(text) ?? []
  if (day && calendarDay(Number(year), Number(month), Number(date)))
    return formatFullDate(day, 'en') + (time ? `, ${formatTime(time, 'en')}` : '')
  return /[<&]/.test(text) ? toPlainText(text) : text
}
