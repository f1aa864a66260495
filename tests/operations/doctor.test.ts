import { chmodSync, openSync, writeSync, closeSync, statSync, mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sqliteFile, type Database } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { recordBackup } from '../../school/operations/backup/backup-state.server.ts'
import { keepSeenAt } from '../../school/operations/dashboard/seen-at.server.ts'
import { checkPush } from '../../scripts/doctor/check-network.ts'
import { readEnvironment } from '../../server/environment.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { withDatabase } from '../helpers/site-content.ts'
import { backupPassphrase, environmentOf, testFolder } from '../helpers/backups.ts'
import { startBrokenProxy } from '../helpers/broken-proxy.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { freePort } from '../helpers/postgres-server.ts'
import { isRoot, unprivileged } from '../helpers/release.ts'
import { runScript } from '../helpers/run-script.ts'
import { startStandInMail } from '../helpers/stand-in-mail.ts'

/** Runs the command as an operator would, without asking the internet. */
async function examine(env: Record<string, string>, prefix: readonly string[] = []) {
  const { code, printed } = await runScript('scripts/doctor.ts', ['--offline'], env, prefix)
  return { code, lines: printed.trim().split('\n') }
}

/** A folder with a SQLite database of some version, which a test changes. */
async function siteFolder(change?: (database: Database) => Promise<unknown>, to?: string) {
  const dataDir = testFolder()
  await withDatabase({ dataDir }, async (database) => {
    await migrate(database, to === undefined ? {} : { to })
    await change?.(database)
  })
  return { DATA_DIR: dataDir }
}

async function startSite() {
  const site = await siteOfTest()
  return { site, env: { DATA_DIR: site.dataDir, PORT: String(site.port) } }
}

/** Examines a site, and expects lines that contain texts. */
async function expectLines(env: Record<string, string>, ...texts: string[]) {
  const { code, lines } = await examine(env)
  for (const text of texts) expect(lines).toContainEqual(expect.stringContaining(text))
  return code
}

const silent = async () => `127.0.0.1:${await freePort()}`

