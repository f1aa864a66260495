import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { copyBackup } from '../../server/backups/copy-backup.ts'
import { readWebFolder } from '../../server/backups/web-folder-address.ts'
import { WebFolder } from '../../server/backups/web-folder.ts'
import { backupPassphrase, testFolder } from '../helpers/backups.ts'
import { patience } from '../helpers/patience.ts'
import { runScript } from '../helpers/run-script.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { signInAs } from '../helpers/staff.ts'
import { prepareWebDav, webDavPassword } from '../helpers/web-dav.ts'

/** How long a backup, its test and its copy may take, in milliseconds. */
const timeout = 60_000 * patience

const nameOf = (day: number) => `dyci-202611${String(day).padStart(2, '0')}T010203Z.backup`

/** Writes a file that is copied. */
function backupFile(text: string, day = 23) {
  const file = join(testFolder(), nameOf(day))
  writeFileSync(file, text)
  return file
}

function folderAt(setting: string, limits?: { stallMs: number }) {
  const address = readWebFolder(setting)
  if (!address) throw new Error(`No address: ${setting}`)
  return new WebFolder(address, limits)
}

const failureOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ name: 'BackupError' })
  return (error as Error).message
}

describe.skipIf(!process.env.NGINX_PATH)('the copy of a backup on nginx', () => {
  test('makes its folder, arrives whole, and replaces the oldest copies and no other file', async () => {
    const server = await prepareWebDav()
    await server.start()
    const folder = folderAt(server.setting('/school/backups'))
    const there = join(server.files, 'school/backups')
    for (const day of [1, 2, 3])
      expect(
        await copyBackup(folder, { file: backupFile(`of day ${day}`, day), keep: 2 }),
      ).toBeNull()
    expect(readdirSync(there).toSorted()).toEqual([nameOf(2), nameOf(3)])
    expect(readFileSync(join(there, nameOf(3)), 'utf8')).toBe('of day 3')

    const others = ['holiday.jpg', 'failed.backup', 'dyci-old.backup', `${nameOf(1)}.gz`]
    for (const name of others) writeFileSync(join(there, name), '')
    mkdirSync(join(there, nameOf(9)))
    writeFileSync(join(there, `${nameOf(2)}.part`), 'half of')
    expect(await copyBackup(folder, { file: backupFile('of day 4', 4), keep: 1 })).toBeNull()
    expect(readdirSync(there).toSorted()).toEqual([...others, nameOf(4), nameOf(9)].toSorted())
  })

  test('is refused in plain words with a wrong password, and names no password', async () => {
    const server = await prepareWebDav()
    await server.start()
    const folder = folderAt(server.setting('/backups', 'dyci:a-wrong-secret'))
    const message = await failureOf(copyBackup(folder, { file: backupFile('text'), keep: 2 }))
    expect(message).toMatch(
      /^127\.0\.0\.1:\d+ refuses the user name or the password of BACKUP_WEBDAV/,
    )
    expect(message).not.toContain('secret')
    expect(readdirSync(server.files)).toEqual([])
  })

  test('says when the file is too large, and leaves nothing that looks like a backup', async () => {
    const server = await prepareWebDav({ maxBody: '1k' })
    await server.start()
    const file = backupFile('x'.repeat(5_000_000))
    const work = copyBackup(folderAt(server.setting('/')), { file, keep: 2 })
    expect(await failureOf(work)).toMatch(/takes no file of this size|broke the connection off/)
    expect(readdirSync(server.files)).toEqual([])
  })

  test('arrives also where files are not listed, and says that old ones stay', async () => {
    const server = await prepareWebDav({ listing: false })
    await server.start()
    const folder = folderAt(server.setting('/backups'))
    for (const day of [1, 2])
      expect(await copyBackup(folder, { file: backupFile('text', day), keep: 1 })).toContain(
        'does not list its files',
      )
    expect(readdirSync(join(server.files, 'backups'))).toHaveLength(2)
  })
})

