import { currentTime } from '../../../school/base/clock.ts'

/** Time by which the server's clock is ahead of this device's, in milliseconds. */
let aheadMs = 0

/** Reads the server's time from an answer's `Date` header, which is exact to the second. */
export function noteServerTime(date: string | null) {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) aheadMs = time - currentTime()
}

/** Returns the present time of the server, UTC in milliseconds; of this device before any answer. */
export const serverNow = () => currentTime() + aheadMs
