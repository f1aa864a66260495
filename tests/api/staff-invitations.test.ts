import { expect, test } from 'vitest'
import type { Mail } from '../../server/mail.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import {
  maria,
  refusal,
  signInBeforeEach,
  statusesOf,
  tokenOf,
  type Invited,
} from '../helpers/people.ts'
import { openStaffApi } from '../helpers/staff-api.ts'

const day = 24 * 60 * 60_000

describeOnDatabases('people of the staff', (databases) => {
  const people = signInBeforeEach(databases, 'administrator')
  const { ask, askConfirmed, command, invite, useLink, signIn, events } = people
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
    expect(invited.note).toBe(undefined)
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
    const list = await ask('GET', '/staff?q=cruz')
    expect(list.body).toMatchObject({ data: [{ id: invited.id, state: 'active' }] })
    expect((await signIn({ email: 'maria@dyci.example' })).status).toBe(200)
    expect(refusal(await useLink(link))).toEqual([404, 'link'])
    expect((await events()).slice(0, 2)).toEqual([
      `${people.staff.name}: invite Maria Cruz`,
      'Maria S. Cruz: invitation-accepted Maria S. Cruz',
    ])
  })

  test('get a link that is kept as a hash only, and works once of two uses at once', async () => {
    const link = tokenOf(await invite())
    const { token_hash } = await databases.database
      .selectFrom('staff_token')
      .select('token_hash')
      .executeTakeFirstOrThrow()
    expect(token_hash).not.toBe(link)
    for (const forged of [token_hash, `${link}x`, 'A'.repeat(43), ''])
      expect((await useLink(forged)).status).toBe(404)
    expect(await statusesOf([useLink(link), useLink(link)])).toEqual([200, 404])
  })

  test('are invited again, which ends the earlier link', async () => {
    const first = await invite()
    const second = (await command(first.id, 'invite')).body as Invited
    expect((await open(tokenOf(first))).status).toBe(404)
    expect((await open(tokenOf(second))).status).toBe(200)
    expect(refusal(await command(first.id, 'reset'))).toEqual([409, 'state'])
    const own = `/staff/${people.staff.id}/commands`
    const again = await askConfirmed('POST', own, { action: 'invite' })
    expect(refusal(again)).toEqual([409, 'state'])
  })

  test('who are locked out get in by a link of an administrator, who never sees a password', async () => {
    const { staff } = await people.add('editor')
    const { email } = staff
    const reset = tokenOf((await command(staff.id, 'reset')).body as Invited)
    expect((await open(reset)).body).toMatchObject({
      purpose: 'reset',
      expiresAt: people.site.clock.now + day,
    })
    expect((await signIn({ email })).status).toBe(200)
    for (let attempt = 0; attempt < 9; attempt += 1) await signIn({ email, password: 'wrong' })
    expect((await signIn({ email })).status).toBe(429)
    const password = 'bagong password ng Bocaue'
    const used = await useLink(reset, { password, name: 'Not by a reset' })
    expect(used.body).toMatchObject({ user: { name: staff.name } })
    expect((await signIn({ email })).status).toBe(401)
    expect((await signIn({ email, password })).status).toBe(200)
  })

  test('get their link by mail where there is a mail server, and otherwise the administrator hands it over', async () => {
    const mails: Mail[] = []
    const inviteOn = async (works: boolean, email: string) => {
      const sendMail = (mail: Mail) => {
        mails.push(mail)
        return Promise.resolve(works)
      }
      const { call } = openStaffApi(databases.database, { sendMail })
      const body = { ...maria, email }
      return (await call('POST', '/staff', { token: people.token, body })).body as Invited
    }
    const mailed = await inviteOn(true, 'first@dyci.example')
    expect(mailed).toMatchObject({ mailed: true })
    expect(mails).toMatchObject([
      { to: 'first@dyci.example', subject: 'You are invited to work on the DYCI website' },
    ])
    expect(mails[0]?.text).toContain(`Hello Maria Cruz,`)
    expect(mails[0]?.text).toContain(mailed.link)
    const failed = await inviteOn(false, 'second@dyci.example')
    expect(failed).toMatchObject({
      mailed: false,
      note: 'The mail could not be sent. Copy the link and hand it over yourself.',
    })
    expect((await open(tokenOf(failed))).status).toBe(200)
  })
})
