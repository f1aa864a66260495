import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { backup, backupPassphrase, restore, testFolder } from '../helpers/backups.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { withDatabase, freshTitle, openSiteContent } from '../helpers/site-content.ts'
import { patience } from '../helpers/patience.ts'
import { makePhoto } from '../helpers/pictures.ts'
import { openSiteMedia, staffCalls } from '../helpers/staff-calls.ts'

/** Timeout of a backup and its test, in milliseconds. */
const timeout = 60_000 * patience

describe('a backup of a running site', { timeout: 2 * timeout }, () => {
  test('holds its pictures, passes its test, and serves them after a restore', async () => {
    const dataDir = testFolder()
    const site = await siteOfTest({ DATA_DIR: dataDir })
    const content = await openSiteContent(site)
    const title = freshTitle('Kept by the backup')
    const { slug } = await content.addArticle({ title })
    await content.close()
    const media = await openSiteMedia(site)
    const picture = await media.add(await (await makePhoto(640, 480)).jpeg().toBuffer(), 'gate.jpg')
    await media.replace(picture.id, await (await makePhoto(320, 240)).jpeg().toBuffer())
    const file = join(testFolder(), 'site.tar.age')
    const made = await backup({ dataDir }, file)
    expect(made).toMatchObject({
      code: 0,
      printed: expect.stringContaining('was restored into a scratch folder, and works') as string,
    })
    expect(readdirSync(dataDir).filter((name) => name.startsWith('backup-test'))).toEqual([])
    // An existing file is replaced only when told to.
    expect(await backup({ dataDir }, file)).toMatchObject({ code: 1 })

    const refused = await restore({ dataDir }, file, '--yes')
    expect(refused.code).toBe(1)
    expect(refused.printed).toContain('Stop it first')

    const copyDir = testFolder()
    expect(await restore({ dataDir: copyDir }, file)).toMatchObject({ code: 0 })
    const copy = await siteOfTest({ DATA_DIR: copyDir })
    expect((await getPage(copy, `/dycian-news/${slug}`)).text).toContain(title)
    const [before, after] = await Promise.all(
      [site, copy].map(async ({ origin }) => {
        const answer = await fetch(origin + picture.address)
        expect(answer.status).toBe(200)
        return Buffer.from(await answer.arrayBuffer())
      }),
    )
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true)
    const copied = await openSiteMedia(copy)
    expect(await copied.restoreVersion(picture.id, picture.version)).toMatchObject({ width: 640 })
    expect((await fetch(copy.origin + (picture.sources[0]?.avif ?? ''))).status).toBe(200)
  })

  test('is made by the site itself, by one of its processes, tested, and told on the dashboard', async () => {
    const folder = testFolder()
    const site = await siteOfTest({
      WORKERS: '2',
      BACKUP_PASSPHRASE: backupPassphrase,
      BACKUP_EVERY: '24',
      BACKUP_TO: folder,
    })
    const passed = () => site.log.filter((line) => line.includes('passed its restore test'))
    await expect.poll(passed, { timeout }).toHaveLength(1)
    expect(readdirSync(folder).filter((name) => name.endsWith('.tar.age'))).toHaveLength(1)
    const dashboardOf = async (role: 'administrator' | 'author') => {
      const { call } = await staffCalls(site, role)
      return (await call<{ backup: unknown }>('dashboard')).backup
    }
    expect(await dashboardOf('administrator')).toMatchObject({
      passedAt: expect.any(Number) as number,
      failedAt: null,
      isLate: false,
    })
    expect(await dashboardOf('author')).toBeNull()
    const row = await withDatabase(site, (database) =>
      database.selectFrom('backup_work').select('due_at').executeTakeFirstOrThrow(),
    )
    expect(row.due_at).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  })

  test('that cannot be written is told on the dashboard', async () => {
    const blocked = join(testFolder(), 'a-file')
    writeFileSync(blocked, '')
    const site = await siteOfTest({
      BACKUP_PASSPHRASE: backupPassphrase,
      BACKUP_EVERY: '1',
      BACKUP_TO: blocked,
    })
    const failed = () => site.log.filter((line) => line.includes('The backup failed'))
    await expect.poll(failed, { timeout }).toHaveLength(1)
    const row = await withDatabase(site, (database) =>
      database.selectFrom('backup_work').selectAll().executeTakeFirstOrThrow(),
    )
    expect(row).toMatchObject({
      done_at: null,
      failed_at: expect.any(Number) as number,
      problem: expect.stringContaining('a-file') as string,
    })
  })
})
