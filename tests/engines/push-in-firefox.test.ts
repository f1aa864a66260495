import { describe } from 'vitest'
import { openPushSite } from '../helpers/push-site.ts'
import { startStandInAutopush } from '../helpers/stand-in-autopush.ts'
import { answers, taken } from '../helpers/stand-in-push.ts'
import type { TestSite } from '../helpers/site.ts'
import { enginePath, type Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { expect, isMissing, story } from './story.ts'
import { part, the, type Visitor } from './visitor.ts'

type PushSite = Awaited<ReturnType<typeof openPushSite>>
type Autopush = Awaited<ReturnType<typeof startStandInAutopush>>

/** Firefox and a push service of the tests: the site, the service and the browser are all real. */
const pushStory = story
  .extend('pushSite', { scope: 'file' }, async ({}, { onCleanup }) => {
    const pushSite = await openPushSite()
    onCleanup(() => pushSite.close())
    return pushSite
  })
  .extend('autopush', { scope: 'file' }, async ({ pushSite }, { onCleanup }) => {
    const autopush = await startStandInAutopush(pushSite.push)
    onCleanup(() => autopush.stop())
    return autopush
  })
  .extend('site', { scope: 'file' }, ({ pushSite }): Promise<TestSite> => pushSite.start())
  .extend('engine', { scope: 'file' }, async ({ autopush }, { onCleanup }): Promise<Engine> => {
    const engine = await startFirefox(enginePath, {
      // Drivers turn push messages off.
      'dom.push.connection.enabled': true,
      'dom.push.serverURL': autopush.address,
      'dom.push.testing.allowInsecureServerURL': true,
      'dom.push.retryBaseInterval': 100,
      // Allows notifications without a question that no driver can answer.
      'permissions.default.desktop-notification': 1,
      // Draws notifications itself: no desktop of a test machine does.
      'alerts.useSystemBackend': false,
    })
    onCleanup(() => engine.close())
    return engine
  })

const start = the('button', 'Tell me on this phone')
const stop = the('button', 'Stop telling me')
const isOn = 'This phone gets class notices from now on.'

const saying = (visitor: Visitor) => visitor.text(part('main form [role=status]'))

/** What the phone shows with a tag. */
const shown = (visitor: Visitor, tag: string) =>
  visitor.page.evaluate(async (tag) => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications({ tag })
    return all.map(({ title, lang }) => `${lang}: ${title}`)
  }, tag)

const sees = (visitor: Visitor, tag: string, title: RegExp) =>
  expect.poll(() => shown(visitor, tag)).toEqual([expect.stringMatching(title)])

async function subscribe(visitor: Visitor) {
  await visitor.goto('/status/notify')
  await visitor.click(start)
  await expect.poll(() => saying(visitor)).toContain(isOn)
}

/** The subscription of the browser, as its push service knows it. */
const channelOf = ({ channels }: Autopush) => {
  const [channel, ...others] = channels.values()
  if (!channel || others.length > 0) throw new Error(`There are ${channels.size} channels.`)
  return channel
}

const countStored = ({ withDatabase }: PushSite) =>
  withDatabase(async (database) => {
    const rows = await database.selectFrom('subscription').select('id').execute()
    return rows.length
  })

describe.skipIf(isMissing)('in firefox, a phone that subscribes', () => {
  pushStory.afterEach(async ({ pushSite, autopush }) => {
    await pushSite.clear()
    autopush.channels.clear()
    expect(autopush.faults.splice(0)).toEqual([])
  })

  pushStory(
    'shows the test message, then each notice in the place of what was said before, and stops with one press',
    async ({ visitor, pushSite, autopush }) => {
      await subscribe(visitor)
      await sees(visitor, 'class-status-test', /^en: ./)
      const channel = channelOf(autopush)
      const principal = await pushSite.principal()
      const id = await principal.publish()
      const tag = `class-notice-${id}`
      await sees(visitor, tag, /^en: No classes/)
      await principal.correct(id, { state: 'remote' })
      await sees(visitor, tag, /^en: Corrected: Online/)
      await principal.withdraw(id)
      await sees(visitor, tag, /^en: Withdrawn: /)
      await expect
        .poll(() => channel.deliveries.map(({ read }) => read))
        .toEqual(Array(4).fill('decrypted'))

      await visitor.page.reload()
      await expect.poll(() => saying(visitor)).toContain('This phone gets class notices.')
      await visitor.click(stop)
      await expect.poll(() => saying(visitor)).toContain('Stopped.')
      await expect.poll(() => autopush.channels.size).toBe(0)
      expect(await countStored(pushSite)).toBe(0)
      const next = await principal.publish()
      await expect
        .poll(() => principal.reached(next))
        .toEqual({ handedOver: 0, waiting: 0, failed: 0 })
      expect(channel.requests).toBe(4)
    },
  )

  pushStory(
    'and was off gets only what holds when it comes back',
    async ({ visitor, pushSite, autopush }) => {
      await subscribe(visitor)
      await sees(visitor, 'class-status-test', /^en: ./)
      const channel = channelOf(autopush)
      autopush.goAway()
      const principal = await pushSite.principal()
      const id = await principal.publish()
      await expect.poll(() => channel.deliveries.length).toBe(2)
      await principal.correct(id, { state: 'remote' })
      await expect.poll(() => channel.requests).toBe(3)
      autopush.comeBack()
      await sees(visitor, `class-notice-${id}`, /^en: Corrected: Online/)
      await expect
        .poll(() => channel.deliveries.map(({ topic, read }) => [topic, read]))
        .toEqual([
          [undefined, 'decrypted'],
          [`class-notice-${id}`, 'decrypted'],
        ])
    },
  )

  pushStory(
    'at a service that fails gets the notice later; at one that has forgotten it, it is removed',
    async ({ visitor, pushSite, autopush }) => {
      await subscribe(visitor)
      const channel = channelOf(autopush)
      channel.answer = answers(503)
      const principal = await pushSite.principal()
      const first = await principal.publish()
      await expect.poll(() => channel.requests).toBe(2)
      await expect
        .poll(() => principal.reached(first))
        .toEqual({ handedOver: 0, waiting: 1, failed: 0 })
      // A slow service: the answer comes a while after the request.
      channel.answer = (response) => void setTimeout(() => taken(response), 500)
      // Not for a message that is still on its way.
      await expect
        .poll(() => pushSite.letTimePass().then(() => channel.requests))
        .toBeGreaterThan(2)
      await sees(visitor, `class-notice-${first}`, /^en: No classes/)
      await expect
        .poll(() => principal.reached(first))
        .toEqual({ handedOver: 1, waiting: 0, failed: 0 })

      channel.answer = answers(410)
      await principal.publish()
      await expect.poll(() => countStored(pushSite)).toBe(0)
      await visitor.page.reload()
      await visitor.sees(start)
      await visitor.seesNo(stop)
      channel.answer = taken
      await visitor.click(start)
      await expect.poll(() => saying(visitor)).toContain(isOn)
      expect(await countStored(pushSite)).toBe(1)
    },
  )
})
