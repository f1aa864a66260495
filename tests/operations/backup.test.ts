import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { openDatabase, type DatabaseSettings } from '../../db/database.ts'
import { decryptSecret, encryptSecret } from '../../school/staff/accounts/secret-key.server.ts'
import { getPage } from '../helpers/api.ts'
import { backup, environmentOf, readAll, restore, testFolder } from '../helpers/backups.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { withDatabase } from '../helpers/site-content.ts'
import { patience } from '../helpers/patience.ts'
import { runScript } from '../helpers/run-script.ts'
import { startTestSite } from '../helpers/site.ts'
import { signInAs } from '../helpers/staff.ts'

/** Timeout of several commands, each a process that makes a key, in milliseconds. */
const timeout = 120_000 * patience

/** Makes a site with starter content, a staff member and a secret of the key. */
async function makeSite(settings: DatabaseSettings & { dataDir: string }) {
  const seeded = await runScript('scripts/seed.ts', [], environmentOf(settings))
  expect(seeded).toMatchObject({ code: 0 })
  return withDatabase(settings, async (database) => {
    await signInAs(database, 'administrator')
    const secret = await encryptSecret(settings.dataDir, 'of the phone')
    await database.updateTable('staff').set({ totp_secret: secret }).execute()
    // The next id is not the one after the highest row.
    const { rows } = await sql<{ id: number }>`
      insert into subscription (channel, address, address_key, levels, language, token_hash, created_at)
      values ('email', 'a@dyci.example', 'k', '[]', 'en', 'h', 1) returning id`.execute(database)
    await database.deleteFrom('subscription').execute()
    return rows[0]?.id
  })
}

const engines = emptyDatabases()
const ways = engines.flatMap(([from, makeFrom]) =>
  engines.map(([to, makeTo]) => ({ from, to, makeFrom, makeTo })),
)

describe('a backup', { timeout }, () => {
  test.each(ways)(
    'of $from is restored into $to, every row, counter and secret of it, once',
    async ({ makeFrom, makeTo }) => {
      const from = await makeFrom()
      const deletedId = await makeSite(from)
      const file = join(testFolder(), 'site.tar.age')
      expect(await backup(from, file, '--without-test')).toMatchObject({ code: 0 })
      const bytes = readFileSync(file, 'latin1')
      expect(bytes).toMatch(/^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} 17\n/)
      expect(bytes).not.toContain('dyci.example')

      const to = await makeTo()
      expect(await restore(to, file)).toMatchObject({ code: 0 })
      const restored = await readAll(to)
      expect(restored).toEqual(await readAll(from))
      expect(restored.counters.subscription).toBe(deletedId)
      await withDatabase(to, async (database) => {
        const { totp_secret: secret } = await database
          .selectFrom('staff')
          .select('totp_secret')
          .executeTakeFirstOrThrow()
        expect(await decryptSecret(to.dataDir, secret ?? '')).toBe('of the phone')
        const words = await database.selectFrom('search_word').select('word').execute()
        expect(words.length).toBeGreaterThan(500)
      })

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
    const file = join(testFolder(), 'next.tar.age')
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
      const { code, printed: why } = await restore(settings, join(folder, 'site.tar.age'))
      if (code !== 0) throw new Error(why)
    }
    const { rows } = await readAll(settings)
    expect([rows.staff, rows.entry]).toEqual([before.rows.staff, before.rows.entry])
  })
})

// Files that are cut off, changed or no backup: school/operations/backup/open-backup.test.ts.
describe('a restore refuses', { timeout }, () => {
  let file: string
  beforeEach(async () => {
    const dataDir = testFolder()
    await runScript('scripts/seed.ts', [], { DATA_DIR: dataDir })
    file = join(dataDir, 'site.tar.age')
    await backup({ dataDir }, file, '--without-test')
  })

  test.runIf(inject('postgres'))(
    'to replace a database that a site still uses, and to touch one of another program',
    async () => {
      const to = (await engines[1]?.[1]()) ?? { dataDir: '' }
      const running = await openDatabase(to)
      // An idle connection would be closed after a while.
      const used = await running.connection().execute(async (held) => {
        await sql`select 1`.execute(held)
        return restore(to, file)
      })
      await sql`create table payroll (id integer)`.execute(running)
      await running.destroy()
      expect(used.printed).toContain('Stop the site on every node first')
      expect(used.code).toBe(1)
      const { code, printed } = await restore(to, file, '--yes')
      expect(printed).toContain('tables of another program (payroll)')
      expect(code).toBe(1)
    },
  )

  test('another passphrase, and leaves nothing behind', async () => {
    const dataDir = join(testFolder(), 'data')
    const env = { DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'not the right one' }
    const { code, printed } = await runScript('scripts/restore.ts', [file], env)
    expect(printed).toContain('The passphrase is wrong')
    expect(printed.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
    expect(existsSync(dataDir) ? readdirSync(dataDir) : []).toEqual([])
  })

  test('to let a site start on a half of it', async () => {
    const dataDir = testFolder()
    await restore({ dataDir }, file)
    copyFileSync(join(dataDir, 'site.sqlite'), join(dataDir, 'restore-unfinished.txt'))
    await expect(startTestSite({ DATA_DIR: dataDir })).rejects.toThrow('was interrupted')
    expect(await restore({ dataDir }, file, '--yes')).toMatchObject({ code: 0 })
    const site = await siteOfTest({ DATA_DIR: dataDir })
    expect((await getPage(site, '/')).status).toBe(200)
  })
})

test.each(['scripts/backup.ts', 'scripts/restore.ts'])(
  '%s takes one file, and needs a passphrase',
  async (script) => {
    for (const wrong of [[], ['a', 'b']])
      expect(await runScript(script, wrong, {})).toMatchObject({ code: 2 })
    const withoutPassphrase = await runScript(script, ['a'], { DATA_DIR: testFolder() })
    expect(withoutPassphrase.code).toBe(1)
    expect(withoutPassphrase.printed).toContain('Set BACKUP_PASSPHRASE')
  },
)
