import { setImmediate } from 'node:timers/promises'

/**
 * Pauses long work so that other requests are answered. SQLite answers synchronously, so awaiting
 * it does not pause.
 */
export const yieldToEventLoop = (): Promise<void> => setImmediate()