/** Starts a server of files with a fault. @param answer takes over a request, and returns whether it did */
async function faultyServer(
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (answer(request, response)) return
    request.resume().on('end', () => {
      const isList = request.method === 'PROPFIND'
      const href = `<D:multistatus><D:href>/${nameOf(1)}</D:href></D:multistatus>`
      response.writeHead(isList ? 207 : request.method === 'HEAD' ? 404 : 201)
      response.end(isList ? href : '')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

const isPut = ({ method }: IncomingMessage) => method === 'PUT'

describe('a copy that does not arrive', () => {
  const largeFile = () => {
    const file = backupFile('')
    truncateSync(file, 256e6)
    return file
  }

  test('never gets its name when the connection breaks halfway', async () => {
    const { asked, address } = await faultyServer((request, response) => {
      if (!isPut(request)) return false
      request.once('data', () => response.destroy())
      return true
    })
    const work = copyBackup(folderAt(address), { file: largeFile(), keep: 1 })
    expect(await failureOf(work)).toContain('broke the connection off')
    expect(asked.some((each) => /^(MOVE|DELETE)/.test(each))).toBe(false)
  })

  test('ends when the other side takes nothing more', async () => {
    const { address } = await faultyServer((request) => isPut(request) && Boolean(request.pause()))
    const folder = folderAt(address, { stallMs: 500 })
    const work = copyBackup(folder, { file: largeFile(), keep: 1 })
    expect(await failureOf(work)).toContain('stopped answering')
  })

  test.each([
    [507, 'has no room left (507)'],
    [403, 'does not let this account write'],
    [503, 'answered 503'],
    [301, 'has its folder at another address'],
  ])('says what the answer %i means', async (status, sentence) => {
    const { asked, address } = await faultyServer((request, response) => {
      if (!isPut(request)) return false
      request.resume().on('end', () => response.writeHead(status, { location: '/there' }).end())
      return true
    })
    const work = copyBackup(folderAt(address), { file: backupFile('text'), keep: 1 })
    expect(await failureOf(work)).toContain(sentence)
    expect(asked.some((each) => /^(MOVE|DELETE)|there/.test(each))).toBe(false)
  })

  test('is found when the other side stored less than it was sent', async () => {
    const { asked, address } = await faultyServer((request, response) => {
      if (request.method !== 'HEAD') return false
      response.writeHead(200, { 'content-length': '0' }).end()
      return true
    })
    const work = copyBackup(folderAt(address), { file: backupFile('text'), keep: 1 })
    expect(await failureOf(work)).toBe('Only 0 of 4 bytes of the copy arrived.')
    expect(asked.some((each) => each.startsWith('MOVE'))).toBe(false)
  })

  test('says so when no one answers', async () => {
    const file = backupFile('text')
    const closed = copyBackup(folderAt('http://127.0.0.1:9/'), { file, keep: 1 })
    expect(await failureOf(closed)).toMatch(/refuses the connection|cannot be reached/)
    const nowhere = copyBackup(folderAt('https://nowhere.invalid/'), { file, keep: 1 })
    expect(await failureOf(nowhere)).toContain('is a name that no server has')
  })
})

test('a copy that arrived counts although old ones could not be removed', async () => {
  const { address } = await faultyServer((request, response) => {
    if (request.method !== 'DELETE') return false
    response.writeHead(403).end()
    return true
  })
  expect(await copyBackup(folderAt(address), { file: backupFile('text'), keep: 1 })).toContain(
    'Old copies could not be removed',
  )
})

/** Reads what the dashboard says of copies. */
async function copyOnDashboard({ origin }: TestSite, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/api/admin/dashboard`, { headers })
  return ((await answer.json()) as { backupCopy: unknown }).backupCopy
}

describe.skipIf(!process.env.NGINX_PATH)(
  'a site with BACKUP_WEBDAV',
  { timeout: 3 * timeout },
  () => {
    test('keeps its backup when no copy arrives, tries again, and tells what became of it', async () => {
      const server = await prepareWebDav({ tls: true })
      const [dataDir, folder] = [testFolder(), testFolder()]
      const env = {
        DATA_DIR: dataDir,
        BACKUP_PASSPHRASE: backupPassphrase,
        BACKUP_EVERY: '24',
        BACKUP_TO: folder,
        BACKUP_WEBDAV: server.setting('/dyci/'),
        NODE_EXTRA_CA_CERTS: server.certificate,
      }
      const examine = async (given = env) =>
        (await runScript('scripts/doctor.ts', [], given)).printed
      const start = async () => {
        const site = await startTestSite(env)
        onTestFinished(() => site.stop())
        return site
      }
      const hasLogged = (site: TestSite, text: string) =>
        expect.poll(() => site.log.some((line) => line.includes(text)), { timeout }).toBe(true)

      const first = await start()
      await hasLogged(first, 'The copy of the backup failed')
      await hasLogged(first, 'passed its restore test')
      const database = await openDatabase({ dataDir })
      onTestFinished(() => database.destroy())
      const { token } = await signInAs(database, 'administrator')
      const author = await signInAs(database, 'author')
      expect(await copyOnDashboard(first, author.token)).toBeNull()
      expect(await copyOnDashboard(first, token)).toEqual({
        arrivedAt: null,
        failedAt: expect.any(Number) as number,
        problem: expect.stringMatching(/^localhost:\d+ refuses the connection/) as string,
      })
      const figures = async (site: TestSite) => (await fetch(`${site.origin}/metrics`)).text()
      expect(await figures(first)).toContain('dyci_backup_failed 0\n')
      expect(await figures(first)).toContain('dyci_backup_copy_failed 1\n')
      expect(await examine()).toContain(
        'fault  Copies: The last copy of a backup failed: localhost',
      )
      const row = () => database.selectFrom('backup_copy').selectAll().executeTakeFirstOrThrow()
      const { due_at: dueAt, failed_at: failedAt } = await row()
      expect(dueAt).toBeGreaterThan(failedAt ?? 0)
      await first.stop()

      await server.start()
      await database.updateTable('backup_copy').set({ due_at: 0 }).execute()
      const second = await start()
      await hasLogged(second, 'A copy of the backup arrived')
      const [name = ''] = readdirSync(folder)
      const copy = readFileSync(join(server.files, 'dyci', name))
      expect(copy.equals(readFileSync(join(folder, name)))).toBe(true)
      expect(await row()).toMatchObject({ name, due_at: null, failed_at: null, problem: null })
      expect(await copyOnDashboard(second, token)).toMatchObject({ failedAt: null, problem: null })
      expect(await figures(second)).toMatch(/dyci_backup_copied_timestamp_seconds 1\d{9}/)
      expect(await figures(second)).toContain('dyci_backup_copy_failed 0\n')
      const examined = await examine()
      expect(examined).toContain('ok     Copies: The last one arrived on ')
      expect(examined).toMatch(/ok {5}Copies: https:\/\/localhost:\d+\/dyci\/ accepts this site/)
      const wrong = { ...env, BACKUP_WEBDAV: server.setting('/dyci/', 'dyci:another-secret') }
      expect(await examine(wrong)).toContain('refuses the user name or the password')

      const said = [
        ...first.log,
        ...second.log,
        examined,
        await examine(wrong),
        await figures(second),
      ]
      for (const secret of [webDavPassword, encodeURIComponent(webDavPassword), 'another-secret'])
        expect(said.some((line) => line.includes(secret))).toBe(false)
      expect(existsSync(join(folder, 'untested.backup'))).toBe(false)
    })
  },
)
