let aheadMs = 0

/** Returns the present, UTC in milliseconds. The whole product asks here, so tests can set it. */
export const currentTime = () => Date.now() + aheadMs

/** Returns the machine's time, UTC in milliseconds, to compare with the times of files. */
export const machineTime = () => Date.now()

/** Moves the clock of this process, for tests. @param ms time that it is ahead of the machine's */
export function moveClock(ms: number) {
  aheadMs = ms
}

/** Tells how far the clock is ahead of the machine's, in milliseconds: 0 outside tests. */
export const clockAheadMs = () => aheadMs
