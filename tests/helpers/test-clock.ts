import { readTestClock } from '../../server/test-clock.ts'

/** A Wednesday with classes, in the morning in Manila. TEST_CLOCK names another time. */
const standardTime = '2026-11-18T09:00:00+08:00'

/**
 * Moves `Date` in this process or page. It runs in browsers too, so it uses nothing else of this file.
 *
 * @param aheadMs how far it is ahead of the machine's clock, in milliseconds
 */
export function moveDate(aheadMs: number) {
  const machineNow = Date.now
  Date.now = () => machineNow() + aheadMs
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, made) =>
      Reflect.construct(date, given.length > 0 ? given : [date.now()], made) as object,
    apply: (date) => new date(date.now()).toString(),
  })
}

const ofProcess = globalThis as { testClockAheadMs?: number }

/**
 * The lead of the clock of this process over the machine's, in milliseconds. Sites that it starts
 * and pages that it opens get the same clock.
 */
export const testClockAheadMs = (ofProcess.testClockAheadMs ??= startTestClock())

function startTestClock(): number {
  const { TEST_CLOCK: time = standardTime } = process.env
  const aheadMs = readTestClock(time)
  if (aheadMs === null)
    throw new Error(`TEST_CLOCK must be a time such as ${standardTime}; it is "${time}".`)
  // Programs that tests start have this clock, not one that starts with them.
  const now = Date.now()
  const [test, machine] = [now + aheadMs, now].map((at) => new Date(at).toISOString())
  process.env.TEST_CLOCK = `${test}/${machine}`
  moveDate(aheadMs)
  return aheadMs
}

/** The setting that gives a program the clock of this process. */
export const testClockSetting = { TEST_CLOCK: process.env.TEST_CLOCK }

/** Returns the machine's time, UTC in milliseconds: the age of files follows it. */
export const machineNow = () => Date.now() - testClockAheadMs
