import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { BackupError } from '../../school/operations/backup/backup.ts'
import { writeBackup } from '../../school/operations/backup/write-backup.server.ts'
import type { PageFacts } from '../../site/context.server.ts'
import { backupPassphrase } from '../../tests/helpers/backups.ts'
import { makeTestFolder, removeTestFolder } from '../../tests/helpers/clean-up.ts'
import { putArticle } from '../../tests/helpers/entries.ts'
import { readEnvironment } from '../environment.ts'
import { testBackup } from './test-backup.ts'

let dataDir: string
let article: string
beforeAll(async () => {
  dataDir = makeTestFolder('tested-backup')
  const database = await openDatabase({ dataDir })
  await migrate(database)
  const { slug } = await putArticle(database, {}, { publishAt: Date.now() })
  article = `/dycian-news/${slug}`
  await database.destroy()
  await writeBackup({
    settings: { dataDir },
    file: join(dataDir, 'site.tar.age'),
    passphrase: backupPassphrase,
    version: '1.0.0',
    now: Date.now(),
    workFactor: 2,
  })
})

afterAll(() => removeTestFolder(dataDir))

const page: PageFacts = { title: 'A page', canonical: null, scene: null, tone: null, scripts: [] }

/** Tests the backup with a site that answers as given. @returns the addresses that were asked for */
async function testWith(answer: (path: string) => { status: number; page: PageFacts | null }) {
  const asked: string[] = []
  let isClosed = false
  await testBackup(join(dataDir, 'site.tar.age'), {
    environment: readEnvironment({ DATA_DIR: dataDir }),
    passphrase: backupPassphrase,
    openSite: () =>
      Promise.resolve({
        renderPublic: ({ url }) => {
          const { pathname } = new URL(url)
          asked.push(pathname)
          const { status, page } = answer(pathname)
          return Promise.resolve({ response: new Response('', { status }), page })
        },
        close: () => Promise.resolve(void (isClosed = true)),
      }),
  }).finally(() => expect(isClosed).toBe(true))
  return asked
}

test('the test of a backup renders the home page and the page of the newest entry', async () => {
  expect(await testWith(() => ({ status: 200, page }))).toEqual(['/', article])
})

test.each([
  ['the home page fails', () => '/', { status: 500, page }],
  ['the page of the newest entry fails', () => article, { status: 503, page }],
  ['the page of the newest entry is missing', () => article, { status: 404, page }],
  ['the answer is no page', () => '/', { status: 200, page: null }],
])('the test of a backup fails when %s, and leaves no scratch folder', async (_, at, answer) => {
  const testing = testWith((path) => (path === at() ? answer : { status: 200, page }))
  await expect(testing).rejects.toThrow(
    new BackupError(`The restored copy shows no page at ${at()}.`),
  )
  expect(readdirSync(dataDir).filter((name) => name.startsWith('backup-test-'))).toEqual([])
})
