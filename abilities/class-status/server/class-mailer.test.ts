import { pino } from 'pino'
import { expect, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../../../tests/helpers/clean-up.ts'
import { putClassFacts } from '../../../tests/helpers/class-notices.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { requestLink } from '../email-subscriptions.server.ts'
import { createClassMailer } from './class-mailer.ts'

describeOnDatabases('links to subscriptions', (given) => {
  test('are sent and recorded although another one fails at the same time', async () => {
    await putClassFacts(given.database)
    for (const email of ['ana@example.com', 'ben@example.com'])
      await requestLink(given.database, { email, levels: ['pgs'], language: 'en' }, noon)
    const dataDir = makeTestFolder('class-mailer')
    const slow = Promise.withResolvers<void>()
    const sent: string[] = []
    const mailer = createClassMailer({
      database: given.database,
      dataDir,
      publicOrigin: 'https://www.dyci.example',
      logger: pino({ level: 'silent' }),
      now: () => noon,
      mailer: {
        sendMail: () => Promise.resolve(true),
        sendOneOfMany: async ({ to }) => {
          sent.push(to)
          if (to.startsWith('ana')) throw new Error('A fault.')
          await slow.promise
          return 'accepted'
        },
        check: () => Promise.resolve(null),
        close: () => undefined,
      },
    })
    try {
      await expect.poll(() => sent.toSorted()).toEqual(['ana@example.com', 'ben@example.com'])
    } finally {
      const stopped = mailer.stop()
      // Gives the failed link time to end the work before the slow link is accepted.
      await new Promise(setImmediate)
      slow.resolve()
      await stopped
      removeTestFolder(dataDir)
    }
    const due = await given.database
      .selectFrom('subscription')
      .select('address')
      .where('link_due_at', 'is not', null)
      .execute()
    expect(due).toEqual([{ address: 'ana@example.com' }])
  })
})
