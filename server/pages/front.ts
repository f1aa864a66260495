import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Connections } from '../connections/connections.ts'
import { parseMeasured } from '../connections/measured-parsing.ts'
import { parseHead } from './request-head.ts'
import type { StoredResponse } from './stored-response.ts'

/** Looks up what can be answered at once. */
type FindReady = (target: string) => StoredResponse | undefined

/** Bytes that may wait for a slow reader before its further requests have to wait too. */
const unsentLimit = 256 * 1024

/**
 * Closes the connections that the front still holds: at once, or each when its visitor has what was
 * sent.
 */
export type CloseFront = (how: 'now' | 'when-sent') => void

export interface FrontSettings {
  find: FindReady
  connections: Connections
}

/**
 * Answers plain GET requests for stored pages straight from the socket, before Node's HTTP
 * machinery is set up for the connection, which is what makes a cached page cost less than it does
 * in nginx (docs/decisions/0004). Whatever is not exactly that, the first byte of anything else
 * included, goes with its connection to the HTTP server, for good.
 */
export function putFrontBefore(server: Server, { find, connections }: FrontSettings): CloseFront {
  const [accept] = server.listeners('connection') as ((socket: Socket) => void)[]
  if (!accept) throw new Error('This HTTP server takes no connections.')
  server.removeAllListeners('connection')
  const held = new Set<Socket>()
  const mostRequests = connections.limits.requestsPerConnection

  const hold = (socket: Socket) => {
    const connection = connections.admit(socket)
    if (!connection) return
    held.add(socket)
    socket.setNoDelay(true)

    const release = () => {
      held.delete(socket)
      socket
        .off('data', onData)
        .off('end', onEnd)
        .off('error', onError)
        .off('close', release)
        .off('drain', onDrain)
    }
    const onData = (chunk: Buffer) => {
      // The last request of a connection is answered by the HTTP server, which says that it will be
      // closed.
      const answer = connection.requests < mostRequests - 1 ? answerTo(chunk, find) : undefined
      if (answer) {
        connection.requests += 1
        if (!socket.write(answer) && socket.writableLength > unsentLimit) socket.pause()
        return
      }
      release()
      parseMeasured(server, accept, { connection, connections, first: chunk })
    }
    // The HTTP server's sockets stay half open when the visitor's side ends: that end has to be
    // answered.
    const onEnd = () => socket.end()
    const onDrain = () => socket.resume()
    const onError = () => socket.destroy()
    socket
      .on('data', onData)
      .on('end', onEnd)
      .on('error', onError)
      .on('close', release)
      .on('drain', onDrain)
  }

  server.on('connection', hold)
  return (how) => {
    for (const socket of held) {
      if (how === 'now') socket.destroy()
      else socket.destroySoon()
    }
  }
}

function answerTo(chunk: Buffer, find: FindReady): Buffer | undefined {
  const head = parseHead(chunk)
  if (!head) return undefined
  const response = find(head.target)
  const variant = response?.ready(head.encoding)
  return variant && response?.bytes(variant, head.ifNoneMatch, head.isPerson)
}
