import { expect, test } from 'vitest'
import { recordActivity } from '../../school/staff/activity/record-activity.server.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { noon } from '../helpers/entries.ts'

describeOnDatabases('the activity log, in the database itself,', (given) => {
  test('loses no line, and keeps each as it was written', async () => {
    const { database } = given
    const event = { action: 'publish', subject: 'article', subjectId: '1', title: 'News' } as const
    const states = { before: { a: 1 }, after: { a: 2 } }
    await recordActivity(database, { id: 'ana', name: 'Ana Reyes' }, { ...event, ...states }, noon)
    const read = () => database.selectFrom('activity').selectAll().execute()
    const written = await read()
    expect(written).toHaveLength(1)
    const refusal = 'The activity log is only added to.'
    await expect(database.deleteFrom('activity').execute()).rejects.toThrow(refusal)
    for (const change of [
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
    ])
      await expect(database.updateTable('activity').set(change).execute()).rejects.toThrow(refusal)
    expect(await read()).toEqual(written)
  })
})
