import { expect, test } from 'vitest'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import type { StaffMember } from '../../school/staff/accounts/staff-list.server.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { maria, refusal, signInBeforeEach, tokenOf, type Invited } from '../helpers/people.ts'
import { password, signInAs } from '../helpers/staff.ts'

describeOnDatabases('people of the staff', (databases) => {
  const people = signInBeforeEach(databases, 'administrator')
  const { ask, askConfirmed, invite, useLink, events } = people
  const signIn = (email: string, given = password) => people.signIn({ email, password: given })

  test('are listed, searched, filtered and sorted, without anything secret', async () => {
    await invite()
    await invite({
      ...maria,
      name: 'ana Reyes',
      email: 'ana@dyci.example',
      role: 'editor',
      sections: [],
    })
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

  test('cannot share an e-mail address, in whatever case', async () => {
    const first = await invite()
    const second = await ask('POST', '/staff', { ...maria, email: 'MARIA@dyci.example' })
    expect(second.body).toMatchObject({ reason: 'invalid', problems: [{ field: 'email' }] })
    expect(
      (await ask('PUT', `/staff/${first.id}`, { ...maria, email: people.staff.email })).status,
    ).toBe(422)
  })

  test.each([
    ['name', { name: ' ' }],
    ['email', { email: 'maria' }],
    ['role', { role: 'owner' }],
    ['sections.0', { sections: ['kindergarten'] }],
  ])('need a proper %s', async (field, wrong) => {
    const { status, body } = await ask('POST', '/staff', { ...maria, ...wrong })
    expect([status, body]).toMatchObject([422, { problems: [{ field }] }])
  })

  test('get other rights at once, and the log says from which to which', async () => {
    const ana = await signInAs(databases.database, 'author', { now: people.site.clock.now })
    const member = (await ask('GET', `/staff/${ana.staff.id}`)).body as StaffMember
    await ask('PUT', `/staff/${member.id}`, {
      ...member,
      role: 'editor',
      sections: ['shs'],
      name: 'Ana Reyes',
    })
    expect((await people.site.call('GET', '/session', ana)).body).toMatchObject({
      role: 'editor',
      sections: ['shs'],
    })
    const rows = await databases.database.selectFrom('activity').selectAll().orderBy('id').execute()
    const [role, rename] = rows
    expect(rows.map(({ action }) => action)).toEqual(['role-change', 'rename'])
    expect(JSON.parse(role?.before ?? '')).toEqual({ role: 'author', sections: [] })
    expect(JSON.parse(role?.after ?? '')).toEqual({ role: 'editor', sections: ['shs'] })
    expect(JSON.parse(rename?.after ?? '')).toEqual({ name: 'Ana Reyes' })
  })

  test('who are disabled are out at once, links included, until they are enabled', async () => {
    const ana = await signInAs(databases.database, 'editor', { now: people.site.clock.now })
    const member = (await ask('GET', `/staff/${ana.staff.id}`)).body as StaffMember
    const link = tokenOf((await ask('POST', `/staff/${member.id}/reset`)).body as Invited)
    const set = (state: string) => ask('PUT', `/staff/${member.id}`, { ...member, state })
    expect((await set('disabled')).body).toMatchObject({ state: 'disabled' })
    expect((await people.site.call('GET', '/session', ana)).status).toBe(401)
    expect((await useLink(link)).status).toBe(404)
    expect(refusal(await ask('POST', `/staff/${member.id}/reset`))).toEqual([409, 'state'])
    expect((await set('active')).body).toMatchObject({ state: 'active' })
    expect((await people.site.call('GET', '/session', ana)).status).toBe(401)
    expect((await signIn(ana.staff.email)).status).toBe(200)
  })

  test('with another address do not come in by a link that went to the old one', async () => {
    const invited = await invite()
    await ask('PUT', `/staff/${invited.id}`, { ...invited, email: 'other@dyci.example' })
    expect((await useLink(tokenOf(invited))).status).toBe(404)
  })

  test('are removed, and what they did keeps their name', async () => {
    const ana = await signInAs(databases.database, 'editor', { now: people.site.clock.now })
    await signIn(ana.staff.email)
    expect((await ask('DELETE', `/staff/${ana.staff.id}`)).status).toBe(200)
    expect((await people.site.call('GET', '/session', ana)).status).toBe(401)
    expect((await ask('GET', `/staff/${ana.staff.id}`)).status).toBe(404)
    expect(await events()).toEqual([
      `${ana.staff.name}: sign-in ${ana.staff.name}`,
      `${people.staff.name}: delete ${ana.staff.name}`,
    ])
  })

  test.each(['disabled', 'removed', 'erased'])(
    'who are %s leave no link to what is not published',
    async (fate) => {
      const { staff, token: theirs } = await signInAs(databases.database, 'editor', {
        now: people.site.clock.now,
      })
      const data = { title: 'Not yet', content: '<p>Wait.</p>', category: 'Campus News' }
      const made = await people.site.call('POST', '/previews', {
        token: theirs,
        body: { subject: 'article', data },
      })
      expect(made.status).toBe(201)
      if (fate === 'disabled')
        await ask('PUT', `/staff/${staff.id}`, { ...staff, state: 'disabled' })
      if (fate === 'removed') await ask('DELETE', `/staff/${staff.id}`)
      if (fate === 'erased') await ask('DELETE', `/staff/${staff.id}/data`)
      expect(await databases.database.selectFrom('preview').selectAll().execute()).toEqual([])
    },
  )

  test('always include an administrator who can sign in', async () => {
    await askConfirmed('POST', '/staff', { ...maria, role: 'administrator' })
    const self = (await ask('GET', `/staff/${people.staff.id}`)).body as StaffMember
    const lastOnes = [
      await ask('PUT', `/staff/${people.staff.id}`, { ...self, role: 'editor' }),
      await askConfirmed('PUT', `/staff/${people.staff.id}`, { ...self, state: 'disabled' }),
      await ask('DELETE', `/staff/${people.staff.id}`),
      await ask('DELETE', `/staff/${people.staff.id}/data`),
    ]
    for (const answer of lastOnes) expect(refusal(answer)).toEqual([409, 'last-administrator'])
    expect((await ask('GET', '/staff')).status).toBe(200)
    expect(
      (await ask('PUT', `/staff/${people.staff.id}`, { ...self, name: 'Still here' })).status,
    ).toBe(200)
  })

  test('keep one administrator when two remove each other at once', async () => {
    const other = await signInAs(databases.database, 'administrator', {
      now: people.site.clock.now,
    })
    const demote = (by: string, { id, name, email }: Staff) =>
      people.site.call('PUT', `/staff/${id}`, {
        token: by,
        body: { name, email, role: 'editor', sections: [] },
      })
    const answers = await Promise.all([
      demote(people.token, other.staff),
      demote(other.token, people.staff),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).not.toEqual([
      200, 200,
    ])
    const left = await databases.database
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'administrator')
      .execute()
    expect(left).toHaveLength(1)
  })
})
