import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'
import {
  backupPassphrase,
  readMembers,
  sealMembers,
  testFolder,
  type Member,
} from '../../../tests/helpers/backups.ts'
import { putArticle, noon } from '../../../tests/helpers/entries.ts'
import { BackupError } from './backup.ts'
import { folderSink, readBackup } from './read-backup.server.ts'
import { openBackup } from './open-backup.server.ts'
import { writeBackup } from './write-backup.server.ts'

/** The members of a backup of a site with two articles. */
let members: Member[]
beforeEach(async () => {
  const dataDir = testFolder()
  const database = await openDatabase({ dataDir })
  await migrate(database)
  await putArticle(database, { title: 'Robotics team comes home' })
  await putArticle(database, { title: 'Lanterns \u2028of Bocaue' })
  await database.destroy()
  const file = join(dataDir, 'site.tar.age')
  const work = { settings: { dataDir }, file, passphrase: backupPassphrase, version: '1.0.0' }
  await writeBackup({ ...work, now: noon, workFactor: 2 })
  members = await readMembers(file)
})

/** Reads members as if they had been encrypted by a person who knows the passphrase. */
async function readChanged(changed: Member[]) {
  const folder = testFolder()
  const file = join(folder, 'changed.tar.age')
  writeFileSync(file, await sealMembers(changed))
  await using database = await openDatabase({ dataDir: testFolder() })
  await using opened = await openBackup(file, backupPassphrase)
  return await readBackup(opened, { database, files: folderSink(folder) })
}

const isFirst = ({ name }: Member) => name === 'backup.json'
const isEntry = ({ name }: Member) => name === 'tables/entry.jsonl'
const isSlug = ({ name }: Member) => name === 'tables/entry_slug.jsonl'
const withText = (isChanged: (member: Member) => boolean, edit: (text: string) => string) =>
  members.map((each) => (isChanged(each) ? { ...each, text: edit(each.text) } : each))

const withoutLine = (text: string) => text.slice(text.indexOf('\n') + 1)
const newer = (text: string) => text.replace('"format": 2', '"format": 3')
const picture = { name: 'media/a/b/whole', text: 'x' }
const slugsOf2 = (rows: number) => `Of 2 rows of entry_slug, ${rows} were restored.`
const unreadable = 'Version 1.0.0 made this backup, which this version cannot read.'
const contradiction = 'The content of this backup contradicts itself. Use another one.'

test.each<[string, () => Member[], string]>([
  ['nothing in it', () => [], contradiction],
  ['no head', () => members.slice(1), contradiction],
  ['two heads', () => [...members.slice(0, 1), ...members], contradiction],
  ['a head that lacks a field', () => withText(isFirst, () => '{"format": 2}'), contradiction],
  ['a member of another name', () => [...members, { name: '../x', text: '' }], contradiction],
  ['a row that is cut off', () => withText(isEntry, (text) => text.slice(0, -9)), contradiction],
  ['a row that is no JSON', () => withText(isEntry, (text) => `x\n${text}`), contradiction],
  ['a cell of a wrong type', () => withText(isEntry, () => '{"id":true}\n'), contradiction],
  ['a row less than it says', () => withText(isSlug, withoutLine), slugsOf2(1)],
  ['a table less than it says', () => members.filter((each) => !isSlug(each)), slugsOf2(0)],
  ['a file more than it says', () => [...members, picture], 'Of 0 files, 1 were restored.'],
  ['a newer format', () => withText(isFirst, newer), unreadable],
])('a backup with %s is refused', async (_, edit, sentence) => {
  const reading = readChanged(edit())
  await expect(reading).rejects.toThrow(sentence)
  await expect(reading).rejects.toBeInstanceOf(BackupError)
})
