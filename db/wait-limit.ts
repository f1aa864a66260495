import { AsyncLocalStorage } from 'node:async_hooks'

/** Default limit of a query's wait for a lock of another process, in milliseconds. */
const usual = 2_000

const given = new AsyncLocalStorage<number>()

/** Returns the limit of the current query's wait for a lock, in milliseconds. */
export const waitLimit = () => given.getStore() ?? usual

/** Runs queries with another lock wait than usual, such as preparing the database. */
export const withWaitLimit = <Value>(
  milliseconds: number,
  run: () => Promise<Value>,
): Promise<Value> => given.run(milliseconds, run)

/**
 * Runs queries that fail at once when the database is locked: for work that is not worth a wait,
 * such as counting.
 */
export const withoutWaiting = <Value>(run: () => Promise<Value>): Promise<Value> =>
  withWaitLimit(0, run)
