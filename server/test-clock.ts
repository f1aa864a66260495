/**
 * Reads TEST_CLOCK: the time at which the clock of the site starts with this process, such as
 * `2026-11-18T09:00:00+08:00`. After a slash, the time of the machine at which it started, so that
 * several processes have the same clock.
 *
 * @returns how far the clock is ahead of the machine's, in milliseconds; `null` when it cannot be read
 */
export function readTestClock(setting: string): number | null {
  const [time = '', startedAt, ...rest] = setting.split('/')
  if (rest.length > 0) return null
  const machine = startedAt === undefined ? Math.round(performance.timeOrigin) : readTime(startedAt)
  const aheadMs = readTime(time) - machine
  return Number.isNaN(aheadMs) ? null : aheadMs
}

const readTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN
