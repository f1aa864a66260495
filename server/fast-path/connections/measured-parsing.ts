import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Connection } from './connection.ts'
import type { Connections } from './connections.ts'

/**
 * Maximum number of requests of one connection that run before the next is read: one is answered
 * while another arrives.
 */
const mostRunning = 2

/**
 * Minimum size of a step in bytes, smaller than any request: a body of blank lines then costs fewer
 * steps.
 */
const minStepBytes = 16

const blankLine = Buffer.from('\r\n\r\n')

/** Hands a connection to Node's HTTP server, beginning with the bytes that have already arrived. */
export type ParseHttp = (connection: Connection, first: Buffer) => void

/**
 * Makes pipelined requests wait for those before them. Node's parser would begin all requests of a
 * chunk at once, more than 2,000. Here it gets one step at a time: the bytes up to a blank line,
 * which ends each head. Waiting bytes stay in the socket, so the client waits too.
 *
 * @param server loses its own listener for new connections
 */
export function measuredParsing(server: Server, connections: Connections): ParseHttp {
  const [accept] = server.listeners('connection') as ((socket: Socket) => void)[]
  if (!accept) throw new Error('This HTTP server takes no connections.')
  server.removeAllListeners('connection')
  const mostRequests = connections.limits.requestsPerConnection

  return (connection, first) => {
    const { socket } = connection
    accept.call(server, socket)
    const [parse] = socket.listeners('data') as ((chunk: Buffer) => void)[]
    if (!parse) throw new Error('The HTTP server does not read this connection.')
    let isHeld = false

    const keep = (bytes: Buffer) => {
      socket.pause()
      socket.unshift(bytes)
      connection.hasWaitingBytes = true
    }
    const onData = (chunk: Buffer) => {
      connection.hasWaitingBytes = false
      let start = 0
      while (start < chunk.length && !socket.destroyed) {
        if (connection.requests >= mostRequests) return
        isHeld = connection.running >= mostRunning
        // The HTTP server also pauses the socket, for unread bodies or answers, and resumes it by
        // itself.
        if (isHeld || socket.isPaused()) return keep(chunk.subarray(start))
        const end = endOfStep(chunk, start)
        parse(chunk.subarray(start, end))
        start = end
      }
    }
    const goOn = () => {
      if (!socket.destroyed) socket.resume()
    }
    connection.whenOneEnds = () => {
      if (!isHeld) return
      isHeld = false
      connections.inTurn(goOn)
    }
    socket.off('data', parse)
    socket.on('data', onData)
    if (endOfStep(first, 0) === first.length) return onData(first)
    // Several requests arrived at once: they queue from the start.
    keep(first)
    connections.inTurn(goOn)
  }
}

function endOfStep(chunk: Buffer, start: number): number {
  const end = chunk.indexOf(blankLine, start + minStepBytes)
  return end < 0 ? chunk.length : end + blankLine.length
}
