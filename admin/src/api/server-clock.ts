import { currentTime } from '../../../school/base/clock.ts'

/** Time by which the server's clock is ahead of this device's, in milliseconds. */
let aheadMs = 0

/** Takes the time from an answer's `Date` header, which is to the second. */
export function noteServerTime(date: string | null) {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) aheadMs = time - currentTime()
}

/** Returns the present by the server's clock, UTC in milliseconds; by this device's before any answer. */
export const serverNow = () => currentTime() + aheadMs
