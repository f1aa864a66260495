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
