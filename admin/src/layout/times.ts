/** The school's time zone; it knows no summer time. */
const zone = 'Asia/Manila'
const offset = '+08:00'

const momentFormat = new Intl.DateTimeFormat('en-PH', {
  timeZone: zone,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** 'Nov 21, 2026, 8:05 AM', in Manila. @param time milliseconds since 1970, UTC */
export const formatMoment = (time: number | null | undefined) =>
  time ? momentFormat.format(time) : ''

/** A moment as the browser's date-and-time field holds it: `2026-11-21T08:05`, in Manila. */
export const toManilaField = (time: number | null) =>
  time === null ? '' : new Date(time + 8 * 3_600_000).toISOString().slice(0, 16)

/** @returns milliseconds since 1970, UTC; `null` for an empty field */
export function fromManilaField(text: string): number | null {
  const time = Date.parse(`${text}:00${offset}`)
  return Number.isNaN(time) ? null : time
}
