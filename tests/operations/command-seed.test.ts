import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { putArticle } from '../helpers/entries.ts'
import { makeDatabaseFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { runScript } from '../helpers/run-script.ts'

let dataDir: string
beforeEach(() => {
  dataDir = makeDatabaseFolder('seed')
})
afterEach(() => removeTestFolder(dataDir))

/** Runs `npm run seed` as an operator would. */
const seed = (...args: string[]) => runScript('scripts/seed.ts', args, { DATA_DIR: dataDir })

async function withDatabase<Value>(
  use: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Value>,
) {
  const database = await openDatabase({ dataDir })
  await migrate(database)
  const value = await use(database)
  await database.destroy()
  return value
}

const countEntries = () =>
  withDatabase(
    async (database) => (await database.selectFrom('entry').select('id').execute()).length,
  )

describe('npm run seed', () => {
  test('fills a new data folder, and does nothing the second time', async () => {
    const first = await seed()
    expect(first.printed).toMatch(/^\d+ starter entries added to .*site\.sqlite\.$/m)
    expect(first.code).toBe(0)
    const count = await countEntries()
    expect(count).toBeGreaterThanOrEqual(72)
    expect(await seed()).toMatchObject({
      code: 0,
      printed: expect.stringContaining('Nothing done') as string,
    })
    expect(await countEntries()).toBe(count)
  })

  test('puts the words of this version in the place of older ones that no one edited', async () => {
    await seed()
    const data = '{"text":"Older words"}'
    await withDatabase((database) =>
      database.updateTable('reference').set({ data }).where('key', '=', 'alert').execute(),
    )
    const listed = await seed('--refresh')
    expect(listed.printed).toMatch(
      /^Alert bar\nIn older words, and edited by no one: 1 starter text in .* add --yes\.$/m,
    )
    expect((await seed('--refresh', '--yes')).printed).toContain('version now: 1 starter text')
    expect((await seed('--refresh', '--yes')).printed).toContain('Nothing to do')
  })

  test('adds an archive to samples', async () => {
    await seed()
    const count = await countEntries()
    expect(await seed('--articles', '40')).toMatchObject({ code: 0 })
    expect(await countEntries()).toBe(count + 40)
  })

  test('refuses to mix an archive with content of the school, unless it is told to', async () => {
    await withDatabase((database) => putArticle(database, {}, { status: 'draft' }))
    const refused = await seed('--articles', '40')
    expect(refused.code).toBe(1)
    expect(refused.printed).toContain('holds content of the school')
    expect(refused.printed).toContain('--force')
    expect(await countEntries()).toBe(1)
    expect(await seed('--articles', '40', '--force')).toMatchObject({ code: 0 })
    expect(await countEntries()).toBe(41)
  })

  test('prints its usage for a number that is not valid, and does nothing', async () => {
    const { code, printed } = await seed('--articles=many')
    expect(code).toBe(2)
    expect(printed).toContain('npm run seed -- [--articles N] [--force] |')
    expect(await countEntries()).toBe(0)
  })

  test('prints its usage when asked', async () => {
    expect(await seed('--help')).toMatchObject({
      code: 0,
      printed: expect.stringContaining('--articles N') as string,
    })
  })
})
