import { chmodSync, openSync, writeSync, closeSync, statSync, mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, sqliteFile } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { recordBackup } from '../../school/operations/backup/backup-state.server.ts'
import { keepSeenAt } from '../../school/operations/dashboard/seen-at.server.ts'
import { checkPush } from '../../scripts/doctor/check-services.ts'
import { readEnvironment } from '../../server/environment.ts'
import { backupPassphrase } from '../helpers/backups.ts'
import { startBrokenProxy } from '../helpers/broken-proxy.ts'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { freePort } from '../helpers/postgres-server.ts'
import { isRoot, unprivileged } from '../helpers/release.ts'
import { runScript } from '../helpers/run-script.ts'
import { startTestSite } from '../helpers/site.ts'
import { startStandInMail } from '../helpers/stand-in-mail.ts'

/** Runs the command as an operator would, without asking the internet. */
async function examine(env: Record<string, string>, prefix: readonly string[] = []) {
  const { code, printed } = await runScript('scripts/doctor.ts', ['--offline'], env, prefix)
  return { code, lines: printed.trim().split('\n') }
}

/** A folder of this test, closed to other accounts. */
function folder() {
  const made = makeTestFolder('doctor')
  onTestFinished(() => removeTestFolder(made))
  return made
}

/** A folder with a migrated SQLite database, which a test changes. */
async function siteFolder(change: (database: Awaited<ReturnType<typeof openDatabase>>) => unknown) {
  const dataDir = folder()
  const database = await openDatabase({ dataDir })
  await migrate(database)
  await change(database)
  await database.destroy()
  return { DATA_DIR: dataDir }
}

async function startSite() {
  const site = await startTestSite()
  onTestFinished(site.stop)
  return { site, env: { DATA_DIR: site.dataDir, PORT: String(site.port) } }
}

const line = (start: string) => expect.arrayContaining([expect.stringContaining(start)]) as string[]

