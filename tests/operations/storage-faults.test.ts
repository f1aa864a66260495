import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, fstatSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, sqliteFile } from '../../db/database.ts'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { patience } from '../helpers/patience.ts'
import { runServer } from '../helpers/server-run.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { signInAs } from '../helpers/staff.ts'

const timeLimit = 90_000 * patience
const cached = '/dycian-news'

async function openSite(settings: Record<string, string> = {}, prefix: readonly string[] = []) {
  const site = await startTestSite(settings, prefix)
  onTestFinished(site.stop)
  const database = await openDatabase({ dataDir: site.dataDir })
  const { token } = await signInAs(database, 'editor')
  await database.destroy()
  const save = (text = 'Text.') =>
    fetch(`${site.origin}/api/admin/entries/article`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        data: { title: 'Saved', content: `<p>${text}</p>`, category: 'Campus News' },
      }),
    })
  await statusOf(site, cached)
  return { site, save }
}

const statusOf = async (site: TestSite, path: string) => {
  const response = await fetch(site.origin + path)
  await response.arrayBuffer()
  return response.status
}

describe('a SQLite file that another program has locked', () => {
  test('delays only those who save, and refuses them in the end', async () => {
    const { site, save } = await openSite()
    const other = await openDatabase({ dataDir: site.dataDir })
    const { promise: unlocked, resolve: unlock } = Promise.withResolvers<void>()
    const { promise: isLocked, resolve: noteLocked } = Promise.withResolvers<void>()
    const locking = other.transaction().execute(() => {
      noteLocked()
      return unlocked
    })
    await isLocked
    const saves = Array.from({ length: 10 }, () => save())
    for (let time = 0; time < 20; time += 1) expect(await statusOf(site, cached)).toBe(200)
    expect(await statusOf(site, '/search?q=zzyzx')).toBe(200)
    for (const { status } of await Promise.all(saves)) expect(status).toBe(503)
    const refused = await save()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toEqual({
      error: 'The database is busy. Nothing was saved. Your text is kept. Try again in a moment.',
      reason: 'storage',
    })
    unlock()
    await locking
    await other.destroy()
    expect((await save()).status).toBe(201)
  })
})

/** Fills a file until the disk is full. */
function fill(file: string) {
  const handle = openSync(file, 'w')
  try {
    for (let bytes = 65_536; bytes >= 1;) {
      try {
        writeSync(handle, Buffer.alloc(bytes))
      } catch {
        bytes = Math.floor(bytes / 2)
      }
    }
  } finally {
    closeSync(handle)
  }
}

/**
 * Mounts a small disk where this account may; otherwise returns `null`, and the size of files is
 * limited instead.
 */
function mountSmallDisk(): string | null {
  const folder = makeTestFolder('disk')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    removeTestFolder(folder)
    console.info('A disk cannot be mounted here: the size of files is limited instead.')
    return null
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    removeTestFolder(folder)
  })
  return folder
}

describe('a full disk', () => {
  test(
    'refuses saves with a sentence and its cause in the log, shows pages, and is got over',
    { timeout: timeLimit },
    async () => {
      const disk = mountSmallDisk()
      const limit = ['sh', '-c', 'ulimit -f 24000; exec "$0" "$@"']
      const { site, save } = await openSite(
        disk === null ? {} : { DATA_DIR: disk },
        disk === null ? limit : [],
      )
      if (disk !== null) fill(join(disk, 'filler'))
      const large = 'Much to say. '.repeat(10_000)
      let refused = await save(large)
      let acknowledged = 0
      while (refused.status === 201 && acknowledged < 500) {
        acknowledged += 1
        refused = await save(large)
      }
      expect(refused.status).toBe(disk === null ? 503 : 507)
      expect(await refused.text()).toContain('Nothing was saved. Your text is kept.')
      const cause = disk === null ? /disk I\/O error/ : /database or disk is full/
      await expect.poll(() => site.log.join('\n')).toMatch(cause)
      expect(site.log.join('\n')).not.toContain('no transaction is active')
      expect(await statusOf(site, cached)).toBe(200)
      expect(await statusOf(site, '/dycian-news?page=3')).toBe(200)
      if (disk !== null) {
        rmSync(join(disk, 'filler'))
        refused = await save(large)
        acknowledged += 1
      }
      // Only a disk of the test's own can be freed again.
      expect(refused.status).toBe(disk === null ? 503 : 201)
      expect(await countSaved(site.dataDir)).toBe(acknowledged)
    },
  )
})

