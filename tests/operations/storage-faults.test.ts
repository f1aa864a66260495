import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, fstatSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, sqliteFile } from '../../db/database.ts'
import { testFolder } from '../helpers/backups.ts'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { withDatabase } from '../helpers/site-content.ts'
import { patience } from '../helpers/patience.ts'
import { openEditor } from '../helpers/staff-calls.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

const timeout = 90_000 * patience
const cached = '/dycian-news'
const kept = 'Nothing was saved. Your text is kept.'

async function openSite(settings: Record<string, string> = {}, prefix: readonly string[] = []) {
  const site = await siteOfTest(settings, prefix)
  const saveAt = await openEditor(site)
  const save = (text?: string) => saveAt(site.origin, text)
  await statusOf(site, cached)
  return { site, save }
}

const statusOf = async (site: TestSite, path: string) => {
  const response = await fetch(site.origin + path)
  await response.arrayBuffer()
  return response.status
}

/** The site takes no save, which is said to its watchers, and goes on showing what it has. */
async function expectPagesOnly(site: TestSite) {
  expect(await statusOf(site, cached)).toBe(200)
  await expect.poll(() => statusOf(site, '/readyz')).toBe(503)
  expect(await statusOf(site, '/healthz')).toBe(200)
}

async function expectRefused(refused: Response, sentences: string) {
  expect(refused.status).toBe(503)
  const { error } = (await refused.json()) as { error: string }
  expect(error).toContain(sentences)
}

/** Counts the entries of these tests in a database, read as the next start would. */
const countSaved = (dataDir: string) =>
  withDatabase({ dataDir }, async (database) => {
    const entries = database.selectFrom('entry').select('id').where('title', '=', 'Saved')
    return (await entries.execute()).length
  })

/** Fills a file until the disk is full. */
function fill(file: string) {
  const handle = openSync(file, 'w')
  for (let bytes = 65_536; bytes >= 1;) {
    try {
      writeSync(handle, Buffer.alloc(bytes))
    } catch {
      bytes = Math.floor(bytes / 2)
    }
  }
  closeSync(handle)
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

/**
 * Lets a running process write to no file any more. A mounted disk cannot be made read-only while a
 * database on it is open; for SQLite both are a write that fails.
 */
const stopWrites = ({ process }: TestSite, bytes = '0') =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])

describe('a running site', { timeout }, () => {
  test('whose SQLite file another program has locked delays only those who save, and refuses them in the end', async () => {
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
    for (const refused of await Promise.all(saves)) {
      expect(refused.headers.get('retry-after')).toBe('5')
      await expectRefused(refused, `The database is busy. ${kept} Try again in a moment.`)
    }
    unlock()
    await locking
    await other.destroy()
    expect((await save()).status).toBe(201)
  })

  test('on a full disk refuses saves with a sentence and its cause in the log, shows pages, and gets over it', async () => {
    const disk = mountSmallDisk()
    const limit = ['sh', '-c', 'ulimit -f 24000; exec "$0" "$@"']
    const { site, save } =
      disk === null ? await openSite({}, limit) : await openSite({ DATA_DIR: disk })
    if (disk !== null) fill(join(disk, 'filler'))
    const large = 'Much to say. '.repeat(10_000)
    let refused = await save(large)
    let acknowledged = 0
    while (refused.status === 201 && acknowledged < 500) {
      acknowledged += 1
      refused = await save(large)
    }
    expect(refused.status).toBe(disk === null ? 503 : 507)
    expect(await refused.text()).toContain(kept)
    const cause = disk === null ? /disk I\/O error/ : /database or disk is full/
    await expect.poll(() => site.log.join('\n')).toMatch(cause)
    expect(site.log.join('\n')).not.toContain('no transaction is active')
    for (const path of [cached, '/dycian-news?page=3']) expect(await statusOf(site, path)).toBe(200)
    // Only a disk of the test's own can be freed again.
    if (disk !== null) {
      rmSync(join(disk, 'filler'))
      refused = await save(large)
      acknowledged += 1
    }
    expect(refused.status).toBe(disk === null ? 503 : 201)
    expect(await countSaved(site.dataDir)).toBe(acknowledged)
  })

  test('whose disk turns read-only refuses saves with a sentence, shows pages, keeps what was saved, and gets over it', async () => {
    const { site, save } = await openSite()
    expect((await save()).status).toBe(201)
    stopWrites(site)
    const sentences = `The server cannot write to its disk. ${kept} Tell the person who runs the website.`
    await expectRefused(await save(), sentences)
    expect(await statusOf(site, '/dycian-news?page=3')).toBe(200)
    await expectPagesOnly(site)
    const failure = () => site.log.find((line) => line.includes('A request failed'))
    await expect.poll(failure).toMatch(/disk I\/O error/)
    stopWrites(site, 'unlimited')
    expect((await save()).status).toBe(201)
    expect(await countSaved(site.dataDir)).toBe(2)
  })

  test('whose database is damaged names that in the log and in answers, takes no save after that, and shows pages in memory', async () => {
    const dataDir = testFolder()
    // Started twice: stopping moves all of the journal into the file.
    await (await startTestSite({ DATA_DIR: dataDir })).stop()
    const { site, save } = await openSite({ DATA_DIR: dataDir })
    const file = openSync(sqliteFile(dataDir), 'r+')
    const head = 100
    const noise = Buffer.alloc(fstatSync(file).size - head, 0xa5)
    writeSync(file, noise, 0, noise.length, head)
    closeSync(file)
    // Nothing has read the index of search, so no part of it is in memory.
    const page = await fetch(`${site.origin}/search?q=robot`)
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await page.text()).toContain('The server cannot read its database.')
    await expectRefused(await save(), `The server cannot read its database. ${kept}`)
    await expectPagesOnly(site)
    const first = () => site.log.find((line) => line.includes('"level":50'))
    await expect.poll(first).toMatch(/database disk image is malformed/)
    expect(site.process.exitCode).toBeNull()
  })

  test('whose database is deleted notices it at the next save, which is refused, and shows pages in memory', async () => {
    const { site, save } = await openSite()
    expect((await save()).status).toBe(201)
    const file = sqliteFile(site.dataDir)
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
    await expectRefused(await save(), 'The database of the server is missing. Nothing was saved.')
    await expectPagesOnly(site)
    const log = () => site.log.join('\n')
    await expect.poll(log).toContain('was deleted or replaced while the site runs')
    expect(existsSync(file)).toBe(false)
  })
})
