import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { signInAs } from '../helpers/staff.ts'
import { openStaffApi } from '../helpers/staff-api.ts'
import { testFolder } from '../helpers/backups.ts'
import { runScript } from '../helpers/run-script.ts'

let dataDir: string
let database: Database
beforeEach(async () => {
  dataDir = testFolder()
  database = await openDatabase({ dataDir })
  onTestFinished(() => database.destroy())
  await migrate(database)
})

/** Runs `npm run staff:reset` as an operator would. */
const reset = (...args: string[]) =>
  runScript('scripts/staff-reset.ts', args, {
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: 'https://www.dyci.example',
  })

describe('an operator lets a person sign in again', () => {
  test('by a link for a new password, also without the lost phone', async () => {
    const { staff } = await signInAs(database, 'administrator')
    await database.updateTable('staff').set({ totp_secret: 'x', totp_confirmed: 1 }).execute()
    const { code, printed } = await reset(staff.email.toUpperCase(), '--without-two-factor')
    expect(code).toBe(0)
    const link = /^https:\/\/www\.dyci\.example\/login#link=([\w-]{43})$/m.exec(printed)?.[1]
    const site = openStaffApi(database)
    const body = { token: link, password: 'bagong password ng Bocaue' }
    expect((await site.call('POST', '/links/use', { body })).body).toMatchObject({
      user: { id: staff.id },
    })
    const log = await database
      .selectFrom('activity')
      .select(['staff_name', 'action'])
      .orderBy('id')
      .execute()
    expect(log.slice(0, 2)).toEqual([
      { staff_name: 'Server console', action: 'two-factor-off' },
      { staff_name: 'Server console', action: 'reset-link' },
    ])
  })

  test('and is told who is there', async () => {
    const { staff } = await signInAs(database, 'administrator')
    await signInAs(database, 'editor')
    const unknown = await reset('typo@dyci.example')
    expect(unknown.printed.trim()).toBe(
      `No account has the e-mail address typo@dyci.example. Administrators: ${staff.email}.`,
    )
    expect(unknown.code).toBe(1)
    await database.updateTable('staff').set({ disabled: 1 }).where('id', '=', staff.id).execute()
    const disabled = await reset(staff.email)
    expect(disabled.printed).toContain('is disabled')
    expect(disabled.code).toBe(1)
    expect(await reset()).toMatchObject({ code: 2 })
  })
})
