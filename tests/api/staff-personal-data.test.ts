import type { InsertObject } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { recordActivity } from '../../school/staff/activity/record-activity.server.ts'
import { erasedName } from '../../school/staff/accounts/personal-data.server.ts'
import { countersKind } from '../../school/kinds/counters.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { article } from '../helpers/entries.ts'
import { putPicture } from '../helpers/library-pictures.ts'
import { putReference } from '../helpers/reference.ts'
import { password, signInAs } from '../helpers/staff.ts'
import { openStaffApi } from '../helpers/staff-api.ts'
import { storeSubscription } from '../helpers/subscriptions.ts'

const name = 'Ana Reyes-Cruz'

describeOnDatabases('what is held about a person', (databases) => {
  let database: Database
  let site: ReturnType<typeof openStaffApi>
  let ana: Awaited<ReturnType<typeof signInAs>>
  let token: string
  beforeEach(async () => {
    database = databases.database
    site = openStaffApi(database)
    const { now } = site.clock
    ;({ token } = await signInAs(database, 'administrator', { now }))
    ana = await signInAs(database, 'editor', { now })
    await site.call('POST', '/session', { body: { email: ana.staff.email, password } })
    await command('change', { ...ana.staff, name })
    await write(ana.token, 'Written by Ana')
    await addFile()
    const own = { staff_id: ana.staff.id }
    const unsaved = { ...own, subject: 'article', subject_id: 'new', data: '{"title":"Half"}' }
    await insert('autosave', { ...unsaved, saved_at: now })
    const filter = { id: 'f1', kind: 'article', name: 'Half of mine', query: {}, savedAt: now }
    await database
      .updateTable('staff')
      .set({ saved_filters: JSON.stringify([filter]) })
      .where('id', '=', ana.staff.id)
      .execute()
    const comment = { id: 'c1', subject: 'article', subject_id: '1', text: 'Is it Monday?' }
    await insert('comment', { ...comment, ...own, staff_name: name, created_at: now })
    await storeSubscription(database, { channel: 'email', address: ana.staff.email })
    const link = { token_hash: 'x', live: 0, created_at: now, expires_at: now + 1_000 }
    await insert('preview', { ...unsaved, ...link })
  })

  const insert = <Name extends keyof Tables>(table: Name, row: InsertObject<Tables, Name>) =>
    database.insertInto(table).values(row).execute()

  /** Adds a file as Ana, with a former version. */
  async function addFile() {
    const { now } = site.clock
    const made = { version: 'x', made_at: now, made_by: name }
    await putPicture(database, { ...made, id: 'm1', created_at: now, created_by: name })
    const file = { type: 'image/jpeg', width: 9, height: 9, bytes: 9, widths: '[]', color: '' }
    const former = { ...made, version: 'y', media_id: 'm1', number: 1, replaced_at: now }
    const look = { focal_x: 50, focal_y: 50, shows_learners: 'no' as const }
    await insert('media_version', { ...file, ...former, ...look })
    const about = { subject: 'media', subjectId: 'm1', title: 'Lanterns' } as const
    const event = { action: 'upload', ...about } as const
    await recordActivity(database, { ...ana.staff, name }, { ...event, after: { alt: '' } }, now)
  }

  async function write(by: string, title: string) {
    const body = { data: article({ title }) }
    const answer = await site.call('POST', '/entries/article', { token: by, body })
    return (answer.body as { id: number }).id
  }
  const command = async (action: string, fields: object = {}, id = ana.staff.id) =>
    (await site.call('POST', `/staff/${id}/commands`, { token, body: { action, ...fields } }))
      .status
  const read = (id = ana.staff.id) => site.call('GET', `/staff/${id}/data`, { token })
  const everything = async () => {
    const tables = await database.introspection.getTables()
    const rows = tables.map((table) =>
      database
        .selectFrom(table.name as keyof Tables)
        .selectAll()
        .execute(),
    )
    return JSON.stringify(await Promise.all(rows))
  }

  test('is handed out as a whole, without hashes and secrets', async () => {
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      account: { name, email: ana.staff.email, role: 'editor' },
      sessions: [{ device: 'Test' }, { device: 'Another program' }],
      devices: [{ createdAt: site.clock.now, lastUsedAt: site.clock.now }],
      activity: [
        { action: 'sign-in' },
        { action: 'rename' },
        { subject: 'article', title: 'Written by Ana' },
        { subject: 'media' },
      ],
      revisions: [{ subject: 'article', number: 1, savedBy: name }],
      entries: [{ kind: 'article', title: 'Written by Ana' }],
      media: [{ id: 'm1', name: 'Lanterns' }],
      mediaVersions: [{ mediaId: 'm1', number: 1 }],
      unsaved: [{ subject: 'article', subjectId: 'new' }],
      savedFilters: [{ kind: 'article', name: 'Half of mine' }],
      previews: [{ subject: 'article' }],
      comments: [{ subject: 'article', subjectId: '1', text: 'Is it Monday?' }],
      classMail: [{ language: 'en' }],
    })
    expect((body as { names: string[] }).names.sort()).toEqual([name, ana.staff.name])
    expect(JSON.stringify(body)).not.toMatch(/argon2|token|hash/i)
  })

  test('is erased: no name and no address is left, and what was done stays', async () => {
    const counter = { group: 'home', label: 'Learners', value: 12_205, note: null }
    await putReference(database, countersKind, [counter], { name, now: site.clock.now })
    const events = () =>
      database
        .selectFrom('activity')
        .select(['id', 'at', 'action', 'subject_id'])
        .orderBy('id')
        .execute()
    const before = await events()
    expect(await command('erase')).toBe(200)
    const held = await everything()
    for (const personal of [name, ana.staff.name, ana.staff.email])
      expect(held).not.toContain(personal)
    expect(held).toContain('Written by Ana')
    expect(held).not.toContain('Half')
    expect(held).toContain('Is it Monday?')

    const after = await events()
    expect(after.slice(0, -1)).toEqual(before)
    expect(after.at(-1)).toMatchObject({ action: 'erase', subject_id: ana.staff.id })
    const upload = database.selectFrom('activity').selectAll().where('action', '=', 'upload')
    expect(await upload.executeTakeFirst()).toMatchObject({
      staff_name: erasedName,
      title: 'Lanterns',
      after: '{"alt":""}',
    })
    const revision = database.selectFrom('revision').select('saved_by')
    expect(await revision.executeTakeFirst()).toEqual({ saved_by: erasedName })
    const entry = database.selectFrom('entry').select(['created_by_name', 'updated_by'])
    expect(await entry.executeTakeFirst()).toEqual({
      created_by_name: erasedName,
      updated_by: erasedName,
    })
    const page = database.selectFrom('entry').select('updated_by').where('key', '=', 'counters')
    expect(await page.executeTakeFirst()).toEqual({ updated_by: erasedName })

    expect((await site.call('GET', '/session', ana)).status).toBe(401)
    expect(await command('delete')).toBe(404)
    expect(await command('erase')).toBe(404)
    const invited = { name: 'Ana', email: ana.staff.email, role: 'editor', sections: [] }
    expect((await site.call('POST', '/staff', { token, body: invited })).status).toBe(200)
  })

  test('can also be erased after the account was deleted, and is nothing about people who were never here', async () => {
    await command('delete')
    expect(await everything()).toContain(name)
    expect((await read()).body).toMatchObject({ account: null })
    expect(await command('erase')).toBe(200)
    const held = await everything()
    for (const personal of [name, ana.staff.name]) expect(held).not.toContain(personal)
    expect((await read('unknown')).status).toBe(404)
    expect(await command('erase', {}, 'unknown')).toBe(404)
  })

  test('is not that of another person of the same name', async () => {
    const other = await signInAs(database, 'editor', { now: site.clock.now })
    await command('change', { ...other.staff, name }, other.staff.id)
    site.clock.now += 1_000
    const id = await write(other.token, 'Written by the other Ana')
    await command('erase')
    const { saved_by } = await database
      .selectFrom('revision')
      .select('saved_by')
      .where('subject_id', '=', String(id))
      .executeTakeFirstOrThrow()
    expect(saved_by).toBe(name)
    expect((await site.call('GET', '/session', other)).body).toMatchObject({ name })
  })
})
