import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import type { DatabaseSettings } from '../../db/database.ts'
import { decryptSecret, encryptSecret } from '../../school/staff/accounts/secret-key.server.ts'
import { backup, environmentOf, restore, testFolder } from '../helpers/backups.ts'
import { emptyPostgres, siteOfTest, startNode } from '../helpers/nodes.ts'
import { withDatabase } from '../helpers/site-content.ts'
import { patience } from '../helpers/patience.ts'
import { runScript, runServer } from '../helpers/run-script.ts'

const timeout = 90_000 * patience

const secretKey = 'kept-by-the-operator-in-the-environment-0001'

const keyIn = (dataDir: string) => readFileSync(join(dataDir, 'staff.key'), 'utf8')

/** Makes a data folder that holds a key. */
function folderWith(key: string) {
  const dataDir = testFolder()
  writeFileSync(join(dataDir, 'staff.key'), key)
  return dataDir
}

/** Reads the key that the database of a site holds; `undefined` when it knows none at all. */
async function keyOf(settings: DatabaseSettings) {
  const row = await withDatabase(settings, (database) =>
    database.selectFrom('site_key').select('key').executeTakeFirst(),
  )
  return row?.key
}

describe.runIf(inject('postgres'))('the key of nodes on PostgreSQL', { timeout }, () => {
  test('is shared without a disk: what one encrypts the other reads', async () => {
    const databaseUrl = await emptyPostgres()
    const [a, b] = [await startNode(databaseUrl), await startNode(databaseUrl)]
    const encrypted = await encryptSecret(a.dataDir, 'of the phone')
    expect(await decryptSecret(b.dataDir, encrypted)).toBe('of the phone')
  })

  test('is the one that the first node had already, and replaces another one, which is kept', async () => {
    const databaseUrl = await emptyPostgres()
    const first = await startNode(databaseUrl, { DATA_DIR: folderWith('a'.repeat(43)) })
    expect(await keyOf(first)).toBe('a'.repeat(43))
    const second = await startNode(databaseUrl, { DATA_DIR: folderWith('b'.repeat(43)) })
    expect(keyIn(second.dataDir)).toBe('a'.repeat(43))
    const kept = readdirSync(second.dataDir).find((name) => name.startsWith('staff.key.')) ?? ''
    expect(readFileSync(join(second.dataDir, kept), 'utf8')).toBe('b'.repeat(43))
    expect(second.log.join('\n')).toContain(`It was replaced, and is kept as`)
  })

  test('goes to SECRET_KEY when that is its value, and back when it is not set any more', async () => {
    const databaseUrl = await emptyPostgres()
    const first = await startNode(databaseUrl)
    const key = keyIn(first.dataDir)
    const doctor = () => runScript('scripts/doctor.ts', ['--offline'], environmentOf(first))
    expect((await doctor()).printed).toContain('look   Secrets: Their key is in the database')
    await first.stop()
    const { stop } = await startNode(databaseUrl, { DATA_DIR: first.dataDir, SECRET_KEY: key })
    expect(await keyOf(first)).toBeNull()
    expect((await doctor()).printed).not.toContain('in the database:')

    const wrong = await runServer({ DATABASE_URL: databaseUrl, SECRET_KEY: secretKey })
    expect(wrong.said).toMatch(/^The secrets of this site are encrypted with another key/)
    const without = await runServer({ DATABASE_URL: databaseUrl })
    expect(without.said).toContain('encrypted with a SECRET_KEY that is not set')
    expect([wrong.code, without.code]).toEqual([1, 1])
    const elsewhere = { dataDir: testFolder(), databaseUrl }
    const lost = await backup(elsewhere, join(testFolder(), 'site.tar.age'), '--without-test')
    expect(lost.code).not.toBe(0)
    expect(lost.printed).toContain('Run this with the DATA_DIR of a node of the site')
    await stop()

    await startNode(databaseUrl, { DATA_DIR: first.dataDir })
    expect(await keyOf(first)).toBe(key)
    const file = join(testFolder(), 'site.tar.age')
    expect(await backup(elsewhere, file, '--without-test')).toMatchObject({ code: 0 })
    const to = { dataDir: testFolder() }
    expect(await restore(to, file)).toMatchObject({ code: 0 })
    expect(keyIn(to.dataDir)).toBe(key)
  })

  test('comes with a restored backup, also to nodes that had another one', async () => {
    const from = await siteOfTest({ DATA_DIR: testFolder() })
    const encrypted = await encryptSecret(from.dataDir, 'of the phone')
    const file = join(testFolder(), 'site.tar.age')
    expect(await backup(from, file, '--without-test')).toMatchObject({ code: 0 })
    const databaseUrl = await emptyPostgres()
    const a = await startNode(databaseUrl)
    const b = await startNode(databaseUrl)
    await a.stop()
    await b.stop()
    expect(await restore(a, file, '--yes')).toMatchObject({ code: 0 })
    await startNode(databaseUrl, { DATA_DIR: b.dataDir })
    expect(await decryptSecret(b.dataDir, encrypted)).toBe('of the phone')
    expect(await decryptSecret(a.dataDir, encrypted)).toBe('of the phone')
  })
})

describe('the key of a site on SQLite', { timeout }, () => {
  test('is SECRET_KEY from the first start on, and no other one later', async () => {
    const dataDir = testFolder()
    const site = await siteOfTest({ DATA_DIR: dataDir, SECRET_KEY: secretKey })
    expect(keyIn(dataDir)).toBe(secretKey)
    expect(await keyOf(site)).toBeUndefined()
    await site.stop()
    const wrong = await runServer({ DATA_DIR: dataDir, SECRET_KEY: `${secretKey}2` })
    expect(wrong.code).toBe(1)
    expect(wrong.said).toContain('Set SECRET_KEY to the content of staff.key in DATA_DIR')
    expect(keyIn(dataDir)).toBe(secretKey)
    rmSync(join(dataDir, 'staff.key'))
    await siteOfTest({ DATA_DIR: dataDir, SECRET_KEY: secretKey })
    expect(keyIn(dataDir)).toBe(secretKey)
  })

  test('is made when it is first needed', async () => {
    const site = await siteOfTest({ SERVICE_WORKER: '0' })
    expect(readdirSync(site.dataDir)).not.toContain('staff.key')
  })
})
