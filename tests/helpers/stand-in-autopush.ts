import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { taken, type startStandInPush } from './stand-in-push.ts'

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
export async function startStandInAutopush(
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