describe('npm run doctor', () => {
  test('finds nothing to put right in a site that runs', async () => {
    const { env } = await startSite()
    const { code, lines } = await examine(env)
    expect(lines).toEqual(line('ok     Database: The SQLite file is whole'))
    expect(lines).toEqual(line('ok     Disk: '))
    expect(lines).toEqual(line('ok     Clock: '))
    expect(lines).toEqual(line('ok     Proxy: The site is reached without a proxy'))
    expect(lines).toEqual(line('look   Backups: The site makes none by itself.'))
    expect(code).toBe(0)
  })

  test('says how it is used', async () => {
    expect(await runScript('scripts/doctor.ts', ['--help'], {})).toMatchObject({ code: 0 })
    expect(await runScript('scripts/doctor.ts', ['--cure'], {})).toMatchObject({ code: 2 })
  })

  test('names a setting that is wrong or misspelled, and secrets that anyone could guess', async () => {
    const wrong = await examine({ DATA_DIR: folder(), PORT: 'eighty' })
    expect(wrong).toMatchObject({ code: 1, lines: line('fault  Environment: ') })
    expect(wrong.lines[0]).toContain('PORT must be a number')
    const { lines } = await examine({
      DATA_DIR: folder(),
      SMPT_URL: 'smtp://localhost',
      METRICS_TOKEN: 'aaaaaaaaaaaaaaaaaaaa',
      PUBLIC_ORIGIN: 'http://dyci.example',
    })
    expect(lines).toEqual(line('look   Environment: SMPT_URL is not used. If you mean SMTP_URL'))
    expect(lines).toEqual(line('fault  Secrets: METRICS_TOKEN is easy to guess.'))
    expect(lines).toEqual(line('fault  Environment: PUBLIC_ORIGIN is http://dyci.example'))
  })

  test('finds a data folder that other accounts may read', async () => {
    const { DATA_DIR } = await siteFolder(() => undefined)
    chmodSync(DATA_DIR, 0o755)
    expect(await examine({ DATA_DIR })).toMatchObject({
      code: 1,
      lines: line(`fault  Permissions: Other accounts may read ${DATA_DIR}. Run: chmod`),
    })
  })

  test.skipIf(!isRoot)('finds a data folder that this account may not write to', async () => {
    const DATA_DIR = folder()
    chmodSync(DATA_DIR, 0o711)
    const inside = `${DATA_DIR}/data`
    mkdirSync(inside, { mode: 0o755 })
    expect(await examine({ DATA_DIR: inside }, unprivileged)).toMatchObject({
      code: 1,
      lines: line(`fault  Permissions: This account may not write to ${inside}`),
    })
  })

  test('finds a damaged database', async () => {
    const env = await siteFolder(async (database) => {
      await sql`create table filler (text text)`.execute(database)
      await sql`insert into filler values (${'x'.repeat(400_000)})`.execute(database)
      await sql`create index by_text on filler (text)`.execute(database)
      await sql`pragma wal_checkpoint(truncate)`.execute(database)
    })
    const path = sqliteFile(env.DATA_DIR)
    const file = openSync(path, 'r+')
    writeSync(file, Buffer.alloc(8_192, 0xff), 0, 8_192, statSync(path).size - 12_288)
    closeSync(file)
    expect(await examine(env)).toMatchObject({ code: 1, lines: line('fault  Database: ') })
  })

  test('finds the database of a newer version, and says that the next start upgrades an older one', async () => {
    const newer = await siteFolder((database) =>
      sql`insert into kysely_migration values ('9999-later', '2099')`.execute(database),
    )
    expect(await examine(newer)).toMatchObject({ code: 1, lines: line('(9999-later)') })
    const dataDir = folder()
    const database = await openDatabase({ dataDir })
    await migrate(database, { to: '0002-reference' })
    await database.destroy()
    expect(await examine({ DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      lines: line('look   Database: The next start brings it up to date'),
    })
  })

  test('finds a PostgreSQL that does not answer', async () => {
    const DATABASE_URL = `postgres://x:y@127.0.0.1:${await freePort()}/site`
    expect(await examine({ DATA_DIR: folder(), DATABASE_URL })).toMatchObject({
      code: 1,
      lines: line('fault  Database: '),
    })
  })

  test.each(emptyDatabases())('finds a clock that is behind, with %s', async (_, makeEmpty) => {
    const settings = await makeEmpty()
    const database = await openDatabase(settings)
    await migrate(database)
    await keepSeenAt(database, Date.now() + 3_600_000)
    await database.destroy()
    const { dataDir, databaseUrl } = settings
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    expect(await examine(env)).toMatchObject({ code: 1, lines: line('fault  Clock: It is 3') })
  })

  test('signs in to the mail server', async () => {
    const mail = await startStandInMail()
    onTestFinished(mail.stop)
    const env = { DATA_DIR: folder(), MAIL_FROM: 'a@dyci.example' }
    const { lines } = await examine({ ...env, SMTP_URL: mail.url })
    expect(lines).toEqual(line('ok     Mail: '))
    expect(mail.mails).toEqual([])
    const gone = await examine({ ...env, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
    expect(gone).toMatchObject({ code: 1, lines: line('fault  Mail: ') })
  })

  test('compares what the proxy adds with TRUST_PROXY', async () => {
    const { site, env } = await startSite()
    const proxyOf = async (added: Record<string, string>) => {
      const proxy = await startBrokenProxy(site.port, added)
      onTestFinished(proxy.stop)
      return proxy.origin
    }
    const naming = await proxyOf({ 'x-forwarded-for': '192.0.2.7' })
    const silent = await proxyOf({})
    const judge = async (PUBLIC_ORIGIN: string, TRUST_PROXY: string) =>
      (await examine({ ...env, PUBLIC_ORIGIN, TRUST_PROXY })).lines
    expect(await judge(naming, '1')).toEqual(line('ok     Proxy: '))
    expect(await judge(naming, '0')).toEqual(line('fault  Proxy: A proxy answers'))
    expect(await judge(silent, '1')).toEqual(line('adds no X-Forwarded-For'))
    const nothing = `http://127.0.0.1:${await freePort()}`
    expect(await judge(nothing, '1')).toEqual(line('cannot be reached from here'))
  })

  test('says why the last backup failed, and that a broken disk would take both', async () => {
    const env = await siteFolder((database) =>
      recordBackup(database, 'There was no room.', Date.now()),
    )
    const { code, lines } = await examine({
      ...env,
      BACKUP_EVERY: '24',
      BACKUP_PASSPHRASE: backupPassphrase,
    })
    expect(lines).toEqual(line('fault  Backups: The last one failed: There was no room.'))
    expect(lines).toEqual(line('is on the disk of the data'))
    expect(code).toBe(1)
  })

  test('tries to reach push services', async () => {
    const service = createServer()
    service.listen(0, '127.0.0.1')
    await once(service, 'listening')
    onTestFinished(() => void service.close())
    const here = `https://127.0.0.1:${(service.address() as AddressInfo).port}`
    const gone = `https://127.0.0.1:${await freePort()}`
    const environment = readEnvironment({ PUBLIC_ORIGIN: 'https://dyci.example' })
    expect(await checkPush(environment, [here, gone])).toMatchObject([
      { level: 'ok' },
      { level: 'fault' },
    ])
  })
})
