import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { describeOnDatabases } from '../tests/helpers/databases.ts'
import { changeContent } from './change-content.ts'
import { bumpContentVersion, readContentVersion } from './content-version.ts'
import { rehearse } from './rehearse.ts'
import { emptyDatabases } from '../tests/helpers/empty-databases.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

describeOnDatabases('a rehearsal', (given) => {
  test('sees its own change, which stays invisible to others', async () => {
    const before = await readContentVersion(given.database)
    const seen = await rehearse(
      given.database,
      async (rehearsal) => {
        await bumpContentVersion(rehearsal)
        return readContentVersion(rehearsal)
      },
      5_000,
    )
    expect(seen).toBe(before + 1)
    expect(await readContentVersion(given.database)).toBe(before)
  })

  test('that fails is taken back too, and says why', async () => {
    const before = await readContentVersion(given.database)
    const failing = rehearse(
      given.database,
      async (rehearsal) => {
        await bumpContentVersion(rehearsal)
        throw new Error('The page broke.')
      },
      5_000,
    )
    await expect(failing).rejects.toThrow('The page broke.')
    expect(await readContentVersion(given.database)).toBe(before)
  })

  test('that takes too long is stopped, and changes that waited for it go on', async () => {
    const before = await readContentVersion(given.database)
    const stuck = rehearse(given.database, () => new Promise<never>(() => {}), 50)
    const waiting = changeContent(given.database, (transaction) => bumpContentVersion(transaction))
    await expect(stuck).rejects.toThrow('longer than 50 ms')
    await waiting
    expect(await readContentVersion(given.database)).toBe(before + 1)
  })
})

describe.skipIf(inject('postgres') === '')('a rehearsal (PostgreSQL) whose query hangs', () => {
  test('ends the query too, so that changes that waited for it go on at once', async () => {
    const makeEmpty = emptyDatabases().at(-1)?.[1]
    const database = await openDatabase((await makeEmpty?.()) ?? { dataDir: '' })
    await migrate(database)
    const started = performance.now()
    const stuck = rehearse(
      database,
      (rehearsal) => sql`select pg_sleep(4.5)`.execute(rehearsal),
      300,
    )
    await expect(stuck).rejects.toThrow(/300 ms|statement timeout/)
    expect(performance.now() - started).toBeLessThan(3_500)
    await database.destroy()
  })
})
