import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { recordActivity } from '../../school/staff/activity/record-activity.server.ts'
import { erasedName } from '../../school/staff/accounts/personal-data.server.ts'
import { countersKind } from '../../school/kinds/counters.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { article } from '../helpers/entries.ts'
import { putReference } from '../helpers/reference.ts'
import { openStaffApi, password, signInAs } from '../helpers/staff.ts'
import { storeSubscription } from '../helpers/subscriptions.ts'

type Ana = Awaited<ReturnType<typeof signInAs>>

describeOnDatabases('what is held about a person', (databases) => {
  let database: Database
  let site: ReturnType<typeof openStaffApi>
  let ana: Ana
  let token: string
  beforeEach(async () => {
    database = databases.database
    site = openStaffApi(database)
    ;({ token } = await signInAs(database, 'administrator', { now: site.clock.now }))
    ana = await signInAs(database, 'editor', { now: site.clock.now })
    await site.call('POST', '/session', { body: { email: ana.staff.email, password } })
    const renamed = { ...ana.staff, name: 'Ana Reyes-Cruz' }
    await site.call('PUT', `/staff/${ana.staff.id}`, { token, body: renamed })
    await write(ana.token, 'Written by Ana')
    await addFile({ ...ana.staff, name: 'Ana Reyes-Cruz' }, 'm1')
    const unsaved = {
      staff_id: ana.staff.id,
      subject: 'article',
      subject_id: 'new',
      data: '{"title":"Half"}',
    }
    await database
      .insertInto('autosave')
      .values({ ...unsaved, saved_at: site.clock.now })
      .execute()
    const filter = { id: 'f1', kind: 'article', name: 'Half of mine', query: '{}' }
    await database
      .insertInto('saved_filter')
      .values({ ...filter, staff_id: ana.staff.id, saved_at: site.clock.now })
      .execute()
    const place = { subject: 'article', subject_id: '1' }
    const by = { staff_id: ana.staff.id, staff_name: 'Ana Reyes-Cruz' }
    await database
      .insertInto('comment')
      .values({ id: 'c1', ...place, ...by, text: 'Is it Monday?', created_at: site.clock.now })
      .execute()
    await database
      .insertInto('comment_mention')
      .values({ comment_id: 'c1', staff_id: ana.staff.id })
      .execute()
    await storeSubscription(database, { channel: 'email', address: ana.staff.email })
    const times = { created_at: site.clock.now, expires_at: site.clock.now + 1_000 }
    await database
      .insertInto('preview')
      .values({ ...unsaved, ...times, token_hash: 'x', live: 0 })
      .execute()
  })

  /** Adds a file as a person. */
  async function addFile(staff: Ana['staff'], id: string) {
    const file = {
      id,
      kind: 'pdf',
      name: 'Calendar',
      file_name: 'calendar.pdf',
      alt: '',
      decorative: 0,
    }
    const now = site.clock.now
    const version = {
      version: 'x',
      type: 'application/pdf',
      width: 0,
      height: 0,
      bytes: 1,
      widths: '',
      color: '',
      focal_x: 50,
      focal_y: 50,
      made_at: now,
      made_by: staff.name,
    }
    await database
      .insertInto('media')
      .values({
        ...file,
        ...version,
        created_at: now,
        created_by: staff.name,
        updated_at: now,
      })
      .execute()
    await database
      .insertInto('media_version')
      .values({
        ...version,
        version: 'y',
        media_id: id,
        number: 1,
        shows_learners: 'no',
        replaced_at: now,
      })
      .execute()
    await recordActivity(
      database,
      staff,
      { action: 'upload', subject: 'media', subjectId: id, title: 'Calendar' },
      now,
    )
  }

  const write = async (by: string, title: string) =>
    (await site.call('POST', '/entries/article', { token: by, body: { data: article({ title }) } }))
      .body as {
      id: number
    }
  /** Publishes a page as Ana, who is its last editor then. */
  const savePage = () =>
    putReference(
      database,
      countersKind,
      [{ group: 'home', label: 'Learners', value: 12_205, note: null }],
      { name: 'Ana Reyes-Cruz', now: site.clock.now },
    )
  const path = () => `/staff/${ana.staff.id}/data`
  const everything = async () => {
    const tables = [
      'staff',
      'staff_session',
      'activity',
      'revision',
      'entry',
      'reference',
      'autosave',
      'saved_filter',
      'comment',
      'preview',
      'subscription',
      'media',
      'media_version',
    ] as const
    const rows = await Promise.all(
      tables.map((table) => database.selectFrom(table).selectAll().execute()),
    )
    return JSON.stringify(rows)
  }

  test('is handed out as a whole, without hashes and secrets', async () => {
    const { status, body } = await site.call('GET', path(), { token })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      account: { name: 'Ana Reyes-Cruz', email: ana.staff.email, role: 'editor' },
      sessions: [{ device: 'Test' }, { device: 'Another program' }],
      activity: [
        { action: 'sign-in' },
        { action: 'rename' },
        { subject: 'article', title: 'Written by Ana' },
        { subject: 'media' },
      ],
      revisions: [{ subject: 'article', number: 1, savedBy: 'Ana Reyes-Cruz' }],
      entries: [{ kind: 'article', title: 'Written by Ana' }],
      media: [{ id: 'm1', name: 'Calendar' }],
      mediaVersions: [{ mediaId: 'm1', number: 1 }],
      unsaved: [{ subject: 'article', subjectId: 'new' }],
      savedFilters: [{ kind: 'article', name: 'Half of mine' }],
      previews: [{ subject: 'article' }],
      comments: [{ subject: 'article', subjectId: '1', text: 'Is it Monday?' }],
      classMail: [{ language: 'en' }],
    })
    expect((body as { names: string[] }).names.sort()).toEqual(['Ana Reyes-Cruz', ana.staff.name])
    expect(JSON.stringify(body)).not.toMatch(/argon2|token|hash/i)
  })

  test('is erased: no name and no address is left, and what was done stays', async () => {
    await savePage()
    const before = await database
      .selectFrom('activity')
      .select(['id', 'at', 'action', 'subject_id'])
      .orderBy('id')
      .execute()
    expect((await site.call('DELETE', path(), { token })).status).toBe(200)
    const held = await everything()
    const page = await database
      .selectFrom('reference')
      .select('updated_by')
      .where('key', '=', 'counters')
      .executeTakeFirst()
    expect(page).toEqual({ updated_by: erasedName })
    for (const personal of ['Ana Reyes-Cruz', ana.staff.name, ana.staff.email])
      expect(held).not.toContain(personal)
    expect(held).toContain('Written by Ana')
    expect(held).not.toContain('Half')
    expect(held).toContain('Is it Monday?')
    expect(await database.selectFrom('comment_mention').selectAll().execute()).toEqual([])

    const after = await database
      .selectFrom('activity')
      .select(['id', 'at', 'action', 'subject_id'])
      .orderBy('id')
      .execute()
    expect(after.slice(0, -1)).toEqual(before)
    expect(after.at(-1)).toMatchObject({ action: 'erase', subject_id: ana.staff.id })
    const { saved_by } = await database
      .selectFrom('revision')
      .select('saved_by')
      .executeTakeFirstOrThrow()
    expect(saved_by).toBe(erasedName)
    const entry = await database
      .selectFrom('entry')
      .select(['created_by_name', 'updated_by'])
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({ created_by_name: erasedName, updated_by: erasedName })

    expect((await site.call('GET', '/session', ana)).status).toBe(401)
    expect((await site.call('GET', `/staff/${ana.staff.id}`, { token })).status).toBe(404)
    expect((await site.call('DELETE', path(), { token })).status).toBe(404)
    const invited = { name: 'Ana', email: ana.staff.email, role: 'editor', sections: [] }
    expect((await site.call('POST', '/staff', { token, body: invited })).status).toBe(200)
  })

  test('can also be erased after the account was deleted', async () => {
    await site.call('DELETE', `/staff/${ana.staff.id}`, { token })
    expect(await everything()).toContain('Ana Reyes-Cruz')
    expect((await site.call('GET', path(), { token })).body).toMatchObject({ account: null })
    expect((await site.call('DELETE', path(), { token })).status).toBe(200)
    const held = await everything()
    for (const personal of ['Ana Reyes-Cruz', ana.staff.name]) expect(held).not.toContain(personal)
  })

  test('is not that of another person of the same name', async () => {
    const other = await signInAs(database, 'editor', { now: site.clock.now })
    const body = { ...other.staff, name: 'Ana Reyes-Cruz' }
    await site.call('PUT', `/staff/${other.staff.id}`, { token, body })
    site.clock.now += 1_000
    const { id } = await write(other.token, 'Written by the other Ana')
    await site.call('DELETE', path(), { token })
    const revision = await database
      .selectFrom('revision')
      .select('saved_by')
      .where('subject_id', '=', String(id))
      .executeTakeFirstOrThrow()
    expect(revision.saved_by).toBe('Ana Reyes-Cruz')
    expect((await site.call('GET', '/session', other)).body).toMatchObject({
      name: 'Ana Reyes-Cruz',
    })
  })

  test('is nothing about people who were never here', async () => {
    expect((await site.call('GET', '/staff/unknown/data', { token })).status).toBe(404)
    expect((await site.call('DELETE', '/staff/unknown/data', { token })).status).toBe(404)
  })
})
