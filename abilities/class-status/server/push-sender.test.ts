import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { testFolder } from '../../../tests/helpers/test-folder.ts'
import { createPushSender } from './push-sender.ts'

describeOnDatabases('a push message that cannot be encrypted', (given) => {
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const noPoint = Buffer.alloc(65, 4).toString('base64url')

  test('is not sent again, and only a fault of the site is logged', async () => {
    const log: unknown[] = []
    const write = (line: string) => void log.push(JSON.parse(line))
    const { send } = createPushSender({
      database: given.database,
      dataDir: testFolder(),
      publicOrigin: 'https://www.dyci.example',
      logger: pino({}, { write }),
    })
    const task = { endpoint: 'https://push.example/1', ttlSeconds: 60, topic: null }
    for (const p256dh of [noPoint, ''])
      expect(await send({ ...task, keys: { ...keys, p256dh }, text: 'Hello' })).toEqual({
        what: 'failed',
      })
    expect(log).toEqual([])
    expect(await send({ ...task, keys, text: 'x'.repeat(4_000) })).toEqual({ what: 'failed' })
    const fault = expect.stringContaining('has 4000 bytes') as string
    expect(log).toEqual([expect.objectContaining({ fault })])
  })
})
