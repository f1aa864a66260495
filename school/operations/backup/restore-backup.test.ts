import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'
import { findStaffDocuments } from '../../../db/staff-search-index.ts'
import { backupPassphrase } from '../../../tests/helpers/backups.ts'
import { emptyDatabases } from '../../../tests/helpers/empty-databases.ts'
import { putArticle, noon } from '../../../tests/helpers/entries.ts'
import { putReference } from '../../../tests/helpers/reference.ts'
import { storeQuestion } from '../../../tests/helpers/stored-questions.ts'
import { alertKind } from '../../kinds/alert.ts'
import {
  readQuestionFile,
  storeQuestionFile,
} from '../../../abilities/questions/question-file.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { writeBackup } from './write-backup.server.ts'

test.each(emptyDatabases())(
  'a restore into %s over a site brings files of questions back, and shows one bar for its work',
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
    await restoreBackup({ ...work, file, replace: true, onProgress })
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
