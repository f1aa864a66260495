import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, sqliteFile, type Database } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'
import { backupPassphrase, testFolder } from '../../../tests/helpers/backups.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'
import { BackupError } from './backup.ts'
import { writeBackup } from './write-backup.server.ts'

const version = '0a1b2c3d4e5f'

/** Makes a site with a media library, and what writes a backup of it. */
async function makeSite() {
  const dataDir = testFolder()
  const database = await openDatabase({ dataDir })
  onTestFinished(() => database.destroy())
  await migrate(database)
  const file = join(dataDir, 'site.backup')
  const back = (whileWriting?: () => void) =>
    writeBackup({
      settings: { dataDir },
      file,
      passphrase: backupPassphrase,
      version: '1.0.0',
      now: noon,
      cost: 2,
      ...(whileWriting && { onProgress: whileWriting }),
    })
  return { dataDir, database, file, back }
}

async function addPicture(dataDir: string, database: Database, id: string) {
  const folder = join(dataDir, 'media', id, version)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'whole'), 'a picture')
  await putPicture(database, { id })
}

/** Runs SQL as another process does that uses the site meanwhile. */
function runBeside(dataDir: string, statement: string) {
  const other = new DatabaseSync(sqliteFile(dataDir))
  other.exec(statement)
  other.close()
}

test('a picture without its files is named, and the backup holds the rest', async () => {
  const { dataDir, database, back } = await makeSite()
  await addPicture(dataDir, database, 'whole')
  await putPicture(database, { id: 'lost' })
  expect(await back()).toMatchObject({
    files: 1,
    missing: [`media/lost/${version}`],
    rows: { media: 2 },
  })
})

test('a site of an earlier version is backed up, a picture without its files included', async () => {
  const { dataDir, database, back } = await makeSite()
  await putPicture(database, { id: 'lost' })
  runBeside(dataDir, 'drop table media_version; drop table media_crop')
  expect(await back()).toMatchObject({ missing: [`media/lost/${version}`], rows: { media: 1 } })
})

test('a picture that staff remove while the backup is written is left out of it', async () => {
  const { dataDir, database, back } = await makeSite()
  await addPicture(dataDir, database, 'kept')
  await addPicture(dataDir, database, 'removed')
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
  const { dataDir, database, file, back } = await makeSite()
  await addPicture(dataDir, database, 'a')
  let id = 'a'
  const backup = back(() => {
    runBeside(dataDir, `update media set id = id || 'a'`)
    renameSync(join(dataDir, 'media', id), join(dataDir, 'media', `${id}a`))
    id += 'a'
  })
  await expect(backup).rejects.toThrow(
    new BackupError(
      'Files of the media library were removed each time while they were read. Run it again in a few minutes.',
    ),
  )
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
})
