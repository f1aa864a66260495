import { join } from 'node:path'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { openDatabase } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'
import { findStaffDocuments } from '../../../db/staff-search-index.ts'
import { backupPassphrase, readAll, testFolder } from '../../../tests/helpers/backups.ts'
import { emptyDatabases } from '../../../tests/helpers/empty-databases.ts'
import { noon, putArticle } from '../../../tests/helpers/entries.ts'
import { putReference } from '../../../tests/helpers/reference.ts'
import { storeQuestion } from '../../../tests/helpers/stored-questions.ts'
import { alertKind } from '../../kinds/alert.ts'
import {
  readQuestionFile,
  storeQuestionFile,
} from '../../../abilities/questions/read-questions.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { writeBackup } from './write-backup.server.ts'
import { openMediaStore } from '../../content/media/open-store.server.ts'
import { decryptSecret } from '../../staff/accounts/secret-key.server.ts'
import { watchSyncs } from '../../../tests/helpers/watch-syncs.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'
import { type BackupEnd, BackupError } from './backup.ts'
import { checkRestored } from './check-restored.server.ts'

test.each(emptyDatabases())(
  'a restore into %s over a site brings files of questions, with one bar',
  async (_, make) => {
    const settings = await make()
    const database = await openDatabase(settings)
    await migrate(database)
    await putArticle(database)
    await putReference(database, alertKind, { text: 'Quokka' })
    const { id } = await storeQuestion(database)
    const resume = Buffer.alloc(100_000, '%PDF-1.7')
    await database.updateTable('question').set({ file_bytes: resume.length }).execute()
    await storeQuestionFile(database, id, resume)
    await database.destroy()
    const work = { settings, passphrase: backupPassphrase, version: '1.0.0', now: noon }
    const file = join(settings.dataDir, 'site.tar.age')
    await writeBackup({ ...work, file, workFactor: 2 })
    const shown: number[] = []
    const onProgress = (part: number) => void shown.push(part)
    expect(await restoreBackup({ ...work, file, replace: true, onProgress })).toMatchObject({
      head: { version: '1.0.0', madeAt: new Date(noon) },
      end: { rows: { entry: 2, question: 1 } },
    })
    expect(shown).toEqual(shown.toSorted((one, other) => one - other))
    expect(shown.at(-1)).toBe(1)
    // The copy of the site that is there takes its part of the bar; SQLite renames its file.
    expect(shown).toEqual(expect.arrayContaining(settings.databaseUrl ? [0.5] : []))
    expect(shown.length).toBeGreaterThan(1)
    const restored = await openDatabase(settings)
    const staff = { role: 'administrator' as const, sections: [] }
    expect((await readQuestionFile(restored, id, staff))?.bytes).toEqual(resume)
    // Entries alone are in its index.
    const found = { field: 'words', prefixes: ['quokka'], limit: 1 } as const
    expect(await findStaffDocuments(restored, found)).toEqual([])
    await restored.destroy()
  },
)

/** Tables of that version whose rows others hold now; they are empty in the backup. */
const joinedTables = [
  'comment_mention',
  'content_version',
  'entry_addition',
  'link_check',
  'link_target',
  'media_tag',
  'page_view',
  'printed_code_scan',
  'push_key',
  'question_note',
  'saved_filter',
  'search_miss',
  'staff_device',
  'staff_link',
  'staff_recovery_code',
]

/** Made by the last version that wrote the first format, of a site with starter content. */
const file = join(import.meta.dirname, '../../../tests/released/first-format.backup')

