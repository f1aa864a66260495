import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'
import { backupPassphrase, testFolder } from '../../../tests/helpers/backups.ts'
import { putArticle, noon } from '../../../tests/helpers/entries.ts'
import { BackupError } from './backup.ts'
import { folderSink } from './file-sinks.server.ts'
import { readBackup } from './read-backup.server.ts'
import { readRecords, recordOf, type BackupRecord, type RecordType } from './records.server.ts'
import { openSealed, seal } from './sealed-file.server.ts'
import { writeBackup } from './write-backup.server.ts'

const cost = 2

/** The records of a backup of a site with one article. */
let records: BackupRecord[]
beforeEach(async () => {
  const dataDir = testFolder()
  const database = await openDatabase({ dataDir })
  await migrate(database)
  await putArticle(database, { title: 'Robotics team comes home' })
  await database.destroy()
  const file = join(dataDir, 'site.backup')
  const work = { settings: { dataDir }, file, passphrase: backupPassphrase, version: '1.0.0' }
  await writeBackup({ ...work, now: noon, cost })
  const sealed = await openSealed(file, backupPassphrase)
  const content = Readable.from(sealed.content(() => {})).pipe(createZstdDecompress())
  records = []
  for await (const { type, payload } of readRecords(content)) records.push({ type, payload })
  await sealed.close()
})

/** Reads records as if they had been sealed by one who knows the passphrase. */
async function readChanged(changed: BackupRecord[]) {
  const folder = testFolder()
  const bytes = Buffer.concat(changed.map(({ type, payload }) => recordOf(type, payload)))
  const packed = Readable.from([bytes]).pipe(createZstdCompress())
  const file = join(folder, 'changed.backup')
  writeFileSync(file, await buffer(Readable.from(seal(packed, backupPassphrase, cost))))
  const database = await openDatabase({ dataDir: testFolder() })
  const sealed = await openSealed(file, backupPassphrase)
  onTestFinished(async () => {
    await sealed.close()
    await database.destroy()
  })
  return readBackup(sealed, { database, files: folderSink(folder) })
}

test('the records of a backup are read as they were written', async () => {
  const { head, end } = await readChanged(records)
  expect(head.version).toBe('1.0.0')
  expect(end.rows).toMatchObject({ entry: 1 })
})

const recordWith = (type: RecordType, text: string) => ({ type, payload: Buffer.from(text) })

test.each<[string, (all: BackupRecord[]) => BackupRecord[]]>([
  [
    'with a record that was changed',
    (all) =>
      all.map(({ type, payload }) =>
        type === 'rows'
          ? recordWith(type, payload.toString().replace('comes home', 'came home'))
          : { type, payload },
      ),
  ],
  ['without its head', (all) => all.slice(1)],
  ['with two heads', (all) => [...all.slice(0, 1), ...all]],
  ['without its end', (all) => all.slice(0, -1)],
  ['that goes on after its end', (all) => [...all, ...all.slice(-1)]],
  ['with rows of no table', (all) => all.filter(({ type }) => type !== 'table')],
  ['with bytes of no file', (all) => all.toSpliced(-1, 0, recordWith('bytes', 'x'))],
  ['with the end of no file', (all) => all.toSpliced(-1, 0, recordWith('fileEnd', '{}'))],
])('a backup %s contradicts itself', async (_, edit) => {
  const contradiction = 'The content of this backup contradicts itself. Use another one.'
  await expect(readChanged(edit(records))).rejects.toThrow(new BackupError(contradiction))
})
