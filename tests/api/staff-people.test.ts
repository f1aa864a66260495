import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import type { StaffMember } from '../../school/staff/accounts/staff-list.server.ts'
import type { Mail } from '../../server/mail.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { openStaffApi, password, signInAs, type StaffAnswer } from '../helpers/staff.ts'

const day = 24 * 60 * 60_000
const maria = { name: 'Maria Cruz', email: 'Maria@DYCI.example', role: 'author', sections: ['jhs'] }

type Invited = StaffMember & { link: string; mailed: boolean; note?: string }

describeOnDatabases('people of the staff', (databases) => {
  let database: Database
  let site: ReturnType<typeof openStaffApi>
  let boss: Staff
  let token: string
  beforeEach(async () => {
    database = databases.database
    site = openStaffApi(database)
    ;({ staff: boss, token } = await signInAs(database, 'administrator', { now: site.clock.now }))
  })

  const ask = (method: string, path: string, body?: unknown) =>
    site.call(method, path, { token, body })
  const askConfirmed = (method: string, path: string, body?: unknown) =>
    site.callConfirmed(method, path, { token, body })
  const invite = async (fields: object = maria) =>
    (await ask('POST', '/staff', fields)).body as Invited
  const tokenOf = ({ link }: { link: string }) => link.split('#link=')[1] ?? ''
  const open = (link: string) => site.call('POST', '/links/open', { body: { token: link } })
  const use = (link: string, given: object = {}) =>
    site.call('POST', '/links/use', { body: { token: link, password, ...given } })
  const signIn = (email: string, given = password) =>
    site.call('POST', '/session', { body: { email, password: given } })
  const events = async () =>
    (await database.selectFrom('activity').selectAll().orderBy('id').execute()).map(
      ({ staff_name, action, title }) => `${staff_name}: ${action} ${title}`,
    )
  const refusal = ({ status, body }: StaffAnswer) => [status, (body as { reason: string }).reason]

  test('are invited by a link, choose their password with it and are signed in', async () => {
    const invited = await invite()
    expect(invited).toMatchObject({
      name: 'Maria Cruz',
      email: 'maria@dyci.example',
      role: 'author',
      sections: ['jhs'],
      state: 'invited',
      twoFactor: false,
      lastSeenAt: null,
      createdAt: site.clock.now,
      mailed: false,
    })
    expect(invited.link).toMatch(/^https:\/\/www\.dyci\.example\/login#link=[\w-]{43}$/)
    const link = tokenOf(invited)
    expect((await open(link)).body).toEqual({
      purpose: 'invitation',
      email: 'maria@dyci.example',
      name: 'Maria Cruz',
      expiresAt: site.clock.now + 7 * day,
    })
    expect((await use(link, { password: 'short' })).status).toBe(422)
    const used = await use(link, { name: 'Maria S. Cruz' })
    expect(used.body).toMatchObject({
      user: { id: invited.id, name: 'Maria S. Cruz', role: 'author' },
    })
    const me = await site.call('GET', '/session', used.body as { token: string })
    expect(me.body).toMatchObject({ name: 'Maria S. Cruz', sections: ['jhs'] })
    expect((await ask('GET', `/staff/${invited.id}`)).body).toMatchObject({ state: 'active' })
    expect((await signIn('maria@dyci.example')).status).toBe(200)
    expect(refusal(await use(link))).toEqual([404, 'link'])
    expect((await events()).slice(0, 2)).toEqual([
      `${boss.name}: invite Maria Cruz`,
      'Maria S. Cruz: invitation-accepted Maria S. Cruz',
    ])
  })

  test('get a link that is kept as a hash only, works once and not for ever', async () => {
    const link = tokenOf(await invite())
    const { token_hash } = await database
      .selectFrom('staff_link')
      .select('token_hash')
      .executeTakeFirstOrThrow()
    expect(token_hash).not.toBe(link)
    for (const forged of [token_hash, `${link}x`, 'A'.repeat(43), ''])
      expect((await use(forged)).status).toBe(404)
    const both = await Promise.all([use(link), use(link)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404,
    ])

    const late = tokenOf(await invite({ ...maria, email: 'late@dyci.example' }))
    site.clock.now += 7 * day
    expect([(await open(late)).status, (await use(late)).status]).toEqual([404, 404])
  })

  test('are invited again, which ends the earlier link', async () => {
    const first = await invite()
    const second = (await ask('POST', `/staff/${first.id}/invite`)).body as Invited
    expect((await open(tokenOf(first))).status).toBe(404)
    expect((await open(tokenOf(second))).status).toBe(200)
    expect(refusal(await ask('POST', `/staff/${first.id}/reset`))).toEqual([409, 'state'])
    expect(refusal(await askConfirmed('POST', `/staff/${boss.id}/invite`))).toEqual([409, 'state'])
  })

  test('get a new password by a link of an administrator, who never sees one', async () => {
    const ana = await signInAs(database, 'editor', { now: site.clock.now })
    const reset = (await ask('POST', `/staff/${ana.staff.id}/reset`)).body as Invited
    expect((await open(tokenOf(reset))).body).toMatchObject({
      purpose: 'reset',
      expiresAt: site.clock.now + day,
    })
    expect((await signIn(ana.staff.email)).status).toBe(200)
    const next = 'bagong password ng Bocaue'
    const used = await use(tokenOf(reset), { password: next, name: 'Not by a reset' })
    expect(used.body).toMatchObject({ user: { name: ana.staff.name } })
    expect((await site.call('GET', '/session', ana)).status).toBe(401)
    expect((await signIn(ana.staff.email)).status).toBe(401)
    expect((await signIn(ana.staff.email, next)).status).toBe(200)
    const again = (await ask('POST', `/staff/${ana.staff.id}/reset`)).body as Invited
    site.clock.now += day
    expect((await use(tokenOf(again))).status).toBe(404)
  })

  test('who are locked out get in by a reset', async () => {
    const ana = await signInAs(database, 'editor', { now: site.clock.now })
    for (let attempt = 0; attempt < 9; attempt += 1) await signIn(ana.staff.email, 'wrong')
    expect((await signIn(ana.staff.email)).status).toBe(429)
    await use(tokenOf((await ask('POST', `/staff/${ana.staff.id}/reset`)).body as Invited))
    expect((await signIn(ana.staff.email)).status).toBe(200)
  })

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
    expect(await list('')).toEqual(['ana Reyes', 'Maria Cruz', boss.name])
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
    expect((await ask('PUT', `/staff/${first.id}`, { ...maria, email: boss.email })).status).toBe(
      422,
    )
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
    const ana = await signInAs(database, 'author', { now: site.clock.now })
    const member = (await ask('GET', `/staff/${ana.staff.id}`)).body as StaffMember
    await ask('PUT', `/staff/${member.id}`, {
      ...member,
      role: 'editor',
      sections: ['shs'],
      name: 'Ana Reyes',
    })
    expect((await site.call('GET', '/session', ana)).body).toMatchObject({
      role: 'editor',
      sections: ['shs'],
    })
    const rows = await database.selectFrom('activity').selectAll().orderBy('id').execute()
    const [role, rename] = rows
    expect(rows.map(({ action }) => action)).toEqual(['role-change', 'rename'])
    expect(JSON.parse(role?.before ?? '')).toEqual({ role: 'author', sections: [] })
    expect(JSON.parse(role?.after ?? '')).toEqual({ role: 'editor', sections: ['shs'] })
    expect(JSON.parse(rename?.after ?? '')).toEqual({ name: 'Ana Reyes' })
  })

  test('who are disabled are out at once, links included, until they are enabled', async () => {
    const ana = await signInAs(database, 'editor', { now: site.clock.now })
    const member = (await ask('GET', `/staff/${ana.staff.id}`)).body as StaffMember
    const link = tokenOf((await ask('POST', `/staff/${member.id}/reset`)).body as Invited)
    const set = (state: string) => ask('PUT', `/staff/${member.id}`, { ...member, state })
    expect((await set('disabled')).body).toMatchObject({ state: 'disabled' })
    expect((await site.call('GET', '/session', ana)).status).toBe(401)
    expect((await use(link)).status).toBe(404)
    expect(refusal(await ask('POST', `/staff/${member.id}/reset`))).toEqual([409, 'state'])
    expect((await set('active')).body).toMatchObject({ state: 'active' })
    expect((await site.call('GET', '/session', ana)).status).toBe(401)
    expect((await signIn(ana.staff.email)).status).toBe(200)
  })

  test('with another address do not come in by a link that went to the old one', async () => {
    const invited = await invite()
    await ask('PUT', `/staff/${invited.id}`, { ...invited, email: 'other@dyci.example' })
    expect((await use(tokenOf(invited))).status).toBe(404)
  })

  test('are removed, and what they did keeps their name', async () => {
    const ana = await signInAs(database, 'editor', { now: site.clock.now })
    await signIn(ana.staff.email)
    expect((await ask('DELETE', `/staff/${ana.staff.id}`)).status).toBe(200)
    expect((await site.call('GET', '/session', ana)).status).toBe(401)
    expect((await ask('GET', `/staff/${ana.staff.id}`)).status).toBe(404)
    expect(await events()).toEqual([
      `${ana.staff.name}: sign-in ${ana.staff.name}`,
      `${boss.name}: delete ${ana.staff.name}`,
    ])
  })

  test.each(['disabled', 'removed', 'erased'])(
    'who are %s leave no link to what is not published',
    async (fate) => {
      const { staff, token: theirs } = await signInAs(database, 'editor', { now: site.clock.now })
      const data = { title: 'Not yet', content: '<p>Wait.</p>', category: 'Campus News' }
      const made = await site.call('POST', '/previews', {
        token: theirs,
        body: { subject: 'article', data },
      })
      expect(made.status).toBe(201)
      if (fate === 'disabled')
        await ask('PUT', `/staff/${staff.id}`, { ...staff, state: 'disabled' })
      if (fate === 'removed') await ask('DELETE', `/staff/${staff.id}`)
      if (fate === 'erased') await ask('DELETE', `/staff/${staff.id}/data`)
      expect(await database.selectFrom('preview').selectAll().execute()).toEqual([])
    },
  )

  test('always include an administrator who can sign in', async () => {
    await askConfirmed('POST', '/staff', { ...maria, role: 'administrator' })
    const self = (await ask('GET', `/staff/${boss.id}`)).body as StaffMember
    const lastOnes = [
      await ask('PUT', `/staff/${boss.id}`, { ...self, role: 'editor' }),
      await askConfirmed('PUT', `/staff/${boss.id}`, { ...self, state: 'disabled' }),
      await ask('DELETE', `/staff/${boss.id}`),
      await ask('DELETE', `/staff/${boss.id}/data`),
    ]
    for (const answer of lastOnes) expect(refusal(answer)).toEqual([409, 'last-administrator'])
    expect((await ask('GET', '/staff')).status).toBe(200)
    expect((await ask('PUT', `/staff/${boss.id}`, { ...self, name: 'Still here' })).status).toBe(
      200,
    )
  })

  test('keep one administrator when two remove each other at once', async () => {
    const other = await signInAs(database, 'administrator', { now: site.clock.now })
    const demote = (by: string, { id, name, email }: Staff) =>
      site.call('PUT', `/staff/${id}`, {
        token: by,
        body: { name, email, role: 'editor', sections: [] },
      })
    const answers = await Promise.all([demote(token, other.staff), demote(other.token, boss)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).not.toEqual([
      200, 200,
    ])
    const left = await database
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'administrator')
      .execute()
    expect(left).toHaveLength(1)
  })

  test('get their link by mail where there is a mail server, and otherwise the administrator hands it over', async () => {
    const mails: Mail[] = []
    let works = true
    const mailing = openStaffApi(database, {
      sendMail: (mail) => {
        if (works) mails.push(mail)
        return Promise.resolve(works)
      },
    })
    const post = async (email: string) =>
      (await mailing.call('POST', '/staff', { token, body: { ...maria, email } })).body as Invited
    const mailed = await post('first@dyci.example')
    expect(mailed).toMatchObject({ mailed: true })
    expect(mails).toMatchObject([
      { to: 'first@dyci.example', subject: 'You are invited to work on the DYCI website' },
    ])
    expect(mails[0]?.text).toContain(`Hello Maria Cruz,`)
    expect(mails[0]?.text).toContain(mailed.link)
    works = false
    const failed = await post('second@dyci.example')
    expect(failed).toMatchObject({
      mailed: false,
      note: 'The mail could not be sent. Copy the link and hand it over yourself.',
    })
    expect((await open(tokenOf(failed))).status).toBe(200)
    expect((await invite()).note).toBe(undefined)
  })
})
