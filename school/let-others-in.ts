import { setImmediate } from 'node:timers/promises'

/**
 * Pauses long work so that other requests are answered in between. SQLite answers at once, so
 * awaiting it does not.
 */
export const letOthersIn = (): Promise<void> => setImmediate()
