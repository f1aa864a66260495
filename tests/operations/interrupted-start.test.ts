import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sqliteFile, type DatabaseSettings } from '../../db/database.ts'
import { starterNews } from '../../content/news/starter-news.ts'
import { getArticles } from '../helpers/api.ts'
import { environmentOf, testFolder } from '../helpers/backups.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { makeOlderDatabase, olderArticles } from '../helpers/older-database.ts'
import { siteOfTest, withDatabase } from '../helpers/nodes.ts'
import { patience } from '../helpers/patience.ts'
import { runServer } from '../helpers/server-run.ts'

const timeout = 120_000 * patience

const start = (settings: DatabaseSettings) => siteOfTest(environmentOf(settings))

/** Starts the product, which kills itself before the first statement that holds this text. */
async function killStart(settings: DatabaseSettings, statement: string) {
  const killer = resolve(import.meta.dirname, '../helpers/kill-at-statement.ts')
  const { code } = await runServer({
    ...environmentOf(settings),
    NODE_OPTIONS: `--import=${killer}`,
    KILL_AT_STATEMENT: statement,
  })
  // One that is not killed has another code when its time is over.
  expect(code).toBeNull()
}

const tablesOf = async (settings: DatabaseSettings) => {
  const tables = await withDatabase(settings, ({ introspection }) => introspection.getTables())
  return tables.map(({ name }) => name)
}

// Many more moments, and damage of SQLite: power-cut.test.ts.
describe.each(emptyDatabases())('a start (%s)', { timeout }, (engine, makeEmpty) => {
  test('that is killed while it adds the starter content is followed by one that makes the whole site', async () => {
    const settings = await makeEmpty()
    await killStart(settings, 'insert into "entry_slug"')
    const site = await start(settings)
    expect((await getArticles(site)).total).toBe(starterNews.length)
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  })

  test('that is killed in the middle of an upgrade leaves the older database, which the next one brings up to date', async () => {
    const settings = await makeEmpty()
    await makeOlderDatabase(settings)
    await killStart(settings, 'create table "fact"')
    expect(await tablesOf(settings)).not.toContain('staff')
    const site = await start(settings)
    expect((await getArticles(site)).total).toBe(olderArticles)
    const found = await fetch(`${site.origin}/search?q=carabao`)
    expect(await found.text()).toContain(`/dycian-news/carabao-${olderArticles}`)

    // Copies of PostgreSQL are made by its operator.
    const copies = readdirSync(settings.dataDir).filter((name) => name.startsWith('before-'))
    expect(copies).toEqual(engine === 'SQLite' ? ['before-0003.sqlite'] : [])
  })

  test('several at once all serve, on an empty database and on one that is ready', async () => {
    const settings = await makeEmpty()
    for (const seedings of [1, 0]) {
      const sites = await Promise.all(Array.from({ length: 4 }, () => start(settings)))
      const seeded = sites
        .flatMap(({ log }) => log)
        .filter((line) => line.includes('starter entries were added'))
      expect(seeded).toHaveLength(seedings)
      for (const site of sites) expect((await getArticles(site)).total).toBe(starterNews.length)
      await Promise.all(sites.map((site) => site.stop()))
    }
  })
})

describe('a database that cannot be used', () => {
  test.each([
    ['missing', null],
    ['empty', ''],
  ])(
    'because it is %s in the folder of a site is refused, and no new one is made',
    async (_state, text) => {
      const dataDir = testFolder()
      writeFileSync(join(dataDir, 'staff.key'), 'x'.repeat(43))
      if (text !== null) writeFileSync(sqliteFile(dataDir), text)
      expect(await runServer({ DATA_DIR: dataDir })).toEqual({
        code: 1,
        said:
          `${dataDir} holds staff.key of a site, but its database ${sqliteFile(dataDir)} is missing or empty. ` +
          'Put the database back from a backup (README, Back up). To begin a new site, set DATA_DIR to an empty folder.',
      })
      expect(existsSync(sqliteFile(dataDir))).toBe(text !== null)
    },
  )

  test('because it is a text is named, with what to do', async () => {
    const dataDir = testFolder()
    writeFileSync(sqliteFile(dataDir), 'These are the minutes of the meeting. '.repeat(400))
    const { code, said } = await runServer({ DATA_DIR: dataDir })
    expect(said).toContain(`The database ${sqliteFile(dataDir)} failed:`)
    expect(said).toContain('Restore it from a backup')
    expect(said).not.toContain('    at ')
    expect(code).toBe(1)
  })
})
