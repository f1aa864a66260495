import { expect, test } from 'vitest'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import type { StaffMember } from '../../school/staff/accounts/staff-list.server.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { maria, refusal, signInBeforeEach, tokenOf, type Invited } from '../helpers/people.ts'

describeOnDatabases('people of the staff', (databases) => {
  const people = signInBeforeEach(databases, 'administrator')
  const { add, ask, askConfirmed, command, invite, useLink, events } = people
  const change = (id: string, fields: object) => command(id, 'change', fields)
  /** Makes a link to what is not published. */
  const addPreview = async ({ token }: { token: string }) => {
    const body = { subject: 'article', data: { title: 'Not yet' } }
    expect((await people.site.call('POST', '/previews', { token, body })).status).toBe(201)
  }
  const previews = () => databases.database.selectFrom('preview').selectAll().execute()
  const sessionOf = (person: { token: string }) => people.site.call('GET', '/session', person)

  test('are listed, searched, filtered and sorted, without anything secret', async () => {
    await invite()
    const ana = { name: 'ana Reyes', email: 'ana@dyci.example', role: 'editor', sections: [] }
    await invite(ana)
    const list = async (query: string) =>
      ((await ask('GET', `/staff${query}`)).body as { data: StaffMember[] }).data.map(
        ({ name }) => name,
      )
    expect(await list('')).toEqual(['ana Reyes', 'Maria Cruz', people.staff.name])
    expect(await list('?order=DESC&perPage=1&page=2')).toEqual(['Maria Cruz'])
    expect(await list('?order=DESC&perPage=2&page=2')).toEqual(['ana Reyes'])
    expect(await list('?q=CRUZ+maria')).toEqual(['Maria Cruz'])
    expect(await list('?role=editor')).toEqual(['ana Reyes'])
    expect(await list('?state=invited&sort=email')).toEqual(['ana Reyes', 'Maria Cruz'])
    expect((await ask('GET', '/staff?sort=password_hash')).status).toBe(422)
    const { body } = await ask('GET', '/staff')
    expect(body).toMatchObject({ total: 3 })
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash|secret|totp/)
  })

  test('need proper fields, and an e-mail address that no one else has, in whatever case', async () => {
    const first = await invite()
    for (const [field, wrong] of [
      ['name', { name: ' ' }],
      ['email', { email: 'maria' }],
      ['email', { email: 'MARIA@dyci.example' }],
      ['role', { role: 'owner' }],
      ['sections.0', { sections: ['kindergarten'] }],
    ] as const) {
      const { status, body } = await ask('POST', '/staff', { ...maria, ...wrong })
      expect([status, body]).toMatchObject([422, { reason: 'invalid', problems: [{ field }] }])
    }
    expect((await change(first.id, { ...maria, email: people.staff.email })).status).toBe(422)
    // The link that went to another address is over.
    await change(first.id, { ...first, email: 'other@dyci.example' })
    expect((await useLink(tokenOf(first))).status).toBe(404)
  })

  test('get other rights at once, and the log says from which to which', async () => {
    const ana = await add('author')
    const rights = { role: 'editor', sections: ['shs'], classStatus: true }
    await change(ana.staff.id, { ...ana.staff, ...rights, name: 'Ana Reyes' })
    expect((await sessionOf(ana)).body).toMatchObject(rights)
    const rows = await databases.database.selectFrom('activity').selectAll().orderBy('id').execute()
    const [role, rename] = rows
    expect(rows.map(({ action }) => action)).toEqual(['role-change', 'rename'])
    expect(JSON.parse(role?.before ?? '')).toEqual({ role: 'author', sections: [] })
    expect(JSON.parse(role?.after ?? '')).toEqual(rights)
    expect(JSON.parse(rename?.after ?? '')).toEqual({ name: 'Ana Reyes' })
  })

  test('who are disabled are out at once, links included, until they are enabled', async () => {
    const ana = await add('editor')
    const { id, email } = ana.staff
    const link = tokenOf((await command(id, 'reset')).body as Invited)
    await addPreview(ana)
    expect((await command(id, 'disable')).body).toMatchObject({ state: 'disabled' })
    expect(await previews()).toEqual([])
    expect((await sessionOf(ana)).status).toBe(401)
    expect((await useLink(link)).status).toBe(404)
    expect(refusal(await command(id, 'reset'))).toEqual([409, 'state'])
    expect((await command(id, 'enable')).body).toMatchObject({ state: 'active' })
    expect((await sessionOf(ana)).status).toBe(401)
    expect((await people.signIn({ email })).status).toBe(200)
  })

  test('are removed, and what they did keeps their name', async () => {
    const ana = await add('editor')
    const { id, name, email } = ana.staff
    await people.signIn({ email })
    await addPreview(ana)
    expect((await command(id, 'delete')).status).toBe(200)
    expect(await previews()).toEqual([])
    expect((await sessionOf(ana)).status).toBe(401)
    expect(refusal(await command(id, 'delete'))).toEqual([404, 'not-found'])
    expect(await events()).toEqual([
      `${name}: sign-in ${name}`,
      `${people.staff.name}: delete ${name}`,
    ])
  })

  test('always include an administrator who can sign in', async () => {
    await askConfirmed('POST', '/staff', { ...maria, role: 'administrator' })
    const self = people.staff
    const lastOnes = [
      await change(self.id, { ...self, role: 'editor' }),
      await askConfirmed('POST', `/staff/${self.id}/commands`, { action: 'disable' }),
      await command(self.id, 'delete'),
      await command(self.id, 'erase'),
    ]
    for (const answer of lastOnes) expect(refusal(answer)).toEqual([409, 'last-administrator'])
    expect((await ask('GET', '/staff')).status).toBe(200)
    expect((await change(self.id, { ...self, name: 'Still here' })).status).toBe(200)
  })

  test('keep one administrator when two remove each other at once', async () => {
    const other = await add('administrator')
    const demote = async (token: string, person: Staff) => {
      const body = { action: 'change', ...person, role: 'editor' }
      return (await people.site.call('POST', `/staff/${person.id}/commands`, { token, body }))
        .status
    }
    const statuses = await Promise.all([
      demote(people.token, other.staff),
      demote(other.token, people.staff),
    ])
    expect(statuses).not.toEqual([200, 200])
    const all = databases.database.selectFrom('staff').select('id')
    expect(await all.where('role', '=', 'administrator').execute()).toHaveLength(1)
  })
})
