import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'
import { testFolder } from '../../../tests/helpers/backups.ts'
import { noon, putArticle } from '../../../tests/helpers/entries.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'
import { putReference } from '../../../tests/helpers/reference.ts'
import { alertKind } from '../../kinds/alert.ts'
import { BackupError, type BackupEnd } from './backup.ts'
import { checkRestored } from './check-restored.server.ts'

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
