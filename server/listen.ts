import type { Server } from 'node:http'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { createServer, Server as NetServer, type AddressInfo } from 'node:net'
import type { Connections } from './fast-path/connections/connections.ts'

/** Time limit for open requests after a stop signal, in milliseconds. */
const stopTimeoutMs = 10_000

/** A turn of the event loop that is shorter had nothing to do, in milliseconds. */
const quietTurnMs = 1

/** Maximum wait for such a turn, in milliseconds. */
const quietTimeoutMs = 1_000

/** Time limit for a proxy to send its first request after it connects, in milliseconds. */
const firstRequestMs = 1_000

/** Connections that may wait to be accepted: the next visitor would wait a second. */
const backlog = 4_096

/** Checks that the site can listen. @throws the error of the system, such as EADDRINUSE */
export function checkPort(address: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(address, () => probe.close(() => resolve()))
  })
}

/** A site that accepts connections. */
export interface RunningSite {
  port: number
  /** drains, accepts no more connections, waits for open requests, then resolves */
  stop: () => Promise<void>
}

/**
 * Starts to accept connections.
 *
 * @param drainMs how long a site that is stopped still answers, each connection once
 */
export async function listen(
  { server, connections }: { server: Server; connections: Connections },
  { drainMs = 0, ...address }: { port: number; host: string; drainMs?: number },
): Promise<RunningSite> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ ...address, backlog }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    stop: async () => {
      connections.drain()
      if (drainMs > 0) await wait(drainMs)
      await untilQueueIsEmpty(server)
      await stop(server, connections, Math.min(drainMs, firstRequestMs))
      connections.stop()
    },
  }
}

/**
 * Resolves once no connection waits to be accepted: closing the server resets it, and a proxy does
 * not send a save a second time. The system hands over one connection in each turn of the loop, and
 * more arrive while a long turn runs, so a short turn without a connection is waited for.
 */
async function untilQueueIsEmpty(server: Server) {
  let accepted = 0
  const count = () => (accepted += 1)
  server.on('connection', count)
  const giveUpAt = performance.now() + quietTimeoutMs
  for (let isQuiet = false; !isQuiet && performance.now() < giveUpAt;) {
    const acceptedBefore = accepted
    const begunAt = performance.now()
    await setImmediate()
    isQuiet = accepted === acceptedBefore && performance.now() - begunAt < quietTurnMs
  }
  server.off('connection', count)
}

function stop(server: Server, connections: Connections, awaitedMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Node keeps a connection open after its last answer: this closes it once it is idle.
    const closeIdle = () => {
      connections.closeOutsideHttp(awaitedMs)
      // Node also calls a connection idle whose request waits to be parsed, or whose answer is not
      // sent whole.
      if (!connections.someBytesWait) server.closeIdleConnections()
    }
    const timer = setInterval(closeIdle, 50)
    const giveUp = setTimeout(() => connections.closeAll(), stopTimeoutMs)
    // That of its HTTP server would close idle connections at once.
    NetServer.prototype.close.call(server, () => {
      // Ends what it keeps for its connections.
      server.close()
      clearInterval(timer)
      clearTimeout(giveUp)
      resolve()
    })
    closeIdle()
  })
}
