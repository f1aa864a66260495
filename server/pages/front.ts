import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Connections } from '../connections/connections.ts'
import { parseMeasured } from '../connections/measured-parsing.ts'
import { parseHead } from './request-head.ts'
import type { StoredResponse } from './stored-response.ts'

/** Finds a response that can be sent at once. */
type FindReady = (target: string) => StoredResponse | undefined

/** Bytes that may wait for a slow reader before its next requests must wait too. */
const maxUnsentBytes = 256 * 1024

/**
 * Closes the connections that the fast path holds: at once, or each after its sent answers were
 * read.
 */
export type CloseFront = (how: 'now' | 'when-sent') => void

export interface FrontSettings {
  find: FindReady
  connections: Connections
}

/**
 * Answers plain GET requests for cached pages straight from the socket, before Node sets up HTTP
 * for the connection; this makes a cached page cheaper than in nginx (docs/decisions/0004). At the
 * first byte of anything else, the connection goes to the HTTP server for good.
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
      // The HTTP server answers the last request of a connection and announces that it will close.
      const answer = connection.requests < mostRequests - 1 ? answerTo(chunk, find) : undefined
      if (answer) {
        connection.requests += 1
        if (!socket.write(answer) && socket.writableLength > maxUnsentBytes) socket.pause()
        return
      }
      release()
      parseMeasured(server, accept, { connection, connections, first: chunk })
    }
    // The HTTP server's sockets stay half open when the client ends its side, so this answers that
    // end.
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
