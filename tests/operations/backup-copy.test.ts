import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import type { Role } from '../../school/staff/accounts/roles.ts'
import { copyBackup } from '../../server/backups/run-backup-task.ts'
import { readWebFolder, WebFolder } from '../../server/backups/web-folder.ts'
import { listenLocally } from '../helpers/local-server.ts'
import { backupPassphrase, testFolder } from '../helpers/backups.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { patience } from '../helpers/patience.ts'
import { runScript } from '../helpers/run-script.ts'
import type { TestSite } from '../helpers/site.ts'
import { staffCalls } from '../helpers/staff-calls.ts'
import { connect } from 'node:net'
import { makeCertificate } from '../helpers/certificate.ts'
import { startNginx } from '../helpers/nginx.ts'
import { freePort } from '../helpers/postgres-server.ts'

/** Timeout of a backup, its test and its copy, in milliseconds. */
const timeout = 60_000 * patience

const nameOf = (day: number) => `dyci-202611${String(day).padStart(2, '0')}T010203Z.tar.age`

const webDavPassword = 'p@ss/word%7'
const account = `dyci:${encodeURIComponent(webDavPassword)}`

/**
 * Prepares nginx as a WebDAV server with a password.
 *
 * @param listing whether it lists its files, which nginx does with a module of its own
 * @param maxBody the largest file that it takes
 */
