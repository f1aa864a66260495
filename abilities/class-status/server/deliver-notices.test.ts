import type { KyselyPlugin } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { minute, openClassNotices } from '../../../tests/helpers/class-notices.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { storePhones } from '../../../tests/helpers/subscriptions.ts'
import { detectNews, fanOutNews } from '../notice-news.server.ts'
import { deliverNotices } from './deliver-notices.ts'

/** Refuses changes to messages while `isBroken`. */
const breakable = () => {
  const state = { isBroken: false, failures: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (!state.isBroken || node.kind !== 'UpdateQueryNode') return node
      state.failures += 1
      throw new Error('The database is away.')
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { state, plugin }
}

describeOnDatabases('when the database fails while class notices are being sent', (given) => {
  test('the outcomes of those that are on their way are recorded before delivering stops', async () => {
    await storePhones(given.database, 2)
    const { publish } = await openClassNotices(given.database)
    await publish({ levels: ['pgs'] })
    await detectNews(given.database, noon)
    while (await fanOutNews(given.database, noon));

    const { state, plugin } = breakable()
    const slow = Promise.withResolvers<void>()
    let sent = 0
    const send = async () => {
      sent += 1
      if (sent === 2) await slow.promise
      else state.isBroken = true
      return { what: 'handed-over' } as const
    }
    const deliveries = deliverNotices({
      database: given.database.withPlugin(plugin),
      logger: pino({ level: 'silent' }),
      now: () => noon,
      channels: [{ channel: 'push', maxConcurrent: 200, leaseMs: minute, send }],
    })
    try {
      await expect.poll(() => state.failures).toBe(1)
      state.isBroken = false
    } finally {
      const stopped = deliveries.stop()
      slow.resolve()
      await stopped
    }
    const recorded = await given.database
      .selectFrom('notice_message')
      .select('state')
      .where('state', '=', 'handed-over')
      .execute()
    expect(recorded).toHaveLength(2)
  })
})
