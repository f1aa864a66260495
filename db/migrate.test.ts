import { expect, test } from 'vitest'
import { describeOnDatabases } from '../tests/helpers/databases.ts'
import { noon, putArticle } from '../tests/helpers/entries.ts'
import { readContentVersion } from './content-version.ts'
import { changeContent } from './change-content.ts'
import { migrate } from './migrate.ts'

describeOnDatabases('the tables', (given) => {
  test('are brought up to date at every start, and keep what they hold', async () => {
    await putArticle(given.database)
    await migrate(given.database)
    await migrate(given.database)
    expect(await given.database.selectFrom('entry').select('title').execute()).toEqual([
      { title: 'Robotics team comes home' },
    ])
  })

  test('take no other status than those that exist, and give times as numbers', async () => {
    const { id } = await putArticle(given.database, {}, { publishAt: noon })
    const set = given.database.updateTable('entry').set({ status: 'secret' }).where('id', '=', id)
    await expect(set.execute()).rejects.toThrow(/entry_status/)
    const row = await given.database
      .selectFrom('entry')
      .select('publish_at')
      .executeTakeFirstOrThrow()
    expect(row.publish_at).toBe(noon)
  })
})

describeOnDatabases('a change to content', (given) => {
  test('that fails leaves nothing behind', async () => {
    const before = await readContentVersion(given.database)
    const failing = changeContent(given.database, async (transaction) => {
      await transaction.updateTable('content_version').set({ version: 99 }).execute()
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
    const one = ['one begins', 'one ends']
    const two = ['two begins', 'two ends']
    expect([
      [...one, ...two],
      [...two, ...one],
    ]).toContainEqual(order)
  })
})