async function prepareWebDav({ listing = true, maxBody = '1g', tls = false } = {}) {
  const folder = testFolder()
  const files = join(folder, 'files')
  mkdirSync(files)
  writeFileSync(join(folder, 'passwords'), `dyci:{PLAIN}${webDavPassword}\n`)
  const port = await freePort()
  const { certificate, key } = tls ? makeCertificate(folder) : { certificate: '', key: '' }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = `load_module /usr/lib/nginx/modules/ngx_http_dav_ext_module.so; ${process.getuid?.() === 0 ? 'user root;' : ''}`
  const http = `
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    server {
      listen 127.0.0.1:${port} ${tls ? 'ssl' : ''};
      ${tls ? `ssl_certificate ${certificate}; ssl_certificate_key ${key};` : ''}
      location / {
        root ${files}; client_max_body_size ${maxBody};
        auth_basic files; auth_basic_user_file ${folder}/passwords;
        dav_methods PUT DELETE MKCOL COPY MOVE;
        ${listing ? 'dav_ext_methods PROPFIND OPTIONS;' : ''}
      }
    }`
  const origin = tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`
  const start = async () => {
    startNginx(folder, http, main)
    await expect.poll(() => isOpen(port), { timeout: 20_000 * patience }).toBe(true)
  }
  return {
    start,
    certificate,
    /** the folder of its files */
    files,
    /** the setting of a folder there, with a sign-in */
    setting: (path: string, signIn = account) => `${origin.replace('//', `//${signIn}@`)}${path}`,
  }
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

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

const copyTo = (folder: WebFolder, file = backupFile('text'), keep = 1) =>
  copyBackup(folder, { file, keep })

describe.skipIf(!process.env.NGINX_PATH)('the copy of a backup on nginx', () => {
  test('makes its folder, arrives whole, and replaces the oldest copies and no other file', async () => {
    const server = await prepareWebDav()
    await server.start()
    // Refused in plain words with a wrong password, which is not named.
    const wrong = folderAt(server.setting('/backups', 'dyci:a-wrong-secret'))
    const message = await failureOf(copyTo(wrong))
    expect(message).toMatch(
      /^127\.0\.0\.1:\d+ refuses the user name or the password of BACKUP_WEBDAV/,
    )
    expect(message).not.toContain('secret')
    expect(readdirSync(server.files)).toEqual([])

    const folder = folderAt(server.setting('/school/backups'))
    const there = join(server.files, 'school/backups')
    for (const day of [1, 2, 3])
      expect(await copyTo(folder, backupFile(`of day ${day}`, day), 2)).toBeNull()
    expect(readdirSync(there).toSorted()).toEqual([nameOf(2), nameOf(3)])
    expect(readFileSync(join(there, nameOf(3)), 'utf8')).toBe('of day 3')

    const others = ['holiday.jpg', 'failed.tar.age', 'dyci-old.tar.age', `${nameOf(1)}.gz`]
    for (const name of others) writeFileSync(join(there, name), '')
    mkdirSync(join(there, nameOf(9)))
    writeFileSync(join(there, `${nameOf(2)}.part`), 'half of')
    writeFileSync(join(there, 'dyci-20261101T010203Z.backup'), 'in the first format')
    expect(await copyTo(folder, backupFile('of day 4', 4))).toBeNull()
    expect(readdirSync(there).toSorted()).toEqual([...others, nameOf(4), nameOf(9)].toSorted())
  })

  test('says when the file is too large, arrives also where files are not listed, and says that old ones stay', async () => {
    const server = await prepareWebDav({ maxBody: '1k', listing: false })
    await server.start()
    const folder = folderAt(server.setting('/backups'))
    const files = () => readdirSync(join(server.files, 'backups'))
    expect(await failureOf(copyTo(folder, backupFile('x'.repeat(5_000_000))))).toMatch(
      /takes no file of this size|broke the connection off/,
    )
    expect(files()).toEqual([])
    for (const day of [1, 2])
      expect(await copyTo(folder, backupFile('text', day))).toContain('does not list its files')
    expect(files()).toHaveLength(2)
  })
})

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** Starts a server of files with a fault. @param answer answers requests with a method */
async function faultyServer(method: string, answer: Answer) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (request.method === method) return answer(request, response)
    return request.resume().on('end', () => {
      const isList = request.method === 'PROPFIND'
      const href = `<D:multistatus><D:href>/${nameOf(1)}</D:href></D:multistatus>`
      response.writeHead(isList ? 207 : request.method === 'HEAD' ? 404 : 201)
      response.end(isList ? href : '')
    })
  })
  const { origin, stop } = await listenLocally(server)
  onTestFinished(stop)
  return { asked, address: `${origin}/` }
}

const refuse =
  (status: number): Answer =>
  (request, response) =>
    request.resume().on('end', () => response.writeHead(status, { location: '/there' }).end())

describe('a copy', () => {
  test.each<[method: string, what: string, sentence: string, answer: Answer]>([
    [
      'PUT',
      'breaks the connection off halfway',
      'broke the connection off',
      (request, response) => request.once('data', () => response.destroy()),
    ],
    ['PUT', 'takes nothing more', 'stopped answering', (request) => request.pause()],
    ['PUT', 'answers 507', 'has no room left (507)', refuse(507)],
    ['PUT', 'answers 403', 'does not let this account write', refuse(403)],
    ['PUT', 'answers 503', 'answered 503', refuse(503)],
    ['PUT', 'answers 301', 'has its folder at another address', refuse(301)],
    [
      'HEAD',
      'stored less than it was sent',
      'Only 0 of 64000000 bytes of the copy arrived.',
      (_request, response) => response.writeHead(200, { 'content-length': '0' }).end(),
    ],
  ])(
    'never gets its name when a %s of the other side %s',
    async (method, what, sentence, answer) => {
      const { asked, address } = await faultyServer(method, answer)
      const file = backupFile('')
      truncateSync(file, 64e6)
      const folder = folderAt(address, what === 'takes nothing more' ? { stallMs: 500 } : undefined)
      expect(await failureOf(copyTo(folder, file))).toContain(sentence)
      expect(asked.filter((each) => /^(MOVE|DELETE)|there/.test(each))).toEqual([])
    },
  )

  test('says so when no one answers', async () => {
    const closed = copyTo(folderAt('http://127.0.0.1:9/'))
    expect(await failureOf(closed)).toMatch(/refuses the connection|cannot be reached/)
    const nowhere = copyTo(folderAt('https://nowhere.invalid/'))
    expect(await failureOf(nowhere)).toContain('is a name that no server has')
  })

  test('that arrived counts although old ones could not be removed', async () => {
    const { address } = await faultyServer('DELETE', refuse(403))
    expect(await copyTo(folderAt(address))).toContain('Old copies could not be removed')
  })
})

test.skipIf(!process.env.NGINX_PATH)(
  'a site with BACKUP_WEBDAV keeps its backup when no copy arrives, tries again, and tells what became of it',
  { timeout: 3 * timeout },
  async () => {
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
    const examine = async (given = env) => (await runScript('scripts/doctor.ts', [], given)).printed
    const hasLogged = (site: TestSite, text: string) =>
      expect.poll(() => site.log.some((line) => line.includes(text)), { timeout }).toBe(true)

    const first = await siteOfTest(env)
    await hasLogged(first, 'The copy of the backup failed')
    await hasLogged(first, 'passed its restore test')
    const database = await openDatabase({ dataDir })
    onTestFinished(() => database.destroy())
    const copyOnDashboard = async (site: TestSite, role: Role = 'administrator') => {
      const { call } = await staffCalls(site, role)
      return (await call<{ backupCopy: unknown }>('dashboard')).backupCopy
    }
    expect(await copyOnDashboard(first, 'author')).toBeNull()
    expect(await copyOnDashboard(first)).toEqual({
      arrivedAt: null,
      failedAt: expect.any(Number) as number,
      problem: expect.stringMatching(/^localhost:\d+ refuses the connection/) as string,
    })
    const figures = async (site: TestSite) => (await fetch(`${site.origin}/metrics`)).text()
    expect(await figures(first)).toContain('dyci_backup_failed 0\n')
    expect(await figures(first)).toContain('dyci_backup_copy_failed 1\n')
    expect(await examine()).toContain('fault  Copies: The last copy of a backup failed: localhost')
    const row = () =>
      database
        .selectFrom('backup_work')
        .selectAll()
        .where('work', '=', 'copy')
        .executeTakeFirstOrThrow()
    const { due_at: dueAt, failed_at: failedAt } = await row()
    expect(dueAt).toBeGreaterThan(failedAt ?? 0)
    await first.stop()

    await server.start()
    await database
      .updateTable('backup_work')
      .set({ due_at: 0 })
      .where('work', '=', 'copy')
      .execute()
    const second = await siteOfTest(env)
    await hasLogged(second, 'A copy of the backup arrived')
    const [name = ''] = readdirSync(folder)
    const copy = readFileSync(join(server.files, 'dyci', name))
    expect(copy.equals(readFileSync(join(folder, name)))).toBe(true)
    expect(await row()).toMatchObject({ name, due_at: null, failed_at: null, problem: null })
    expect(await copyOnDashboard(second)).toMatchObject({ failedAt: null, problem: null })
    expect(await figures(second)).toMatch(/dyci_backup_copied_timestamp_seconds 1\d{9}/)
    expect(await figures(second)).toContain('dyci_backup_copy_failed 0\n')
    const examined = await examine()
    expect(examined).toContain('ok     Copies: The last one arrived on ')
    expect(examined).toMatch(/ok {5}Copies: https:\/\/localhost:\d+\/dyci\/ accepts this site/)
    const wrong = { ...env, BACKUP_WEBDAV: server.setting('/dyci/', 'dyci:another-secret') }
    const refused = await examine(wrong)
    expect(refused).toContain('refuses the user name or the password')

    const said = [...first.log, ...second.log, examined, refused, await figures(second)]
    for (const secret of [webDavPassword, encodeURIComponent(webDavPassword), 'another-secret'])
      expect(said.some((line) => line.includes(secret))).toBe(false)
    expect(existsSync(join(folder, 'untested.tar.age'))).toBe(false)
  },
)
