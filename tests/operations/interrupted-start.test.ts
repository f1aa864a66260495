import { once } from 'node:events'
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, sqliteFile, type DatabaseSettings } from '../../db/database.ts'
import { starterNews } from '../../content/news/starter-news.ts'
import { getArticles } from '../helpers/api.ts'
import { makeTestFolder, removeTestFolder, startProcess } from '../helpers/clean-up.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { makeOlderDatabase, olderArticles } from '../helpers/older-database.ts'
import { patience } from '../helpers/patience.ts'
import { runServer } from '../helpers/server-run.ts'
import { startTestSite } from '../helpers/site.ts'

const root = resolve(import.meta.dirname, '../..')
const timeout = 120_000 * patience

const environmentOf = ({ dataDir, databaseUrl }: DatabaseSettings): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
})

/** Starts the product, which kills itself before the first statement that holds this text. */
async function killStart(settings: DatabaseSettings, statement: string) {
  const killer = join(root, 'tests/helpers/kill-at-statement.ts')
  const child = startProcess(
    join(root, 'node_modules/.bin/node'),
    ['--import', killer, 'server.ts'],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: '0',
        ...environmentOf(settings),
        KILL_AT_STATEMENT: statement,
      },
      stdio: 'ignore',
    },
  )
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
}

// Many more moments: tests/api/power-cut.test.ts.
describe.each(emptyDatabases())('a start that is killed (%s)', (engine, makeEmpty) => {
  test(
    'while it adds the starter content is followed by one that makes the whole site',
    async () => {
      const settings = await makeEmpty()
      await killStart(settings, 'insert into "entry_slug"')
      const site = await startTestSite(environmentOf(settings))
      onTestFinished(site.stop)
      expect((await getArticles(site)).total).toBe(starterNews.length)
      expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
    },
    timeout,
  )

  test(
    'in the middle of an upgrade leaves the older database, which the next one brings up to date',
    async () => {
      const settings = await makeEmpty()
      await makeOlderDatabase(settings)
      await killStart(settings, 'create table "fact"')
      const database = await openDatabase(settings)
      const tables = (await database.introspection.getTables()).map(({ name }) => name)
      const damage =
        engine === 'SQLite'
          ? (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database)).rows
          : []
      await database.destroy()
      expect(tables).not.toContain('staff')
      expect(damage).toEqual(engine === 'SQLite' ? [{ integrity_check: 'ok' }] : [])

      const site = await startTestSite(environmentOf(settings))
      onTestFinished(site.stop)
      expect((await getArticles(site)).total).toBe(olderArticles)
      const found = await fetch(`${site.origin}/search?q=carabao`)
      expect(await found.text()).toContain(`/dycian-news/carabao-${olderArticles}`)
    },
    timeout,
  )

  test(
    'is not needed: several starts at once all serve, on an empty database and on one that is ready',
    async () => {
      const settings = await makeEmpty()
      for (let round = 0; round < 2; round += 1) {
        const sites = await Promise.all(
          Array.from({ length: 4 }, () => startTestSite(environmentOf(settings))),
        )
        for (const site of sites) onTestFinished(site.stop)
        const seeded = sites
          .flatMap(({ log }) => log)
          .filter((line) => line.includes('starter entries were added'))
        expect(seeded).toHaveLength(round === 0 ? 1 : 0)
        for (const site of sites) expect((await getArticles(site)).total).toBe(starterNews.length)
        await Promise.all(sites.map((site) => site.stop()))
      }
    },
    timeout,
  )
})

describe('an upgrade of a SQLite database', () => {
  test('copies it first, says where to, and does so once', async () => {
    const dataDir = makeTestFolder('upgrade')
    onTestFinished(() => removeTestFolder(dataDir))
    await makeOlderDatabase({ dataDir })
    const copy = join(dataDir, 'before-0003.sqlite')
    const site = await startTestSite({ DATA_DIR: dataDir })
    onTestFinished(site.stop)
    expect(site.log[0]).toBe(`The database was copied to ${copy} before it was brought up to date.`)
    await site.stop()

    const copied = makeTestFolder('copied')
    onTestFinished(() => removeTestFolder(copied))
    copyFileSync(copy, sqliteFile(copied))
    const database = await openDatabase({ dataDir: copied })
    const tables = (await database.introspection.getTables()).map(({ name }) => name)
    expect(tables).not.toContain('staff')
    const rows = await database.selectFrom('entry').select('id').execute()
    await database.destroy()
    expect(rows).toHaveLength(olderArticles)

    const again = await startTestSite({ DATA_DIR: dataDir })
    onTestFinished(again.stop)
    expect(again.log.join('\n')).not.toContain('copied')
    expect(readdirSync(dataDir).filter((name) => name.startsWith('before-'))).toEqual([
      'before-0003.sqlite',
    ])
  })
})

describe('a database that cannot be used', () => {
  test('because a newer version made it is refused with that sentence', async () => {
    const dataDir = makeTestFolder('newer')
    onTestFinished(() => removeTestFolder(dataDir))
    await (await startTestSite({ DATA_DIR: dataDir })).stop()
    const database = await openDatabase({ dataDir })
    await sql`insert into kysely_migration (name, timestamp) values ('0999-later', '2030-01-01T00:00:00.000Z')`.execute(
      database,
    )
    await database.destroy()
    const { code, said } = await runServer({ DATA_DIR: dataDir })
    expect(said).toBe(
      'A newer version of the product made this database (0999-later). ' +
        'Start that version, or restore a copy that was made before the upgrade. Nothing was changed.',
    )
    expect(code).toBe(1)
  })

  test.each([
    ['missing', null],
    ['empty', ''],
  ])(
    'because it is %s in the folder of a site is refused, and no new one is made',
    async (_state, text) => {
      const dataDir = makeTestFolder('used')
      onTestFinished(() => removeTestFolder(dataDir))
      writeFileSync(join(dataDir, 'staff.key'), 'x'.repeat(43))
      if (text !== null) writeFileSync(sqliteFile(dataDir), text)
      const { code, said } = await runServer({ DATA_DIR: dataDir })
      expect(said).toBe(
        `${dataDir} holds staff.key of a site, but its database ${sqliteFile(dataDir)} is missing or empty. ` +
          'Put the database back from a backup (README, Back up). To begin a new site, set DATA_DIR to an empty folder.',
      )
      expect(code).toBe(1)
      expect(existsSync(sqliteFile(dataDir))).toBe(text !== null)
    },
  )

  test.each([
    ['a text', 'These are the minutes of the meeting. '.repeat(400)],
    ['half a header', 'SQLite format 3\0'],
  ])('because it is %s is named, with what to do', async (_what, text) => {
    const dataDir = makeTestFolder('damaged')
    onTestFinished(() => removeTestFolder(dataDir))
    writeFileSync(sqliteFile(dataDir), text)
    const { code, said } = await runServer({ DATA_DIR: dataDir })
    expect(said).toContain(`The database ${sqliteFile(dataDir)} failed:`)
    expect(said).toContain('Restore it from a backup')
    expect(said).not.toContain('    at ')
    expect(code).toBe(1)
  })
})
