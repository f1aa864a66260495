import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, sqliteFile } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'
import { backupPassphrase, decryptBytes, testFolder } from '../../../tests/helpers/backups.ts'
import { noon, putArticle } from '../../../tests/helpers/entries.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'
import { watchSyncs } from '../../../tests/helpers/watch-syncs.ts'
import { BackupError } from './backup.ts'
import { writeBackup } from './write-backup.server.ts'

const version = '0a1b2c3d4e5f'

/** Makes a site with a media library, and what writes a backup of it. */
async function makeSite() {
  const dataDir = testFolder()
  const settings = { dataDir }
  const database = await openDatabase(settings)
  onTestFinished(() => database.destroy())
  await migrate(database)
  const file = join(dataDir, 'site.tar.age')
  const work = { settings, file, passphrase: backupPassphrase, version: '1.0.0', now: noon }
  const back = (onProgress = () => {}) => writeBackup({ ...work, workFactor: 2, onProgress })
  const addPicture = async (id: string) => {
    const folder = join(dataDir, 'media', id, version)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'whole'), 'a picture')
    await putPicture(database, { id })
  }
  return { dataDir, database, file, back, addPicture }
}

/** Runs SQL as another process does that uses the site meanwhile. */
function runBeside(dataDir: string, statement: string) {
  const other = new DatabaseSync(sqliteFile(dataDir))
  other.exec(statement)
  other.close()
}

test('a backup is a tar archive in age, which the program tar unpacks into readable files', async () => {
  const { dataDir, database, file, back, addPicture } = await makeSite()
  await putArticle(database, { title: 'Niño and the \u2028lanterns' })
  await addPicture('gate')
  writeFileSync(join(dataDir, 'staff.key'), 'the key')
  await back()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const folder = testFolder()
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: await decryptBytes(readFileSync(file)) })
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(JSON.parse(read('backup.json'))).toMatchObject({
    format: 2,
    madeAt: new Date(noon).toISOString(),
    version: '1.0.0',
    engine: 'SQLite',
    migrations: expect.arrayContaining(['0013-version-0.2.0']) as string[],
    rows: { entry: 1, media: 1, staff: 0 },
    files: 2,
    missing: [],
  })
  const lines = read('tables/entry.jsonl').split('\n')
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ title: 'Niño and the \u2028lanterns' })
  expect(read('tables/staff.jsonl')).toBe('')
  expect(JSON.parse(read('counters.json'))).toMatchObject({ entry: 1 })
  expect(read(`media/gate/${version}/whole`)).toBe('a picture')
  expect(read('staff.key')).toBe('the key')
})

test('a backup and its name are synced to the disk', async () => {
  const { dataDir, file, back } = await makeSite()
  const isSynced = await watchSyncs()
  await back()
  expect([file, dataDir].map(isSynced)).toEqual([true, true])
})

test('a picture without its files is named, and the backup holds the rest, also on an earlier version', async () => {
  const { dataDir, database, back, addPicture } = await makeSite()
  await addPicture('whole')
  await putPicture(database, { id: 'lost' })
  const missing = [`media/lost/${version}`]
  expect(await back()).toMatchObject({ files: 1, missing, rows: { media: 2 } })
  runBeside(dataDir, 'drop table media_version; drop table media_crop')
  expect(await back()).toMatchObject({ missing, rows: { media: 2 } })
})

test('a picture that staff remove while the backup is written is left out of it', async () => {
  const { dataDir, back, addPicture } = await makeSite()
  await addPicture('kept')
  await addPicture('removed')
  let isRemoved = false
  const summary = await back(() => {
    if (isRemoved) return
    isRemoved = true
    runBeside(dataDir, `delete from media where id = 'removed'`)
    rmSync(join(dataDir, 'media', 'removed'), { recursive: true })
  })
  expect(summary).toMatchObject({ files: 1, missing: [], rows: { media: 1 } })
})

test('a library that changes each time says so, and leaves no file', async () => {
  const { dataDir, file, back, addPicture } = await makeSite()
  await addPicture('a')
  let id = 'a'
  const backup = back(() => {
    runBeside(dataDir, `update media set id = id || 'a'`)
    renameSync(join(dataDir, 'media', id), join(dataDir, 'media', `${id}a`))
    id += 'a'
  })
  const sentence =
    'Files of the media library were removed each time while they were read. Run it again in a few minutes.'
  await expect(backup).rejects.toThrow(new BackupError(sentence))
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
})
