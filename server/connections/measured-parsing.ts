import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Connection } from './connection.ts'
import type { Connections } from './connections.ts'

/**
 * Requests of one connection that may run before the next is read: one is answered while another
 * arrives.
 */
const mostRunning = 2

/**
 * Bytes of a step before a blank line ends it, fewer than any request: a body of blank lines costs
 * fewer steps.
 */
const leastStep = 16

const blankLine = Buffer.from('\r\n\r\n')

/**
 * Hands a connection to Node's HTTP server so that pipelined requests wait until those before them
 * are answered. Node's parser would begin all requests of a chunk at once, more than 2,000. It gets
 * a step at a time here: the bytes up to a blank line, with which each head ends. What has to wait
 * stays in the socket, and the client with it.
 * @param accept the HTTP server's own listener for new connections
 * @param first what has arrived already
 */
export function parseMeasured(
  server: Server,
  accept: (socket: Socket) => void,
  {
    connection,
    connections,
    first,
  }: { connection: Connection; connections: Connections; first: Buffer },
) {
  const { socket } = connection
  const mostRequests = connections.limits.requestsPerConnection
  accept.call(server, socket)
  const [parse] = socket.listeners('data') as ((chunk: Buffer) => void)[]
  if (!parse) throw new Error('The HTTP server does not read this connection.')
  let isHeld = false

  const onData = (chunk: Buffer) => {
    let start = 0
    while (start < chunk.length && !socket.destroyed) {
      if (connection.requests >= mostRequests) return
      isHeld = connection.running >= mostRunning
      // The HTTP server pauses as well, for a body that is not read or answers that are not: it
      // goes on by itself.
      if (isHeld || socket.isPaused()) {
        socket.pause()
        socket.unshift(chunk.subarray(start))
        return
      }
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
    connections.turns.add(goOn)
  }
  socket.off('data', parse)
  socket.on('data', onData)
  if (endOfStep(first, 0) === first.length) return onData(first)
  // More than one request came at once: they wait for their turn from the start.
  socket.pause()
  socket.unshift(first)
  connections.turns.add(goOn)
}

function endOfStep(chunk: Buffer, start: number): number {
  const end = chunk.indexOf(blankLine, start + leastStep)
  return end < 0 ? chunk.length : end + blankLine.length
}
