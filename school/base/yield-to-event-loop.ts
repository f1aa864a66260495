import { setImmediate } from 'node:timers/promises'

/** Pauses long work so that other requests are answered: awaiting SQLite does not pause. */
export const yieldToEventLoop = (): Promise<void> => setImmediate()
