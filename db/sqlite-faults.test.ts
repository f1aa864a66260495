import { closeSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../tests/helpers/clean-up.ts'
import { openDatabase, sqliteFile, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { waitLimit, withoutWaiting, withWaitLimit } from './wait-limit.ts'

let dataDir: string
let database: Database
/** another program that has the file open */
let other: DatabaseSync
beforeEach(async () => {
  dataDir = makeTestFolder('faults')
  database = await openDatabase({ dataDir })
  await migrate(database)
  other = new DatabaseSync(sqliteFile(dataDir))
})
afterEach(async () => {
  other.close()
  await database.destroy()
  removeTestFolder(dataDir)
})

const write = () => database.updateTable('site_state').set({ value: 7 }).execute()
const beginNothing = () => database.transaction().execute(() => Promise.resolve())
const readVersion = async () =>
  (await database.selectFrom('site_state').select('value').executeTakeFirstOrThrow()).value

describe('a SQLite database', () => {
  test('is set so that an acknowledged write survives a power cut, and rows never point to nothing', async () => {
    const ask = async (pragma: string) => {
      const query = sql.raw<Record<string, unknown>>(`pragma ${pragma}`)
      // Asks the reading handle and the writing one.
      const answers = [
        await query.execute(database),
        await database.transaction().execute((t) => query.execute(t)),
      ]
      return answers.map(({ rows }) => Object.values(rows[0] ?? {})[0])
    }
    expect(await ask('synchronous')).toEqual([2, 2])
    expect(await ask('journal_mode')).toEqual(['wal', 'wal'])
    expect(await ask('foreign_keys')).toEqual([1, 1])
    expect(await ask('busy_timeout')).toEqual([0, 0])
    const orphan = { kind: 'article', slug: 'none', entry_id: 99 }
    await expect(database.insertInto('entry_slug').values(orphan).execute()).rejects.toThrow(
      'FOREIGN KEY constraint failed',
    )
  })

  test('lets no other program write during a transaction, and shows what was committed last meanwhile', async () => {
    await database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('site_state').select('value').execute()
      expect(() => other.exec('begin immediate')).toThrow('locked')
      await transaction.updateTable('site_state').set({ value: 99 }).execute()
      expect(await readVersion()).toBe(1)
    })
    other.exec('begin immediate; rollback')
    expect(await readVersion()).toBe(99)
  })
})

describe('a lock of another program', () => {
  /** Writes in several ways, of which each waits for the lock. @returns what became of each */
  const writeOften = (milliseconds: number) =>
    withWaitLimit(milliseconds, () =>
      Promise.allSettled([
        ...Array.from({ length: 5 }, write),
        ...Array.from({ length: 5 }, beginNothing),
      ]),
    )

  test('is waited for without stopping anything else', async () => {
    other.exec('begin immediate')
    let isOver = false
    // Far more than a test may take: a wait that stopped all else would never end.
    const all = writeOften(60_000).finally(() => (isOver = true))
    for (let time = 0; time < 20; time += 1) {
      expect(await readVersion()).toBe(1)
      await setImmediate()
    }
    expect(isOver).toBe(false)
    other.exec('rollback')
    for (const each of await all) expect(each).toMatchObject({ status: 'fulfilled' })
    expect(await readVersion()).toBe(7)
  })

  test('is given up after 2 seconds by all who wait alike', async () => {
    expect(waitLimit()).toBe(2_000)
    other.exec('begin immediate')
    const reason = { name: 'StorageError', fault: 'busy' }
    for (const each of await writeOften(50))
      expect(each).toMatchObject({ status: 'rejected', reason })
    other.exec('rollback')
    await write()
    expect(await readVersion()).toBe(7)
  })

  test('lets work that is not worth a wait fail at once, as does a change of our own', async () => {
    other.exec('begin immediate')
    await expect(withoutWaiting(write)).rejects.toMatchObject({ fault: 'busy' })
    other.exec('rollback')
    await database.transaction().execute(async () => {
      await expect(withoutWaiting(write)).rejects.toMatchObject({ fault: 'busy' })
    })
    await withoutWaiting(write)
  })
})

describe('a failed write', () => {
  test('names the full disk, not the rollback that SQLite did by itself, and leaves nothing behind', async () => {
    const filling = database.transaction().execute(async (transaction) => {
      await transaction.updateTable('site_state').set({ value: 50 }).execute()
      // SQLite fails as on a full disk when the file may not grow.
      await sql`pragma max_page_count = 1`.execute(transaction)
      await sql`create table filler as select randomblob(1000000) as bytes`.execute(transaction)
    })
    await expect(filling).rejects.toMatchObject({
      fault: 'full',
      cause: { message: 'database or disk is full' },
    })
    expect(await readVersion()).toBe(1)
    await write()
    expect(await readVersion()).toBe(7)
  })

  const replace = () => {
    other.exec(`vacuum into '${dataDir}/backup.sqlite'`)
    renameSync(`${dataDir}/backup.sqlite`, sqliteFile(dataDir))
  }
  test.each([
    ['the file was deleted', () => rmSync(`${dataDir}/site.sqlite`)],
    ['its log was deleted', () => rmSync(`${dataDir}/site.sqlite-wal`)],
    ['the file was replaced by a backup', replace],
  ])('is never acknowledged once %s', async (_, lose) => {
    await write()
    lose()
    await expect(write()).rejects.toMatchObject({ fault: 'missing' })
    await expect(beginNothing()).rejects.toMatchObject({ fault: 'missing' })
  })

  test('is one to a file that is damaged: once a read has shown it, nothing more is written', async () => {
    await sql`create table filler as select randomblob(4000000) as bytes`.execute(database)
    await sql`pragma wal_checkpoint(truncate)`.execute(database)
    const file = openSync(sqliteFile(dataDir), 'r+')
    const { size } = statSync(sqliteFile(dataDir))
    writeSync(file, Buffer.alloc(300_000, 0xff), 0, 300_000, size - 3_000_000)
    closeSync(file)
    await write()
    const reading = sql`select hex(bytes) from filler`.execute(database)
    await expect(reading).rejects.toMatchObject({ fault: 'damaged' })
    await expect(write()).rejects.toMatchObject({ fault: 'damaged' })
    await expect(beginNothing()).rejects.toMatchObject({ fault: 'damaged' })
    expect(await readVersion()).toBe(7)
  })
})
