import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { openMediaStore } from '../../content/media/open-store.server.ts'
import { decryptSecret } from '../../staff/accounts/secret-key.server.ts'
import { backupPassphrase, readAll } from '../../../tests/helpers/backups.ts'
import { emptyDatabases } from '../../../tests/helpers/empty-databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { restoreBackup } from './restore-backup.server.ts'

/** Made by the last version that wrote the first format, of a site with starter content. */
const file = join(import.meta.dirname, '../../../tests/released/first-format.backup')

test.each(emptyDatabases())(
  'a real backup in the first format is restored into %s: rows, counters, key and pictures',
  async (_, make) => {
    const settings = await make()
    const { dataDir } = settings
    const { head, end } = await restoreBackup({
      ...{ settings, file, passphrase: backupPassphrase },
      ...{ replace: false, version: '1.0.0', now: noon },
    })
    expect(head.madeAt.toISOString()).toBe('2026-11-28T20:35:56.902Z')
    expect(end).toMatchObject({ files: 2, missing: ['media/lost/v'] })
    const { rows, counters } = await readAll(settings)
    const counts = Object.entries(rows).map(([table, found]) => [table, found.length])
    // Notes on questions are comments now, and the 76 pages of four lists and the sections are
    // documents; the 16 sections are saved once more. The search index, which is built again, counts as one visible change.
    const { question_note: notes, staff_recovery_code: codes, ...remaining } = end.rows
    const { entry = 0, revision = 0, ...kept } = remaining
    expect([notes, codes]).toEqual([0, 0])
    expect(Object.fromEntries(counts)).toEqual({
      ...kept,
      content_version: 0,
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
