import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  readBackupState,
  readCopyState,
} from '../../school/operations/backup/backup-state.server.ts'
import { readContentVersion } from '../../db/content-version.ts'
import { listSavedFilters } from '../../school/content/editing/saved-filters.server.ts'
import { listTags } from '../../school/content/media/tags.server.ts'
import { isKnownDevice } from '../../school/staff/accounts/known-devices.server.ts'
import { readLink } from '../../school/staff/accounts/one-time-links.server.ts'
import { exportPersonalData } from '../../school/staff/accounts/personal-data.server.ts'
import { hashToken } from '../../school/staff/accounts/secret-token.server.ts'
import { emptyDatabases, upgrader } from '../helpers/empty-databases.ts'

const day = 24 * 60 * 60_000

describe.each(emptyDatabases())('a database of before tables were joined (%s)', (_, makeEmpty) => {
  const upgraded = (statements: readonly string[]) =>
    upgrader(makeEmpty)('0052-pages-are-documents', async (old) => {
      for (const statement of statements) await sql.raw(statement).execute(old)
    })

  test('keeps recovery codes, and what became of backups and their copies', async () => {
    const database = await upgraded([
      `insert into staff (id, email, name, role, sections, created_at)
        values ('ana', 'ana@mail.example', 'Ana', 'editor', '', 1), ('ben', null, 'Ben', 'editor', '', 1)`,
      "insert into staff_recovery_code values ('ana', 'one'), ('ana', 'two')",
      'insert into backup_state (id, due_at, passed_at) values (1, 5, 4)',
      `insert into backup_copy (id, name, arrived_at, failed_at, problem, attempts)
        values (1, 'a.tar.age', 6, 7, 'Full.', 2)`,
    ])
    const staff = database.selectFrom('staff').select('recovery_codes').orderBy('id')
    const codes = (await staff.execute()).map((row) => row.recovery_codes.split(' ').toSorted())
    expect(codes).toEqual([['one', 'two'], ['']])
    expect(await readBackupState(database, 5)).toMatchObject({ passedAt: 4, isLate: false })
    const copies = { arrivedAt: 6, failedAt: 7, problem: 'Full.' }
    expect(await readCopyState(database)).toEqual(copies)
  })

  test('keeps one-time links with their ends, and known devices with their last uses', async () => {
    const database = await upgraded([
      `insert into staff (id, email, name, role, sections, created_at)
        values ('ana', 'ana@mail.example', 'Ana', 'editor', '[]', 1)`,
      `insert into staff_link (token_hash, purpose, staff_id, expires_at)
        values ('${hashToken('first')}', 'set-up', null, ${2 * day}),
        ('${hashToken('link')}', 'invitation', 'ana', ${8 * day})`,
      `insert into staff_device (token_hash, staff_id, created_at, last_used_at)
        values ('${hashToken('phone')}', 'ana', 4, ${day})`,
    ])
    const tokens = database.selectFrom('staff_token').select(['purpose', 'created_at', 'staff_id'])
    expect(await tokens.orderBy('purpose').execute()).toEqual([
      { purpose: 'device', created_at: 4, staff_id: 'ana' },
      { purpose: 'invitation', created_at: day, staff_id: 'ana' },
      { purpose: 'set-up', created_at: day, staff_id: null },
    ])
    const isKnown = (now: number) => isKnownDevice(database, 'ana', 'phone', now)
    expect([await isKnown(181 * day - 1), await isKnown(181 * day)]).toEqual([true, false])
    expect(await exportPersonalData(database, 'ana')).toMatchObject({
      devices: [{ createdAt: 4, lastUsedAt: day }],
    })
    const isLink = async (now: number) =>
      (await readLink({ database, dataDir: '', now: () => now }, 'link')) !== null
    expect([await isLink(8 * day - 1), await isLink(8 * day)]).toEqual([true, false])
  })

  test('keeps the content version, and the filters that people saved', async () => {
    const database = await upgraded([
      'update content_version set version = 41',
      `insert into staff (id, email, name, role, sections, created_at)
        values ('ana', 'ana@mail.example', 'Ana', 'editor', '', 1), ('ben', null, 'Ben', 'editor', '', 1)`,
      `insert into saved_filter (id, staff_id, kind, name, query, saved_at)
        values ('f1', 'ana', 'article', 'Drafts', '{"q":"band"}', 1793000000000),
        ('f2', 'ana', 'event', 'Old', '{}', 6)`,
    ])
    expect(await readContentVersion(database)).toBe(41)
    const ofAna = { staffId: 'ana', kind: 'article' } as const
    expect(await listSavedFilters(database, ofAna)).toEqual([
      { id: 'f1', name: 'Drafts', query: { q: 'band' } },
    ])
    expect(await listSavedFilters(database, { ...ofAna, staffId: 'ben' })).toEqual([])
  })

  test('keeps the tags of files, failed searches by day, and the key of push messages', async () => {
    const database = await upgraded([
      `insert into media (id, kind, name, file_name, version, type, width, height, bytes, widths, color,
        alt, decorative, focal_x, focal_y, created_at, created_by, updated_at)
        values ('a', 'pdf', 'A', 'a.pdf', 'v', 'application/pdf', 0, 0, 1, '', '', '', 0, 50, 50, 1, 'Ana', 1),
        ('b', 'pdf', 'B', 'b.pdf', 'v', 'application/pdf', 0, 0, 1, '', '', '', 0, 50, 50, 1, 'Ana', 1)`,
      `insert into media_tag (media_id, key, tag)
        values ('a', 'jhs', 'JHS'), ('a', 'grade 7', 'Grade 7'), ('b', 'jhs', 'JHS')`,
      // 17:00 UTC is already the next day in Manila.
      `insert into search_miss (words, count, last_at)
        values ('xylophone', 3, ${Date.UTC(2026, 10, 18, 17)})`,
      "insert into push_key (id, public_key, private_key) values (1, 'public', 'encrypted')",
    ])
    const state = database.selectFrom('site_state').select('secret').where('key', '=', 'push_key')
    expect(await state.execute()).toEqual([{ secret: 'encrypted' }])
    expect(await listTags(database)).toEqual([
      { tag: 'Grade 7', files: 1 },
      { tag: 'JHS', files: 2 },
    ])
    expect(await database.selectFrom('day_count').selectAll().execute()).toEqual([
      { subject: 'failed-search', day: 20261119, name: 'xylophone', count: 3 },
    ])
  })

  test('keeps which links are broken, the ids of sent entries, and views and scans by day', async () => {
    const database = await upgraded([
      `insert into internal_link (subject, subject_id, target)
        values ('article', '7', '/gone'), ('article', '8', '/new')`,
      "insert into link_target (target, broken, version) values ('/gone', 1, 3)",
      ...[1, 2].map(
        (
          id,
        ) => `insert into entry (id, kind, slug, title, status, category, sort_day, summary, data, content,
          revision, sample, created_at, updated_at, created_by)
        values (${id}, 'article', 'x', 'x', 'draft', '', 0, '', '{}', '', 1, 0, 1, 7, 'ana')`,
      ),
      `insert into entry_addition (staff_id, kind, name, entry_id, added_at)
        values ('ana', 'article', 'new-a', 1, 5)`,
      'insert into search_backlog (entry_id) values (2)',
      'insert into staff_search_backlog (entry_id) values (1)',
      "insert into page_view (day, path, views) values (20261118, '', 9), (20261118, '/', 4)",
      "insert into printed_code_scan (code, day, scans) values ('BCDF', 20261118, 3)",
    ])
    const links = database.selectFrom('internal_link').select(['broken', 'version'])
    expect(await links.orderBy('target').execute()).toEqual([
      { broken: 1, version: 3 },
      { broken: 0, version: 0 },
    ])
    const backlog = database.selectFrom('entry_backlog').selectAll()
    expect(await backlog.orderBy('work').orderBy('entry_id').execute()).toEqual([
      { work: 'link-check', entry_id: 1 },
      { work: 'link-check', entry_id: 2 },
      { work: 'search', entry_id: 2 },
      { work: 'staff-search', entry_id: 1 },
    ])
    const entries = database.selectFrom('entry').select('sent_as').orderBy('id')
    expect(await entries.execute()).toEqual([{ sent_as: 'new-a' }, { sent_as: null }])
    const counts = await database.selectFrom('day_count').selectAll().orderBy('count').execute()
    expect(counts).toEqual([
      { subject: 'scan', day: 20261118, name: 'BCDF', count: 3 },
      { subject: 'page-view', day: 20261118, name: '/', count: 4 },
      { subject: 'page-view', day: 20261118, name: '', count: 9 },
    ])
  })
})
