import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase, type DatabaseSettings } from '../../db/database.ts'
import { withSnapshot } from '../../db/snapshot/take-snapshot.ts'
import { decryptSecret, encryptSecret } from '../../school/staff/accounts/secret-key.server.ts'
import { getPage } from '../helpers/api.ts'
import {
  backup,
  backupPassphrase,
  environmentOf,
  readAll,
  restore,
  testFolder,
} from '../helpers/backups.ts'
import { makeTestFolder } from '../helpers/clean-up.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { patience } from '../helpers/patience.ts'
import { runScript } from '../helpers/run-script.ts'
import { startTestSite } from '../helpers/site.ts'
import { signInAs } from '../helpers/staff.ts'

/** How long several commands, each a process that makes a key, may take, in milliseconds. */
const timeout = 120_000 * patience

/** Makes a site with starter content, a staff member and a secret of the key. */
async function makeSite(settings: DatabaseSettings & { dataDir: string }) {
  const seeded = await runScript('scripts/seed.ts', [], environmentOf(settings))
  expect(seeded).toMatchObject({ code: 0 })
  const database = await openDatabase(settings)
  const { staff } = await signInAs(database, 'administrator')
  await database
    .updateTable('staff')
    .set({ totp_secret: await encryptSecret(settings.dataDir, 'of the phone') })
    .where('id', '=', staff.id)
    .execute()
  // The next id is not the one after the highest row.
  const { id } = await database
    .insertInto('subscription')
    .values({
      channel: 'email',
      address: 'a@dyci.example',
      address_key: 'k',
      p256dh: null,
      auth: null,
      levels: '[]',
      language: 'en',
      token_hash: 'h',
      created_at: 1,
      confirmed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.deleteFrom('subscription').execute()
  await database.destroy()
  return { staffId: staff.id, deletedId: id }
}

const engines = emptyDatabases()
const ways = engines.flatMap(([from, makeFrom]) =>
  engines.map(([to, makeTo]) => ({ from, to, makeFrom, makeTo })),
)

describe('a backup', { timeout }, () => {
  test('is tested with PostgreSQL too', () => {
    expect(engines).toHaveLength(inject('postgres') ? 2 : 1)
  })

  test.each(ways)(
    'of $from is restored into $to, every row, counter and secret of it, once',
    async ({ makeFrom, makeTo }) => {
      const from = await makeFrom()
      const { staffId, deletedId } = await makeSite(from)
      const file = join(testFolder(), 'site.backup')
      expect(await backup(from, file, '--without-test')).toMatchObject({ code: 0 })
      expect(readFileSync(file).includes('dyci.example')).toBe(false)

      const to = await makeTo()
      const restored = await restore(to, file)
      expect(restored).toMatchObject({ code: 0 })
      expect(await readAll(to)).toEqual(await readAll(from))
      const database = await openDatabase(to)
      onTestFinished(() => database.destroy())
      const { totp_secret: secret } = await database
        .selectFrom('staff')
        .select('totp_secret')
        .where('id', '=', staffId)
        .executeTakeFirstOrThrow()
      expect(await decryptSecret(to.dataDir, secret ?? '')).toBe('of the phone')
      const words = await database.selectFrom('search_word').select('word').execute()
      expect(words.length).toBeGreaterThan(500)
      const { id } = await database
        .insertInto('printed_code')
        .values({
          code: 'x',
          label: 'x',
          target: '/',
          revision: 1,
          created_at: 1,
          created_by: 'x',
          changed_at: 1,
        })
        .returning('code as id')
        .executeTakeFirstOrThrow()
      expect(id).toBe('x')
      const { counters } = await withSnapshot(to, (snapshot) => Promise.resolve(snapshot))
      expect(counters.subscription).toBe(deletedId)

      const again = await restore(to, file)
      expect(again.code).toBe(1)
      expect(again.printed).toContain('With --yes it is replaced')
    },
  )

  test.each(engines)('of %s replaces a site only when told to, and keeps it', async (_, make) => {
    const [old, next] = [await make(), await make()]
    await makeSite(old)
    await makeSite(next)
    const before = await readAll(old)
    const file = join(testFolder(), 'next.backup')
    await backup(next, file, '--without-test')
    const replaced = await restore(old, file, '--yes')
    expect(replaced).toMatchObject({ code: 0 })
    expect(await readAll(old)).toEqual(await readAll(next))

    const kept = readdirSync(old.dataDir).find((name) => name.startsWith('before-restore-')) ?? ''
    const folder = join(old.dataDir, kept)
    expect(replaced.printed).toContain(folder)
    let settings: DatabaseSettings = { dataDir: folder }
    if (old.databaseUrl) {
      settings = { dataDir: testFolder() }
      const { code, printed: why } = await restore(settings, join(folder, 'site.backup'))
      if (code !== 0) throw new Error(why)
    }
    expect((await readAll(settings)).rows.staff).toEqual(before.rows.staff)
    expect((await readAll(settings)).rows.entry).toEqual(before.rows.entry)
  })
})

describe('a restore refuses', { timeout }, () => {
  const madeOnce = (async () => {
    const dataDir = makeTestFolder('backup-source')
    await runScript('scripts/seed.ts', [], { DATA_DIR: dataDir })
    const file = join(dataDir, 'site.backup')
    await backup({ dataDir }, file, '--without-test')
    return file
  })()

  test.runIf(inject('postgres'))('to touch a database of another program', async () => {
    const to = (await engines[1]?.[1]()) ?? { dataDir: '' }
    const database = await openDatabase(to)
    await sql`create table payroll (id integer)`.execute(database)
    await database.destroy()
    const { code, printed } = await restore(to, await madeOnce, '--yes')
    expect(printed).toContain('tables of another program (payroll)')
    expect(code).toBe(1)
  })

  test.runIf(inject('postgres'))('to replace a database that a site still uses', async () => {
    const to = (await engines[1]?.[1]()) ?? { dataDir: '' }
    const running = await openDatabase(to)
    const file = await madeOnce
    // An idle connection would be closed after a while.
    const { code, printed } = await running.connection().execute(async (held) => {
      await sql`select 1`.execute(held)
      return restore(to, file)
    })
    await running.destroy()
    expect(printed).toContain('Stop the site on every node first')
    expect(code).toBe(1)
  })

  test.each([
    ['another passphrase', 'The passphrase is wrong', (bytes: Buffer) => bytes],
    ['a file that is cut off', 'is cut off', (bytes: Buffer) => bytes.subarray(0, -1_000)],
    [
      'a file that is cut off at its beginning',
      'is cut off',
      (bytes: Buffer) => bytes.subarray(0, 30),
    ],
    [
      'a file without one of its chunks',
      'was changed or damaged',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 62), bytes.subarray(62 + 65_552)]),
    ],
    ['a file with a changed byte', 'was changed or damaged', flipped(40_000)],
    ['a file with a changed beginning', 'was changed or damaged', flipped(20)],
    ['another file', 'is not a backup of this site', () => Buffer.from('%PDF-1.7 and more')],
  ])('%s, and leaves nothing behind', async (what, sentence, change) => {
    const folder = testFolder()
    const file = join(folder, 'given.backup')
    writeFileSync(file, change(readFileSync(await madeOnce)))
    const dataDir = join(folder, 'data')
    const { code, printed } = await runScript('scripts/restore.ts', [file], {
      DATA_DIR: dataDir,
      BACKUP_PASSPHRASE: what === 'another passphrase' ? 'not the right one' : backupPassphrase,
    })
    expect(printed).toContain(sentence)
    expect(printed.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
    expect(existsSync(dataDir) ? readdirSync(dataDir) : []).toEqual([])
  })

  test('to let a site start on a half of it', async () => {
    const dataDir = testFolder()
    const file = await madeOnce
    await restore({ dataDir }, file)
    copyFileSync(join(dataDir, 'site.sqlite'), join(dataDir, 'restore-unfinished.txt'))
    await expect(startTestSite({ DATA_DIR: dataDir })).rejects.toThrow('was interrupted')
    expect(await restore({ dataDir }, file, '--yes')).toMatchObject({ code: 0 })
    const site = await startTestSite({ DATA_DIR: dataDir })
    onTestFinished(() => site.stop())
    expect((await getPage(site, '/')).status).toBe(200)
  })

  test.each(['scripts/backup.ts', 'scripts/restore.ts'])(
    'what %s does not understand, and says how it is used',
    async (script) => {
      expect(await runScript(script, ['--help'], {})).toMatchObject({
        code: 0,
        printed: expect.stringContaining('BACKUP_PASSPHRASE') as string,
      })
      for (const wrong of [[], ['a', 'b'], ['a', '--other']])
        expect(await runScript(script, wrong, {})).toMatchObject({ code: 2 })
      const withoutPassphrase = await runScript(script, ['a'], { DATA_DIR: testFolder() })
      expect(withoutPassphrase.code).toBe(1)
      expect(withoutPassphrase.printed).toContain('Set BACKUP_PASSPHRASE')
    },
  )
})

function flipped(at: number) {
  return (bytes: Buffer) => {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    return changed
  }
}