test.each(emptyDatabases())(
  'a real backup in the first format is restored into %s, as a whole',
  async (_, make) => {
    const settings = await make()
    const { dataDir } = settings
    const isSynced = await watchSyncs()
    const { head, end } = await restoreBackup({
      ...{ settings, file, passphrase: backupPassphrase },
      ...{ replace: false, version: '1.0.0', now: noon },
    })
    const restored = ['', 'staff.key', 'media', 'media/gate', 'media/gate/v', 'media/gate/v/whole']
    const inFolder = restored.map((path) => join(dataDir, path)).filter((path) => existsSync(path))
    expect(inFolder.filter((path) => !isSynced(path))).toEqual([])
    expect(head.madeAt.toISOString()).toBe('2026-11-28T20:35:56.902Z')
    expect(end).toMatchObject({ files: 2, missing: ['media/lost/v'] })
    const { rows, counters } = await readAll(settings)
    const counts = Object.entries(rows).map(([table, found]) => [table, found.length])
    // Notes on questions are comments now, and the 76 pages of four lists and the sections are
    // documents; the 16 sections are saved once more. The search index, which is built again, counts as one visible change.
    const { entry = 0, revision = 0, ...others } = end.rows
    const isGone = ([table]: [string, number]) => joinedTables.includes(table)
    const gone = Object.entries(others).filter(isGone)
    expect(gone).toEqual(joinedTables.map((table) => [table, table === 'content_version' ? 1 : 0]))
    const kept = Object.entries(others).filter((each) => !isGone(each))
    expect(Object.fromEntries(counts)).toEqual({
      ...Object.fromEntries(kept),
      day_count: 0,
      entry_backlog: 120,
      staff_token: 0,
      entry: entry + 76 - 4,
      revision: revision + 76 - 4 + 16,
    })
    expect(counters.subscription).toBe(1)
    expect(rows.question_file?.join()).toContain(
      Buffer.from('%PDF-1.7').toString('base64').slice(0, 9),
    )

    const database = await openDatabase(settings)
    const { totp_secret: secret } = await database
      .selectFrom('staff')
      .select('totp_secret')
      .executeTakeFirstOrThrow()
    expect(await decryptSecret(dataDir, secret ?? '')).toBe('of the phone')
    const picture = await openMediaStore(database, settings).read(
      { id: 'gate', version: 'v' },
      'whole',
    )
    expect(picture).toHaveLength(382)
    await database.destroy()
    expect(readFileSync(join(dataDir, 'staff.key'), 'utf8')).toHaveLength(43)
  },
)

/** Makes a restored copy with an article, and what checks it. */
async function makeCopy() {
  const folder = testFolder()
  const database = await openDatabase({ dataDir: folder })
  onTestFinished(() => database.destroy())
  await migrate(database)
  const { slug } = await putArticle(database, { title: 'Robotics team comes home' })
  await putReference(database, alertKind, { text: 'No page of an entry' })
  const check = (missing: string[] = []) => {
    const end: BackupEnd = { rows: {}, files: 0, missing }
    return checkRestored(database, { folder, end, now: noon })
  }
  return { folder, database, slug, check }
}

test('a whole copy passes, and names the page of its newest entry', async () => {
  const { slug, check } = await makeCopy()
  expect(await check()).toBe(`/dycian-news/${slug}`)
})

test('a copy whose search does not find its newest entry fails', async () => {
  const { database, check } = await makeCopy()
  for (const index of ['search_title', 'search_words'])
    await sql`delete from ${sql.table(index)}`.execute(database)
  await expect(check()).rejects.toThrow(
    new BackupError('Search of the restored copy does not find “Robotics team comes home”.'),
  )
})

test('a copy without the files of a picture fails, unless the site had lost them before', async () => {
  const { folder, database, check } = await makeCopy()
  await putPicture(database, { id: 'team', version: 'v' })
  await expect(check()).rejects.toThrow(
    new BackupError('The restored copy lacks the files of media/team/v.'),
  )
  expect(await check(['media/team/v'])).not.toBeNull()
  mkdirSync(join(folder, 'media/team/v'), { recursive: true })
  writeFileSync(join(folder, 'media/team/v/whole'), 'a picture')
  expect(await check()).not.toBeNull()
})
