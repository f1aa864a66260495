import { expect, test } from 'vitest'
import type { Mail } from '../../server/mail.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { maria, refusal, signInBeforeEach, tokenOf, type Invited } from '../helpers/people.ts'
import { openStaffApi, password, signInAs } from '../helpers/staff.ts'

const day = 24 * 60 * 60_000

describeOnDatabases('people of the staff', (databases) => {
  const people = signInBeforeEach(databases, 'administrator')
  const { ask, askConfirmed, invite, useLink, events } = people
  const signIn = (email: string, given = password) => people.signIn({ email, password: given })
  const open = (link: string) => people.site.call('POST', '/links/open', { body: { token: link } })

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
      createdAt: people.site.clock.now,
      mailed: false,
    })
    expect(invited.link).toMatch(/^https:\/\/www\.dyci\.example\/login#link=[\w-]{43}$/)
    const link = tokenOf(invited)
    expect((await open(link)).body).toEqual({
      purpose: 'invitation',
      email: 'maria@dyci.example',
      name: 'Maria Cruz',
      expiresAt: people.site.clock.now + 7 * day,
    })
    expect((await useLink(link, { password: 'short' })).status).toBe(422)
    const used = await useLink(link, { name: 'Maria S. Cruz' })
    expect(used.body).toMatchObject({
      user: { id: invited.id, name: 'Maria S. Cruz', role: 'author' },
    })
    const me = await people.site.call('GET', '/session', used.body as { token: string })
    expect(me.body).toMatchObject({ name: 'Maria S. Cruz', sections: ['jhs'] })
    expect((await ask('GET', `/staff/${invited.id}`)).body).toMatchObject({ state: 'active' })
    expect((await signIn('maria@dyci.example')).status).toBe(200)
    expect(refusal(await useLink(link))).toEqual([404, 'link'])
    expect((await events()).slice(0, 2)).toEqual([
      `${people.staff.name}: invite Maria Cruz`,
      'Maria S. Cruz: invitation-accepted Maria S. Cruz',
    ])
  })

  test('get a link that is kept as a hash only, works once and not for ever', async () => {
    const link = tokenOf(await invite())
    const { token_hash } = await databases.database
      .selectFrom('staff_link')
      .select('token_hash')
      .executeTakeFirstOrThrow()
    expect(token_hash).not.toBe(link)
    for (const forged of [token_hash, `${link}x`, 'A'.repeat(43), ''])
      expect((await useLink(forged)).status).toBe(404)
    const both = await Promise.all([useLink(link), useLink(link)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404,
    ])

    const late = tokenOf(await invite({ ...maria, email: 'late@dyci.example' }))
    people.site.clock.now += 7 * day
    expect([(await open(late)).status, (await useLink(late)).status]).toEqual([404, 404])
  })

  test('are invited again, which ends the earlier link', async () => {
    const first = await invite()
    const second = (await ask('POST', `/staff/${first.id}/invite`)).body as Invited
    expect((await open(tokenOf(first))).status).toBe(404)
    expect((await open(tokenOf(second))).status).toBe(200)
    expect(refusal(await ask('POST', `/staff/${first.id}/reset`))).toEqual([409, 'state'])
    expect(refusal(await askConfirmed('POST', `/staff/${people.staff.id}/invite`))).toEqual([
      409,
      'state',
    ])
  })

  test('get a new password by a link of an administrator, who never sees one', async () => {
    const ana = await signInAs(databases.database, 'editor', { now: people.site.clock.now })
    const reset = (await ask('POST', `/staff/${ana.staff.id}/reset`)).body as Invited
    expect((await open(tokenOf(reset))).body).toMatchObject({
      purpose: 'reset',
      expiresAt: people.site.clock.now + day,
    })
    expect((await signIn(ana.staff.email)).status).toBe(200)
    const next = 'bagong password ng Bocaue'
    const used = await useLink(tokenOf(reset), { password: next, name: 'Not by a reset' })
    expect(used.body).toMatchObject({ user: { name: ana.staff.name } })
    expect((await people.site.call('GET', '/session', ana)).status).toBe(401)
    expect((await signIn(ana.staff.email)).status).toBe(401)
    expect((await signIn(ana.staff.email, next)).status).toBe(200)
    const again = (await ask('POST', `/staff/${ana.staff.id}/reset`)).body as Invited
    people.site.clock.now += day
    expect((await useLink(tokenOf(again))).status).toBe(404)
  })

  test('who are locked out get in by a reset', async () => {
    const ana = await signInAs(databases.database, 'editor', { now: people.site.clock.now })
    for (let attempt = 0; attempt < 9; attempt += 1) await signIn(ana.staff.email, 'wrong')
    expect((await signIn(ana.staff.email)).status).toBe(429)
    await useLink(tokenOf((await ask('POST', `/staff/${ana.staff.id}/reset`)).body as Invited))
    expect((await signIn(ana.staff.email)).status).toBe(200)
  })

  test('get their link by mail where there is a mail server, and otherwise the administrator hands it over', async () => {
    const mails: Mail[] = []
    let works = true
    const mailing = openStaffApi(databases.database, {
      sendMail: (mail) => {
        if (works) mails.push(mail)
        return Promise.resolve(works)
      },
    })
    const post = async (email: string) =>
      (await mailing.call('POST', '/staff', { token: people.token, body: { ...maria, email } }))
        .body as Invited
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
