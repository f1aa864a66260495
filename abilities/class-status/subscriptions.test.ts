import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { noon } from '../../tests/helpers/entries.ts'
import type { PushSubscriptionInput } from './subscription.ts'
import { choicesOf, endSubscription, findSubscription, storePhone } from './subscriptions.server.ts'

const endpoint = 'https://push.example/phone-1'
const phone: PushSubscriptionInput = {
  endpoint,
  keys: { p256dh: 'key', auth: 'secret' },
  levels: ['jhs'],
  language: 'en',
}

describeOnDatabases('the subscription of a phone', (given) => {
  const find = (address: string) => findSubscription(given.database, 'push', address)

  test('is found by its address on its channel alone, takes new choices, and stays one', async () => {
    expect(await storePhone(given.database, phone, noon)).toBe(true)
    const known = { p256dh: 'key', auth: 'secret', confirmed_at: noon }
    expect(await find(endpoint)).toMatchObject(known)
    expect(await find(`${endpoint}0`)).toBeNull()
    expect(await findSubscription(given.database, 'email', endpoint)).toBeNull()

    await storePhone(given.database, { ...phone, levels: ['shs'], language: 'fil' }, noon + 1)
    const all = await given.database.selectFrom('subscription').selectAll().execute()
    expect(all.map(choicesOf)).toEqual([{ levels: ['shs'], language: 'fil' }])
    expect(all[0]?.created_at).toBe(noon)
  })

  test('ends once, and an address without one is no fault', async () => {
    await storePhone(given.database, phone, noon)
    await storePhone(given.database, { ...phone, endpoint: `${endpoint}0` }, noon)
    await endSubscription(given.database, 'push', 'https://push.example/unknown')
    await endSubscription(given.database, 'email', endpoint)
    expect(await find(endpoint)).not.toBeNull()
    await endSubscription(given.database, 'push', endpoint)
    await endSubscription(given.database, 'push', endpoint)
    expect(await find(endpoint)).toBeNull()
    expect(await find(`${endpoint}0`)).not.toBeNull()
  })
})
