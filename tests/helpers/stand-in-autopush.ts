import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { taken, type Answering, type startStandInPush } from './stand-in-push.ts'

/** What a browser says of a message in `ack` (autopush): 101 when it could not decrypt it. */
const codes: Record<number, Delivery['read']> = { 100: 'decrypted', 101: 'not decrypted' }

/** A message for a browser. */
interface Delivery {
  version: string
  topic: string | undefined
  body: string
  read: 'not yet' | 'decrypted' | 'not decrypted' | 'not shown'
}

/** One subscription of a browser. */
export interface StandInChannel {
  endpoint: string
  /** how its push service answers the site */
  answer: Answering
  /** how often the site sent to it, also without success */
  requests: number
  deliveries: Delivery[]
}

interface Asked {
  messageType?: string
  uaid?: string
  channelID?: string
  key?: string
  updates?: { channelID: string; version: string; code: number }[]
}

/**
 * Starts the side of a push service that browsers are connected to: what Firefox speaks with Mozilla's
 * autopush, over a WebSocket. Its endpoints are those of the stand-in that the site sends to.
 *
 * A browser that is away gets what is left for it when it comes back; of messages with one topic, the
 * last (RFC 8030, 5.4).
 */
export async function startStandInAutopush(
  push: Pick<Awaited<ReturnType<typeof startStandInPush>>, 'addEndpoint'>,
) {
  const channels = new Map<string, StandInChannel>()
  const faults: string[] = []
  const known = new Set<string>()
  let isAway = false
  let open: WebSocket | undefined
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    handleProtocols: () => 'push-notification',
    verifyClient: () => !isAway,
  })
  await once(server, 'listening')

  const say = (what: object) => open?.send(JSON.stringify(what))

  const handOver = (channelID: string, { version, body }: Delivery) =>
    say({
      messageType: 'notification',
      channelID,
      version,
      data: body,
      headers: { encoding: 'aes128gcm' },
    })

  const handOverAll = () => {
    for (const [channelID, { deliveries }] of channels)
      for (const delivery of deliveries)
        if (delivery.read === 'not yet') handOver(channelID, delivery)
  }

  function addChannel(channelID: string, key: string | undefined) {
    const channel: StandInChannel = { endpoint: '', answer: taken, requests: 0, deliveries: [] }
    channel.endpoint = push.addEndpoint({
      answer: (response) => channel.answer(response),
      ...(key !== undefined && { signer: key.replace(/=+$/, '') }),
      receive: (body, { topic }) => {
        channel.requests += 1
        const delivery: Delivery = {
          version: randomUUID(),
          topic: topic as string | undefined,
          body: body.toString('base64url'),
          read: 'not yet',
        }
        return () => {
          const isReplaced = (old: Delivery) =>
            old.read === 'not yet' && topic !== undefined && old.topic === topic
          channel.deliveries = [...channel.deliveries.filter((old) => !isReplaced(old)), delivery]
          handOver(channelID, delivery)
        }
      },
    })
    channels.set(channelID, channel)
    return channel
  }

  /** Answers what a browser says. */
  const listeners: Record<string, (asked: Asked) => void> = {
    hello: ({ uaid }) => {
      const name = uaid !== undefined && known.has(uaid) ? uaid : randomUUID().replaceAll('-', '')
      known.add(name)
      say({ messageType: 'hello', uaid: name, status: 200, use_webpush: true, broadcasts: {} })
      handOverAll()
    },
    register: ({ channelID = '', key }) => {
      const { endpoint: pushEndpoint } = addChannel(channelID, key)
      say({ messageType: 'register', channelID, status: 200, pushEndpoint })
    },
    unregister: ({ channelID = '' }) => {
      channels.delete(channelID)
      say({ messageType: 'unregister', channelID, status: 200 })
    },
    ack: ({ updates = [] }) => {
      for (const { channelID, version, code } of updates) {
        const delivery = channels
          .get(channelID)
          ?.deliveries.find((one) => one.version === version && one.read === 'not yet')
        if (delivery) delivery.read = codes[code] ?? 'not shown'
        else faults.push(`The browser confirms a message that it did not get: ${version}.`)
      }
    },
    nack: (asked) => void faults.push(`The browser refuses a message: ${JSON.stringify(asked)}`),
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
      else faults.push(`The browser says what no push service knows: ${text.toString()}`)
    })
    socket.on('close', () => {
      if (open === socket) open = undefined
    })
  })

  return {
    /** the address for `dom.push.serverURL` */
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    channels,
    /** what was wrong with what the browser said */
    faults,
    /** Lets the browser lose its connection; its tries to come back fail. */
    goAway: () => {
      isAway = true
      open?.terminate()
    },
    comeBack: () => {
      isAway = false
    },
    stop: async () => {
      for (const client of server.clients) client.terminate()
      await new Promise((stopped) => server.close(stopped))
    },
  }
}
