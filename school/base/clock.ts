let aheadMs = 0

/**
 * Returns the present, UTC in milliseconds. All of the product reads the time here, so that a test can
 * choose it.
 */
export const currentTime = () => Date.now() + aheadMs

/**
 * Returns the time of the machine, UTC in milliseconds, for the age of a file: the file system does not
 * know the clock of a test.
 */
export const machineTime = () => Date.now()

/** Moves the clock of this process, for tests. @param ms how far it is ahead of the machine's clock */
export function moveClock(ms: number) {
  aheadMs = ms
}

/** Tells how far the clock is ahead of the machine's, in milliseconds: 0 outside tests. */
export const clockAheadMs = () => aheadMs
