import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Connection } from './connection.ts'
import type { Connections } from './connections.ts'
import { measuredParsing } from './measured-parsing.ts'

/**
 * Answers the bytes of one whole request before they reach Node's HTTP server.
 *
 * @returns `false` to pass them on, with everything that follows on the connection
 */
export type AnswerEarly = (chunk: Buffer, socket: Socket) => boolean

/** Bytes that may wait for a slow reader before its next requests must wait too. */
const maxUnsentBytes = 256 * 1024

/**
 * Admits and reads all connections of a server, within the limits of `connections`. A connection
 * goes to Node's HTTP server, for good, with the first bytes that have no early answer.
 */
export function readConnections(
  server: Server,
  connections: Connections,
  answerEarly: AnswerEarly = () => false,
) {
  const parseHttp = measuredParsing(server, connections)
  server.on('connection', (socket: Socket) => {
    const connection = connections.admit(socket)
    if (connection) readUntilHttp(connection)
  })

  // The HTTP server answers the last request of a connection and announces that it will close.
  const maxEarlyAnswers = connections.limits.requestsPerConnection - 1

  const readUntilHttp = (connection: Connection) => {
    const { socket } = connection
    socket.setNoDelay(true)
    const onData = (chunk: Buffer) => {
      const isLast = connections.isDraining || connection.requests >= maxEarlyAnswers
      if (!isLast && answerEarly(chunk, socket)) {
        connection.requests += 1
        if (socket.writableLength > maxUnsentBytes) socket.pause()
        return
      }
      release()
      connection.isInHttp = true
      parseHttp(connection, chunk)
    }
    // The HTTP server's sockets stay half open when the client ends its side, so this answers that
    // end.
    const onEnd = () => socket.end()
    const onDrain = () => socket.resume()
    const onError = () => socket.destroy()
    const release = () =>
      socket
        .off('data', onData)
        .off('end', onEnd)
        .off('error', onError)
        .off('close', release)
        .off('drain', onDrain)
    socket
      .on('data', onData)
      .on('end', onEnd)
      .on('error', onError)
      .on('close', release)
      .on('drain', onDrain)
  }
}
