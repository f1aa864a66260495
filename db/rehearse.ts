import { sql, type Transaction } from 'kysely'
import { changeContent } from './change-content.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'
import type { Tables } from './tables.ts'

/** Carries the result of a rehearsal out of the transaction that it rolls back. */
class TakenBack<Value> extends Error {
  readonly value: Value

  constructor(value: Value) {
    super('A rehearsal is always rolled back.')
    this.value = value
  }
}

/**
 * Makes a change to content, reads what follows from it, and rolls back; only this transaction sees
 * the change. Meanwhile other changes wait, and on SQLite other reads.
 *
 * @param limit milliseconds
 * @throws when it lasts longer
 */
export async function rehearse<Value>(
  database: Database,
  change: (transaction: Transaction<Tables>) => Promise<Value>,
  limit: number,
): Promise<Value> {
  try {
    return await changeContent(database, async (transaction) => {
      if (isPostgres(transaction)) {
        await sql`select set_config('statement_timeout', ${String(limit)}, true)`.execute(
          transaction,
        )
      }
      throw new TakenBack(await within(change(transaction), limit))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.value as Value
    throw error
  }
}

async function within<Value>(promise: Promise<Value>, limit: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`A rehearsal took longer than ${limit} ms.`)), limit)
  })
  return Promise.race([promise, tooLong]).finally(() => clearTimeout(timer))
}
