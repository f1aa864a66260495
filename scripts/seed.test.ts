import { once } from 'node:events'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { putArticle } from '../tests/helpers/entries.ts'
import { readSeedOptions } from './seed-options.ts'
import { makeDatabaseFolder, removeTestFolder, startProcess } from '../tests/helpers/clean-up.ts'

const root = resolve(import.meta.dirname, '..')

let dataDir: string
beforeEach(() => {
  dataDir = makeDatabaseFolder('seed')
})
afterEach(() => removeTestFolder(dataDir))

/** Runs `npm run seed` as an operator would. */
async function seed(...args: string[]) {
  const child = startProcess(process.execPath, ['scripts/seed.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, printed }
}

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

  test.each(['many', '', '-1', '1.5', '5000001', '0'])('accepts no archive of “%s”', (count) => {
    expect(readSeedOptions([`--articles=${count}`]).count).toBe(undefined)
  })

  test('prints its usage for a number that is not valid, and does nothing', async () => {
    const { code, printed } = await seed('--articles=many')
    expect(code).toBe(2)
    expect(printed).toContain('npm run seed -- [--articles N] [--force]')
    expect(await countEntries()).toBe(0)
  })

  test('prints its usage when asked', async () => {
    expect(await seed('--help')).toMatchObject({
      code: 0,
      printed: expect.stringContaining('--articles N') as string,
    })
  })
})
