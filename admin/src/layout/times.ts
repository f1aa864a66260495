/** The school's time zone, without daylight saving time. */
const zone = 'Asia/Manila'
const offset = '+08:00'

const momentFormat = new Intl.DateTimeFormat('en-PH', {
  timeZone: zone,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Formats 'Nov 21, 2026, 8:05 AM', in Manila. @param time UTC in milliseconds */
export const formatMoment = (time: number | null | undefined) =>
  time ? momentFormat.format(time) : ''

/** Formats a moment for the browser's date-and-time field: `2026-11-21T08:05`, in Manila. */
export const toManilaField = (time: number | null) =>
  time === null ? '' : new Date(time + 8 * 3_600_000).toISOString().slice(0, 16)

/** Reads a date-and-time field in Manila. @returns UTC in milliseconds; `null` for an empty field */
export function fromManilaField(text: string): number | null {
  const time = Date.parse(`${text}:00${offset}`)
  return Number.isNaN(time) ? null : time
}
