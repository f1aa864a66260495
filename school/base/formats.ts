import { schoolTimeZone } from './dates.ts'

// Writes the dates, times, numbers and lists that people read: in the language of the request, and in
// the time zone of Manila.

/** Makes a function that formats moments in Manila. Formats are kept: making one is slow. */
function formatIn(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (moment: Date, language: string) => {
    let format = made.get(language)
    if (!format) {
      format = new Intl.DateTimeFormat(language, { ...options, timeZone: schoolTimeZone })
      made.set(language, format)
    }
    return format.format(moment)
  }
}

/** Makes a function that formats times with plain spaces: some browsers put a narrow one in. */
function formatTimeIn(options: Intl.DateTimeFormatOptions) {
  const format = formatIn(options)
  return (moment: Date, language: string) => format(moment, language).replace(/\s/g, ' ')
}

/** Makes a function that formats a calendar day `YYYY-MM-DD`. */
function formatDay(options: Intl.DateTimeFormatOptions) {
  const format = formatIn(options)
  return (day: string, language: string) => format(new Date(`${day}T12:00+08:00`), language)
}

const [year, month, day] = ['numeric', 'long', 'numeric'] as const

/** 'Nov 5, 2026' in English (spec 9). */
export const formatShortDate = formatDay({ year, month: 'short', day })

/** 'November 5, 2026'. */
export const formatLongDate = formatDay({ year, month, day })

/** 'Wednesday, December 16, 2026'. */
export const formatFullDate = formatDay({ weekday: 'long', year, month, day })

/** 'Wed, Dec 16, 2026'. */
export const formatShortFullDate = formatDay({ weekday: 'short', year, month: 'short', day })

/** 'Wednesday'. */
export const formatWeekday = formatDay({ weekday: 'long' })

/** 'Wed'. */
export const formatShortWeekday = formatDay({ weekday: 'short' })

const formatTwoDigits = formatDay({ day: '2-digit' })
const formatShortMonth = formatDay({ month: 'short' })

/** Returns the two parts of a date badge (spec 9): '05' and 'Nov'. */
export const formatBadge = (day: string, language: string) => ({
  day: formatTwoDigits(day, language),
  month: formatShortMonth(day, language),
})

const formatMonthOfDay = formatDay({ year, month })

/** 'December 2026' for `2026-12`. */
export const formatMonth = (yearAndMonth: string, language: string) =>
  formatMonthOfDay(`${yearAndMonth}-01`, language)

const formatHours = formatTimeIn({ hour: 'numeric', minute: '2-digit' })

/** '4:30 AM' for `04:30`. */
export const formatTime = (time: string, language: string) =>
  formatHours(new Date(`2000-01-01T${time}+08:00`), language)

const formatMomentAt = formatTimeIn({ dateStyle: 'long', timeStyle: 'short' })

/** 'November 20, 2026 at 12:00 PM'. @param moment UTC in milliseconds */
export const formatMoment = (moment: number, language: string) =>
  formatMomentAt(new Date(moment), language)

/** '12,205'. */
export const formatNumber = (number: number, language: string) => number.toLocaleString(language)

/** 'December 16, 4:30 AM, covered court': a list without 'and' of the texts that there are. */
export const formatList = (texts: readonly (string | null)[], language: string) =>
  new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(
    texts.filter((text) => text !== null),
  )

/** Formats the size of a file or of several: `2.4 MB`, `20 GB`, and at least `1 kB`. */
export const formatBytes = (bytes: number) => {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`
  return bytes < 1_000_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Number((bytes / 1_000_000_000).toFixed(1))} GB`
}
