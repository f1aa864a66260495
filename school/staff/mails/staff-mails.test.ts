import { beforeEach, expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { putStaff } from '../../../tests/helpers/content-api.ts'
import {
  dropDueStaffMails,
  endStaffMail,
  queueStaffMails,
  takeDueStaffMails,
} from './staff-mails.server.ts'

const minute = 60_000
const fair = { about: 'review', subject: 'article', subjectId: '7', title: 'Fair' } as const

describeOnDatabases('a mail to staff', (given) => {
  beforeEach(() => putStaff(given.database, ['ana', 'ben', 'dan']))

  const queue = (recipients: string[], note = 'Look') =>
    queueStaffMails(given.database, recipients, { ...fair, sender: 'ben', note }, noon)
  const take = (now: number) => takeDueStaffMails(given.database, now)
  const stored = () => given.database.selectFrom('staff_mail').selectAll().execute()

  test('goes to everyone it is for, with the name of who acted', async () => {
    await queue(['ana', 'dan'])
    await queue([])
    // It takes the place of an earlier one about the same that still waits.
    await queue(['ana'], 'Look again')
    const taken = await take(noon)
    expect(taken.toSorted((one, other) => (one.to < other.to ? -1 : 1))).toMatchObject([
      { senderName: 'Ben Cruz', to: 'ana@example.org', mail: { note: 'Look again' } },
      { senderName: 'Ben Cruz', to: 'dan@example.org', mail: { note: 'Look' } },
    ])
  })

  test('is taken by one process, again when that one dies, and no more once it was sent', async () => {
    await queue(['ana'])
    expect((await Promise.all([take(noon), take(noon)])).flat()).toHaveLength(1)
    expect(await take(noon + 5 * minute - 1)).toEqual([])
    const [again] = await take(noon + 5 * minute)
    if (!again) throw new Error('The mail is not due.')
    await endStaffMail(given.database, again)
    expect(await take(noon + 1e12)).toEqual([])
  })

  test('is given up after five tries, and gone for good', async () => {
    await queue(['ana'])
    let tries = 0
    for (let now = noon; now < noon + 7 * 24 * 60 * minute; now += 5 * minute)
      tries += (await take(now)).length
    expect(tries).toBe(5)
    expect(await stored()).toEqual([])
  })

  test('does not go to people who cannot sign in any more', async () => {
    await given.database.updateTable('staff').set({ disabled: 1 }).where('id', '=', 'ana').execute()
    await queue(['ana', 'gone'])
    expect(await take(noon)).toEqual([])
    expect(await stored()).toEqual([])
  })

  test('is not kept for a mail server that comes later', async () => {
    await queue(['ana'])
    await dropDueStaffMails(given.database, noon - 1)
    expect(await stored()).toHaveLength(1)
    await dropDueStaffMails(given.database, noon)
    expect(await take(noon + 1e12)).toEqual([])
  })
})
