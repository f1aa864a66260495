import { describe } from 'vitest'
import { openPushSite } from '../helpers/push-site.ts'
import type { TestSite } from '../helpers/site.ts'
import { enginePath, type Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { expect, isMissing, story } from './story.ts'
import { part, the, type Visitor } from './visitor.ts'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { taken, type startStandInPush } from '../helpers/stand-in-push.ts'

interface Asked {
  messageType?: string
  channelID?: string
  key?: string
  updates?: { code: number }[]
}

/**
 * Starts the side of a push service that browsers are connected to: what Firefox speaks with Mozilla's
 * autopush, over a WebSocket. Its endpoints are those of the stand-in that the site sends to.
 */
async function startStandInAutopush(
  push: Pick<Awaited<ReturnType<typeof startStandInPush>>, 'addEndpoint'>,
) {
  const channels = new Set<string>()
  const codes: number[] = []
  const faults: string[] = []
  let open: WebSocket | undefined
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    handleProtocols: () => 'push-notification',
  })
  await once(server, 'listening')

  const say = (what: object) => open?.send(JSON.stringify(what))

  /** Opens an endpoint whose messages go to a channel of the browser. */
  const addChannel = (channelID: string, key = '') => {
    channels.add(channelID)
    return push.addEndpoint({
      answer: taken,
      signer: key.replace(/=+$/, ''),
      receive: (body) => () =>
        say({
          messageType: 'notification',
          channelID,
          version: randomUUID(),
          data: body.toString('base64url'),
          headers: { encoding: 'aes128gcm' },
        }),
    })
  }

  /** Answers what a browser says. */
  const listeners: Record<string, (asked: Asked) => void> = {
    hello: () => {
      const uaid = randomUUID().replaceAll('-', '')
      say({ messageType: 'hello', uaid, status: 200, use_webpush: true, broadcasts: {} })
    },
    register: ({ channelID = '', key }) => {
      const pushEndpoint = addChannel(channelID, key)
      say({ messageType: 'register', channelID, status: 200, pushEndpoint })
    },
    unregister: ({ channelID = '' }) => {
      channels.delete(channelID)
      say({ messageType: 'unregister', channelID, status: 200 })
    },
    ack: ({ updates = [] }) => void codes.push(...updates.map(({ code }) => code)),
    broadcast_subscribe: () => {},
    // An empty object is a ping, and the answer to one.
    ping: () => say({}),
  }

  server.on('connection', (socket) => {
    open = socket
    socket.on('message', (text: Buffer) => {
      const asked = JSON.parse(text.toString()) as Asked
      const listener = listeners[asked.messageType ?? 'ping']
      if (listener) listener(asked)
      else faults.push(`The browser refuses a message, or says the unknown: ${text.toString()}`)
    })
  })

  return {
    /** the address for `dom.push.serverURL` */
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    channels,
    /** the browser's answer to each message: 100 when it decrypted it, 101 when it could not */
    codes,
    faults,
    stop: async () => {
      for (const client of server.clients) client.terminate()
      await new Promise((stopped) => server.close(stopped))
    },
  }
}

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

const saying = (visitor: Visitor) => visitor.text(part('main form [role=status]'))

/** Expects one notification with a tag on the phone. */
const sees = (visitor: Visitor, tag: string, title: RegExp) =>
  expect
    .poll(() =>
      visitor.page.evaluate(async (tag) => {
        const registration = await navigator.serviceWorker.ready
        const all = await registration.getNotifications({ tag })
        return all.map(({ title, lang }) => `${lang}: ${title}`)
      }, tag),
    )
    .toEqual([expect.stringMatching(title)])

// What is sent to whom, and again: class-status-push.test.ts and outbox.test.ts.
describe.skipIf(isMissing)('in firefox, a phone that subscribes', () => {
  pushStory(
    'shows the test message, then each notice in the place of what was said before, and stops with one press',
    async ({ visitor, pushSite, autopush }) => {
      await visitor.goto('/status/notify')
      await visitor.click(the('button', 'Tell me on this phone'))
      await expect
        .poll(() => saying(visitor))
        .toContain('This phone gets class notices from now on.')
      await sees(visitor, 'class-status-test', /^en: ./)
      const principal = await pushSite.principal()
      const id = await principal.publish()
      const tag = `class-notice-${id}`
      await sees(visitor, tag, /^en: No classes/)
      await principal.correct(id, { state: 'remote' })
      await sees(visitor, tag, /^en: Corrected: Online/)
      await principal.withdraw(id)
      await sees(visitor, tag, /^en: Withdrawn: /)
      await expect.poll(() => autopush.codes).toEqual([100, 100, 100, 100])

      await visitor.page.reload()
      await expect.poll(() => saying(visitor)).toContain('This phone gets class notices.')
      await visitor.click(the('button', 'Stop telling me'))
      await expect.poll(() => saying(visitor)).toContain('Stopped.')
      await expect.poll(() => autopush.channels.size).toBe(0)
      const next = await principal.publish()
      await expect
        .poll(() => principal.reached(next))
        .toEqual({ handedOver: 0, waiting: 0, failed: 0 })
      expect(autopush.faults).toEqual([])
    },
  )
})
