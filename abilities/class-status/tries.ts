const secondMs = 1_000
const minuteMs = 60 * secondMs

/** Delays before each retry, in milliseconds; when the last retry fails, the message has failed. */
const waitsMs = [5 * secondMs, 20 * secondMs, minuteMs, 3 * minuteMs, 10 * minuteMs, 30 * minuteMs]

/** The longest that a service may ask us to wait, in milliseconds. */
const longestWaitMs = 60 * minuteMs

/**
 * Returns when a message is tried again; `null`: never, it came too often or too late.
 *
 * @param tries how often it was tried, this time included
 * @param retryAfterMs what the service asked for; `null` for nothing
 * @param until when it is of no use any more, UTC in milliseconds
 */
export function nextTry(
  { tries, retryAfterMs, until }: { tries: number; retryAfterMs: number | null; until: number },
  now: number,
): number | null {
  const wait = waitsMs[tries - 1]
  if (wait === undefined) return null
  const at = now + Math.max(wait, Math.min(retryAfterMs ?? 0, longestWaitMs))
  return at < until ? at : null
}

/**
 * Reads a Retry-After header: seconds, or a date.
 * @returns milliseconds; `null` when there is none that can be read
 */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  if (!header) return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * secondMs
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
