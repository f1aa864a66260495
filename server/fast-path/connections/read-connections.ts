import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Connection } from './connection.ts'
import type { Connections } from './connections.ts'

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

/** Maximum number of requests of a connection that run: one is answered while another arrives. */
const maxRunning = 2

/** Minimum size of a step in bytes, below any request: blank lines then cost fewer steps. */
const minStepBytes = 16

const blankLine = Buffer.from('\r\n\r\n')

/** Hands a connection to Node's HTTP server, beginning with the bytes that have already arrived. */
type ParseHttp = (connection: Connection, first: Buffer) => void

/**
 * Makes pipelined requests wait for those before them. Node's parser would begin all requests of a
 * chunk at once, more than 2,000. Here it gets one step at a time: the bytes up to a blank line,
 * which ends each head. Waiting bytes stay in the socket, so the client waits too.
 *
 * @param server loses its own listener for new connections
 */
function measuredParsing(server: Server, connections: Connections): ParseHttp {
  const [accept] = server.listeners('connection') as ((socket: Socket) => void)[]
  if (!accept) throw new Error('This HTTP server takes no connections.')
  server.removeAllListeners('connection')
  const maxRequests = connections.limits.requestsPerConnection

  return (connection, first) => {
    const { socket } = connection
    accept.call(server, socket)
    const [parse] = socket.listeners('data') as ((chunk: Buffer) => void)[]
    if (!parse) throw new Error('The HTTP server does not read this connection.')
    /** as many requests run as may, and more have arrived */
    let isFull = false

    const postpone = (bytes: Buffer) => {
      socket.pause()
      socket.unshift(bytes)
      connection.hasWaitingBytes = true
    }
    const onData = (chunk: Buffer) => {
      connection.hasWaitingBytes = false
      let start = 0
      while (start < chunk.length && !socket.destroyed) {
        if (connection.requests >= maxRequests) return
        isFull = connection.running >= maxRunning
        // The HTTP server also pauses the socket, for unread bodies or answers, and resumes it by
        // itself.
        if (isFull || socket.isPaused()) return postpone(chunk.subarray(start))
        const end = endOfStep(chunk, start)
        parse(chunk.subarray(start, end))
        start = end
      }
    }
    const goOn = () => {
      if (!socket.destroyed) socket.resume()
    }
    connection.onRequestEnd = () => {
      if (!isFull) return
      isFull = false
      connections.inTurn(goOn)
    }
    socket.off('data', parse)
    socket.on('data', onData)
    if (endOfStep(first, 0) === first.length) return onData(first)
    // Several requests arrived at once: they queue from the start.
    postpone(first)
    connections.inTurn(goOn)
  }
}

function endOfStep(chunk: Buffer, start: number): number {
  const end = chunk.indexOf(blankLine, start + minStepBytes)
  return end < 0 ? chunk.length : end + blankLine.length
}
