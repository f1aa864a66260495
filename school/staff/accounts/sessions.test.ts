import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { signInAs } from '../../../tests/helpers/staff.ts'
import {
  authenticateSession,
  beginSession,
  endSessions,
  idleLimitMs,
  listSessions,
} from './sessions.server.ts'
import { returnPath, signInPath } from './return-path.ts'

const minute = 60_000
const life = 8 * 60 * minute

describeOnDatabases('a session', (given) => {
  const open = async () => {
    const { staff, token } = await signInAs(given.database, 'author', { now: noon })
    const isOpen = async (now: number) =>
      (await authenticateSession(given.database, token, now)) !== null
    return { staff, token, isOpen }
  }

  test('ends half an hour after its last use, and after eight hours however often it is used', async () => {
    const [idle, used] = [await open(), await open()]
    for (let at = 20; at <= 100; at += 20) expect(await idle.isOpen(noon + at * minute)).toBe(true)
    const last = noon + 100 * minute + idleLimitMs - 1
    expect(await idle.isOpen(last)).toBe(true)
    expect(await idle.isOpen(last + idleLimitMs)).toBe(false)
    for (let at = noon; at < noon + life; at += 20 * minute)
      expect(await used.isOpen(at)).toBe(true)
    expect(await used.isOpen(noon + life - 1)).toBe(true)
    expect(await used.isOpen(noon + life)).toBe(false)
  })

  test('knows its last use to the minute, so that not every call writes', async () => {
    const { staff, token } = await open()
    for (const [now, lastSeenAt] of [
      [noon + minute - 1, noon],
      [noon + minute, noon + minute],
      [noon + minute + 1, noon + minute],
    ] as const) {
      const session = await authenticateSession(given.database, token, now)
      const sessions = await listSessions(given.database, staff.id, session?.id ?? '', now)
      const known = { current: true, createdAt: noon, device: 'Test', lastSeenAt }
      expect(sessions).toMatchObject([known])
    }
    const people = await given.database.selectFrom('staff').select('last_seen_at').execute()
    expect(people).toEqual([{ last_seen_at: noon + minute }])
  })

  test('of a person who may no longer sign in is over, and so is one that was ended', async () => {
    const { staff, token, isOpen } = await open()
    const { token: other } = await beginSession(given.database, staff.id, 'Other', noon + 1)
    const [newest, oldest] = await listSessions(given.database, staff.id, '', noon + 2)
    expect([newest?.device, oldest?.device]).toEqual(['Other', 'Test'])
    expect(await endSessions(given.database, staff.id, { except: oldest?.id ?? '' })).toBe(1)
    expect(await authenticateSession(given.database, other, noon + 3)).toBeNull()
    expect(await isOpen(noon + 3)).toBe(true)
    await given.database.updateTable('staff').set({ disabled: 1 }).execute()
    expect(await authenticateSession(given.database, token, noon + 4)).toBeNull()
    expect(await authenticateSession(given.database, '', noon + 4)).toBeNull()
  })

  test('that has ended is deleted when the next one begins', async () => {
    const { staff } = await open()
    const count = async () =>
      (await given.database.selectFrom('staff_session').select('id').execute()).length
    await beginSession(given.database, staff.id, 'Second', noon + idleLimitMs - 1)
    expect(await count()).toBe(2)
    await beginSession(given.database, staff.id, 'Third', noon + idleLimitMs)
    expect(await count()).toBe(2)
  })
})

const after = (from: string) =>
  returnPath(new URL(signInPath(from), 'https://school.example').search)

test('sign-in leads back to the staff page that was asked for, and else to the start', () => {
  for (const from of ['/admin/article/12?tab=history#top', '/admin']) expect(after(from)).toBe(from)
  expect(returnPath('')).toBe('/admin/dashboard')
})

test('sign-in leads to no other site, and to no page that is not of staff', () => {
  const elsewhere = ['https://elsewhere.example/admin', '//elsewhere.example/admin']
  const odd = ['/\\elsewhere.example', 'javascript:x', '/admin\\..\\..\\x', '/admin/../login']
  for (const from of [...elsewhere, ...odd, 'admin', '/administrator', ''])
    expect([from, after(from)]).toEqual([from, '/admin/dashboard'])
})
