import { expect, test } from 'vitest'
import { choices, path } from '../../../tests/helpers/class-notices.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { signInAs } from '../../../tests/helpers/staff.ts'
import { openStaffApi } from '../../../tests/helpers/staff-api.ts'

describeOnDatabases('class status', (given) => {
  test('is published, corrected and withdrawn without a password or a code, also at the end of a session', async () => {
    const { call, clock } = openStaffApi(given.database)
    const { token, staff } = await signInAs(given.database, 'administrator', { now: clock.now })
    await given.database
      .updateTable('staff')
      .set({ totp_secret: 'A secret', totp_confirmed: 1 })
      .where('id', '=', staff.id)
      .execute()
    // A session ends half an hour after its last call, and after eight hours.
    for (let minutes = 0; minutes < 464; minutes += 29) {
      clock.now += 29 * 60_000
      expect((await call('GET', '/session', { token })).status).toBe(200)
    }
    const data = { ...choices, day: '2026-11-21' }
    const added = await call('POST', path, { token, body: { data } })
    const own = `${path}/${(added.body as { id: number }).id}`
    const correction = { data: { ...data, state: 'remote' }, basedOn: 2 }
    for (const [action, body] of [
      ['publish', {}],
      ['publish', correction],
      ['unpublish', {}],
      ['publish', {}],
    ] as const)
      expect(
        (await call('POST', `${own}/commands`, { token, body: { action, ...body } })).status,
      ).toBe(200)
    const invited = { name: 'Ana Reyes', email: 'ana@dyci.example', role: 'administrator' }
    const other = await call('POST', '/staff', { token, body: invited })
    expect(other, 'what takes a password').toMatchObject({ status: 403 })
  })
})
