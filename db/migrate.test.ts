import { describe, expect, onTestFinished, test } from 'vitest'
import { describeOnBothDatabases } from '../tests/helpers/databases.ts'
import { emptyDatabases } from '../tests/helpers/empty-databases.ts'
import { noon, putArticle } from '../tests/helpers/entries.ts'
import { readContentVersion } from './content-version.ts'
import { changeContent } from './change-content.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

describeOnBothDatabases('the tables', (given) => {
  test('are brought up to date at every start, keep what they hold, and give times as numbers', async () => {
    await putArticle(given.database, {}, { publishAt: noon })
    await migrate(given.database)
    await migrate(given.database)
    const rows = await given.database.selectFrom('entry').select(['title', 'publish_at']).execute()
    expect(rows).toEqual([{ title: 'Robotics team comes home', publish_at: noon }])
    const set = given.database.updateTable('entry').set({ status: 'secret' })
    await expect(set.execute(), 'no other status exists').rejects.toThrow(/entry_status/)
  })
})

describeOnBothDatabases('a change to content', (given) => {
  test('that fails leaves nothing behind', async () => {
    const before = await readContentVersion(given.database)
    const failing = changeContent(given.database, async (transaction) => {
      await transaction.updateTable('site_state').set({ value: 99 }).execute()
      throw new Error('the power is gone')
    })
    await expect(failing).rejects.toThrow('the power is gone')
    expect(await readContentVersion(given.database)).toBe(before)
  })

  test('waits for the one before it', async () => {
    const order: string[] = []
    const change = (name: string) =>
      changeContent(given.database, async (transaction) => {
        order.push(`${name} begins`)
        await transaction.selectFrom('entry').select('id').execute()
        order.push(`${name} ends`)
      })
    await Promise.all([change('one'), change('two')])
    const [one, two] = [
      ['one begins', 'one ends'],
      ['two begins', 'two ends'],
    ].map((each) => each.join())
    expect([`${one},${two}`, `${two},${one}`]).toContain(order.join())
  })
})

describe.each(emptyDatabases())('an empty database (%s)', (_, makeEmpty) => {
  /** Opens it as several processes that start at once do. */
  const open = async (count: number) => {
    const settings = await makeEmpty()
    const databases = await Promise.all(Array.from({ length: count }, () => openDatabase(settings)))
    onTestFinished(async () => {
      await Promise.all(databases.map((database) => database.destroy()))
    })
    return databases
  }

  test('gets its tables once, however many processes start at the same time', async () => {
    const databases = await open(4)
    const prepared = await Promise.all(databases.map((database) => migrate(database)))
    expect(prepared.filter(({ wasEmpty }) => wasEmpty)).toHaveLength(1)
  })

  test('is left as it was when a migration fails, and the message names that one', async () => {
    const [database] = await open(1)
    if (!database) throw new Error('The database is not open.')
    await database.schema.createTable('activity').addColumn('id', 'integer').execute()
    await expect(migrate(database)).rejects.toThrow(
      'The database could not be brought up to date: 0013-version-0.2.0 failed.',
    )
    const tables = await database.introspection.getTables()
    expect(tables.map(({ name }) => name)).toEqual(['activity'])
  })
})