describe('npm run doctor', () => {
  test('finds nothing to put right in a site that runs', async () => {
    const { env } = await startSite()
    const code = await expectLines(
      env,
      'ok     Database: The SQLite file is whole',
      'ok     Disk: ',
      'ok     Clock: ',
      'ok     Proxy: The site is reached without a proxy',
      'look   Backups: The site makes none by itself.',
      'look   Contact: Visitors do not find: phone number, e-mail address, office hours.',
    )
    expect(code).toBe(0)
  })

  test('names a setting that is wrong or misspelled, and secrets that anyone could guess', async () => {
    const wrong = { DATA_DIR: testFolder(), PORT: 'eighty' }
    expect(await expectLines(wrong, 'fault  Environment: ', 'PORT must be a number')).toBe(1)
    await expectLines(
      {
        DATA_DIR: testFolder(),
        SMPT_URL: 'smtp://localhost',
        METRICS_TOKEN: 'aaaaaaaaaaaaaaaaaaaa',
        PUBLIC_ORIGIN: 'http://dyci.example',
      },
      'look   Environment: SMPT_URL is not used. If you mean SMTP_URL',
      'fault  Secrets: METRICS_TOKEN is easy to guess.',
      'fault  Environment: PUBLIC_ORIGIN is http://dyci.example',
    )
  })

  test('finds a data folder that other accounts may read', async () => {
    const env = await siteFolder()
    chmodSync(env.DATA_DIR, 0o755)
    const fault = `fault  Permissions: Other accounts may read ${env.DATA_DIR}. Run: chmod`
    expect(await expectLines(env, fault)).toBe(1)
  })

  test.skipIf(!isRoot)('finds a data folder that this account may not write to', async () => {
    const DATA_DIR = testFolder()
    chmodSync(DATA_DIR, 0o711)
    const inside = `${DATA_DIR}/data`
    mkdirSync(inside, { mode: 0o755 })
    const { code, lines } = await examine({ DATA_DIR: inside }, unprivileged)
    const fault = `fault  Permissions: This account may not write to ${inside}`
    expect(lines).toContainEqual(expect.stringContaining(fault))
    expect(code).toBe(1)
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
    expect(await expectLines(env, 'fault  Database: ')).toBe(1)
  })

  test('finds the database of a newer version, and says that the next start upgrades an older one', async () => {
    const newer = await siteFolder((database) =>
      sql`insert into kysely_migration values ('9999-later', '2099')`.execute(database),
    )
    expect(await expectLines(newer, '(9999-later)')).toBe(1)
    const older = await siteFolder(undefined, '0013-version-0.2.0')
    const look = 'look   Database: The next start brings it up to date'
    expect(await expectLines(older, look)).toBe(0)
  })

  test('finds a PostgreSQL and a mail server that do not answer', async () => {
    const env = {
      DATA_DIR: testFolder(),
      DATABASE_URL: `postgres://x:y@${await silent()}/site`,
      MAIL_FROM: 'a@dyci.example',
      SMTP_URL: `smtp://${await silent()}`,
    }
    expect(await expectLines(env, 'fault  Database: ', 'fault  Mail: ')).toBe(1)
  })

  test('signs in to the mail server, and sends nothing', async () => {
    const mail = await startStandInMail()
    onTestFinished(mail.stop)
    const env = { DATA_DIR: testFolder(), MAIL_FROM: 'a@dyci.example', SMTP_URL: mail.url }
    await expectLines(env, 'ok     Mail: ')
    expect(mail.mails).toEqual([])
  })

  test.each(emptyDatabases())('finds a clock that is behind, with %s', async (_, makeEmpty) => {
    const settings = await makeEmpty()
    await withDatabase(settings, async (database) => {
      await migrate(database)
      await keepSeenAt(database, Date.now() + 3_600_000)
    })
    expect(await expectLines(environmentOf(settings), 'fault  Clock: It is 3')).toBe(1)
  })

  test('compares what the proxy adds with TRUST_PROXY', async () => {
    const { site, env } = await startSite()
    const proxyOf = async (added: Record<string, string>) => {
      const proxy = await startBrokenProxy(site.port, added)
      onTestFinished(proxy.stop)
      return proxy.origin
    }
    const naming = await proxyOf({ 'x-forwarded-for': '192.0.2.7' })
    for (const [PUBLIC_ORIGIN, TRUST_PROXY, text] of [
      [naming, '1', 'ok     Proxy: '],
      [naming, '0', 'fault  Proxy: A proxy answers'],
      [await proxyOf({}), '1', 'adds no X-Forwarded-For'],
      [`http://${await silent()}`, '1', 'cannot be reached from here'],
    ] as const) {
      const { lines } = await examine({ ...env, PUBLIC_ORIGIN, TRUST_PROXY })
      expect(lines).toContainEqual(expect.stringContaining(text))
    }
  })

  test('says why the last backup failed, and that a broken disk would take both', async () => {
    const env = await siteFolder((database) =>
      recordBackup(database, 'There was no room.', Date.now()),
    )
    const code = await expectLines(
      { ...env, BACKUP_EVERY: '24', BACKUP_PASSPHRASE: backupPassphrase },
      'fault  Backups: The last one failed: There was no room.',
      'is on the disk of the data',
    )
    expect(code).toBe(1)
  })

  test('tries to reach push services', async () => {
    const service = createServer().listen(0, '127.0.0.1')
    await once(service, 'listening')
    onTestFinished(() => void service.close())
    const here = `https://127.0.0.1:${(service.address() as AddressInfo).port}`
    const environment = readEnvironment({ PUBLIC_ORIGIN: 'https://dyci.example' })
    const levels = []
    for await (const { level } of checkPush(environment, [here, `https://${await silent()}`]))
      levels.push(level)
    expect(levels).toEqual(['ok', 'fault'])
  })
})