/** How many entries of these tests a database holds, read as the next start would. */
async function countSaved(dataDir: string): Promise<number> {
  const database = await openDatabase({ dataDir })
  const saved = await database
    .selectFrom('entry')
    .select('id')
    .where('title', '=', 'Saved')
    .execute()
  await database.destroy()
  return saved.length
}

describe('a disk that turns read-only while the site runs', () => {
  /**
   * Lets a running process write to no file any more. A mounted disk cannot be made read-only while
   * a database on it is open; for SQLite both are a write that fails.
   */
  const stopWrites = ({ process }: TestSite, bytes = '0') =>
    execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])

  test(
    'refuses saves with a sentence, shows pages, keeps what was saved, and is got over',
    { timeout: timeLimit },
    async () => {
      const { site, save } = await openSite()
      expect((await save()).status).toBe(201)
      stopWrites(site)
      const refused = await save()
      expect(refused.status).toBe(503)
      expect(await refused.json()).toEqual({
        error:
          'The server cannot write to its disk. Nothing was saved. Your text is kept. Tell the person who runs the website.',
        reason: 'storage',
      })
      expect(await statusOf(site, cached)).toBe(200)
      expect(await statusOf(site, '/dycian-news?page=3')).toBe(200)
      await expect.poll(() => statusOf(site, '/readyz')).toBe(503)
      expect(await statusOf(site, '/healthz')).toBe(200)
      const failure = () => site.log.find((line) => line.includes('A request failed'))
      await expect.poll(failure).toMatch(/disk I\/O error/)
      stopWrites(site, 'unlimited')
      expect((await save()).status).toBe(201)
      expect(await countSaved(site.dataDir)).toBe(2)
    },
  )
})

describe('a database that is damaged while the site runs', () => {
  /** Overwrites all of a file but its head, in place. */
  function damage(path: string) {
    const handle = openSync(path, 'r+')
    const head = 100
    const noise = Buffer.alloc(fstatSync(handle).size - head, 0xa5)
    writeSync(handle, noise, 0, noise.length, head)
    closeSync(handle)
  }

  test(
    'is named in the log and in answers, takes no save after that, and pages in memory go on',
    { timeout: timeLimit },
    async () => {
      const dataDir = makeTestFolder('damaged')
      onTestFinished(() => removeTestFolder(dataDir))
      // Started twice: stopping moves all of the journal into the file.
      await (await startTestSite({ DATA_DIR: dataDir })).stop()
      const { site, save } = await openSite({ DATA_DIR: dataDir })
      damage(sqliteFile(dataDir))
      const page = await fetch(`${site.origin}/dycian-news?page=4`)
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await page.text()).toContain('The server cannot read its database.')
      const refused = await save()
      expect(refused.status).toBe(503)
      expect(await refused.text()).toContain(
        'The server cannot read its database. Nothing was saved. Your text is kept.',
      )
      expect(await statusOf(site, cached)).toBe(200)
      await expect.poll(() => statusOf(site, '/readyz')).toBe(503)
      const first = () => site.log.find((line) => line.includes('"level":50'))
      await expect.poll(first).toMatch(/database disk image is malformed/)
      expect(site.process.exitCode).toBeNull()
    },
  )
})

describe('a database that is deleted while the site runs', () => {
  test(
    'is noticed at the next save, which is refused, while pages in memory go on',
    { timeout: timeLimit },
    async () => {
      const { site, save } = await openSite()
      expect((await save()).status).toBe(201)
      for (const end of ['', '-wal', '-shm'])
        rmSync(`${sqliteFile(site.dataDir)}${end}`, { force: true })
      const refused = await save()
      expect(refused.status).toBe(503)
      expect(await refused.text()).toContain(
        'The database of the server is missing. Nothing was saved.',
      )
      expect(await statusOf(site, cached)).toBe(200)
      await expect.poll(() => statusOf(site, '/readyz')).toBe(503)
      await expect
        .poll(() => site.log.join('\n'))
        .toContain('was deleted or replaced while the site runs')
      expect(existsSync(sqliteFile(site.dataDir))).toBe(false)
    },
  )

  test('is not replaced by an empty one at the next start', { timeout: timeLimit }, async () => {
    const dataDir = makeTestFolder('deleted')
    onTestFinished(() => removeTestFolder(dataDir))
    await (await startTestSite({ DATA_DIR: dataDir })).stop()
    rmSync(sqliteFile(dataDir))
    const { code, said } = await runServer({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(said).toContain(`its database ${sqliteFile(dataDir)} is missing or empty`)
    expect(said).toContain('Put the database back from a backup')
    expect(existsSync(sqliteFile(dataDir))).toBe(false)
  })
})
