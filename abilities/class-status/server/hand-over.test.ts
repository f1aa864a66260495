import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { storePhones } from '../../../tests/helpers/subscriptions.ts'
import { handOverNotices } from './hand-over.ts'

describeOnBothDatabases('messages to a quick service', (given) => {
  test('are recorded ten at a time, so that a killed process repeats ten at most', async () => {
    // The service answers in no time.
    vi.spyOn(performance, 'now').mockReturnValue(0)
    const api = openContentApi(given.database, { now: noon })
    await storePhones(given.database, 60)
    const data = { state: 'no-classes', levels: ['pgs'], day: '2026-11-20' }
    const { id } = (await api.post('pia', '/entries/class-notice', { data })).body
    await api.post('pia', `/entries/class-notice/${id}/commands`, { action: 'publish' })
    const recorded = async () =>
      given.database
        .selectFrom('notice_message')
        .select('id')
        .where('state', '=', 'handed-over')
        .execute()
    let sent = 0
    const unrecorded: number[] = []
    const keeper = handOverNotices({
      database: given.database,
      logger: pino({ level: 'silent' }),
      now: () => noon,
      channels: [
        {
          channel: 'push',
          atOnce: 200,
          leaseMs: 60_000,
          send: async () => {
            sent += 1
            unrecorded.push(sent - (await recorded()).length)
            return { what: 'handed-over' }
          },
        },
      ],
    })
    try {
      await expect.poll(async () => (await recorded()).length).toBe(60)
    } finally {
      await keeper.stop()
    }
    expect(Math.max(...unrecorded)).toBeLessThanOrEqual(10)
  })
})
