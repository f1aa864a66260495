import { setTimeout as wait } from 'node:timers/promises'
import { storePhone } from '../abilities/class-status/subscriptions.server.ts'
import { departmentTags } from '../school/kinds/department-tags.ts'
import { openPushSite } from '../tests/helpers/push-site.ts'
import { taken } from '../tests/helpers/stand-in-push.ts'
import { table, thousands } from './tools.ts'

/** Delay of the push service for each message, in milliseconds: as of real ones. */
const latencyMs = { least: 50, most: 150 }

/** Interval between counts of the phones, in milliseconds. */
const lookEveryMs = 25

/** Maximum wait for the last message, in milliseconds. */
const patienceMs = 120_000

/**
 * Measures how long a class notice takes to so many phones, through a push service on this machine
 * that checks and decrypts each message.
 */
export async function measurePush(phones: number): Promise<string> {
  const given = await openPushSite()
  try {
    await given.start()
    const later = () => latencyMs.least + Math.random() * (latencyMs.most - latencyMs.least)
    const all = Array.from({ length: phones }, () =>
      given.push.addPhone((response) => void setTimeout(() => taken(response), later())),
    )
    await given.withDatabase(async (database) => {
      for (const { subscription } of all)
        await storePhone(
          database,
          { ...subscription, levels: [...departmentTags], language: 'en' },
          Date.now(),
        )
    })
    const principal = await given.principal()
    const began = performance.now()
    const id = await principal.publish()
    const published = performance.now() - began
    const count = () => all.filter(({ messages }) => messages.length > 0).length
    while (count() < phones && performance.now() - began < patienceMs) await wait(lookEveryMs)
    const seconds = (performance.now() - began) / 1_000
    const { handedOver = 0 } = (await principal.reached(id)) ?? {}
    const twice = all.filter(({ requests }) => requests > 1).length
    return table(
      [
        'Phones',
        'reached',
        'recorded',
        'sent twice',
        'seconds',
        'messages/s',
        'publishing, ms',
        'connections',
      ],
      [
        [
          thousands(phones),
          thousands(count()),
          thousands(handedOver),
          twice,
          seconds.toFixed(1),
          thousands(phones / seconds),
          published.toFixed(0),
          given.push.connections.count,
        ],
      ],
    )
  } finally {
    await given.close()
  }
}
