import { expect, test } from 'vitest'
import {
  recordActivity,
  type AuditEvent,
} from '../../school/staff/activity/record-activity.server.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { noon } from '../helpers/entries.ts'
import { openStaffApi, signInAs } from '../helpers/staff.ts'

describeOnDatabases('the activity log, in the database itself', (given) => {
  const log = async () => {
    const { database } = given
    const event: AuditEvent = {
      action: 'publish',
      subject: 'article',
      subjectId: '1',
      title: 'News',
      before: { a: 1 },
      after: { a: 2 },
    }
    await recordActivity(database, { id: 'ana', name: 'Ana Reyes' }, event, noon)
    return database.selectFrom('activity').selectAll().executeTakeFirstOrThrow()
  }
  const refusal = 'The activity log is only added to.'

  test('loses no line', async () => {
    await log()
    await expect(given.database.deleteFrom('activity').execute()).rejects.toThrow(refusal)
    expect(await given.database.selectFrom('activity').select('id').execute()).toHaveLength(1)
  })

  test.each([
    { at: 1 },
    { action: 'edit' },
    { subject_id: '2' },
    { staff_id: 'ben' },
    { staff_name: 'Ben Cruz' },
    { title: 'Other news' },
    { title: 'Erased person' },
    { before: null },
    { after: '{"a":3}' },
    { before: null, after: null },
  ])('keeps each line as it was written: %j', async (change) => {
    const line = await log()
    await expect(given.database.updateTable('activity').set(change).execute()).rejects.toThrow(
      refusal,
    )
    expect(await given.database.selectFrom('activity').selectAll().execute()).toEqual([line])
  })

  test('loses the name of an erased person, and nothing else', async () => {
    const site = openStaffApi(given.database)
    site.clock.now = noon
    const admin = await signInAs(given.database, 'administrator', { now: noon })
    const { staff } = await signInAs(given.database, 'editor', { now: noon })
    const path = `/staff/${staff.id}`
    const fields = { name: 'Another Name', email: staff.email, role: 'editor', sections: [] }
    expect((await site.call('PUT', path, { token: admin.token, body: fields })).status).toBe(200)
    await recordActivity(
      given.database,
      staff,
      {
        action: 'save',
        subject: 'article',
        subjectId: '1',
        title: 'News',
        after: { title: 'News' },
      },
      noon,
    )
    expect((await site.call('DELETE', `${path}/data`, { token: admin.token })).status).toBe(200)
    const lines = await given.database.selectFrom('activity').selectAll().execute()
    expect(JSON.stringify(lines)).not.toMatch(/Another Name|The editor/)
    expect(lines.find(({ action }) => action === 'save')).toMatchObject({
      staff_name: 'Erased person',
      title: 'News',
      after: '{"title":"News"}',
    })
  })
})
