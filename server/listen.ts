import type { Server } from 'node:http'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import type { Connections } from './connections/connections.ts'

/** How long open requests may take after a stop signal, in milliseconds. */
const stopTimeoutMs = 10_000

/** How long a proxy may take to send the request for which it has just connected, in milliseconds. */
const firstRequestMs = 1_000

/**
 * Connections that may wait to be accepted: beyond this, the system makes a visitor wait a second.
 */
const backlog = 4_096

export interface RunningSite {
  port: number
  /** Drains, accepts no more connections, waits for open requests, then resolves. */
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
      // The queue is empty right after the loop has accepted connections: closing resets what is in it.
      await setImmediate()
      await stop(server, connections, Math.min(drainMs, firstRequestMs))
      connections.stop()
    },
  }
}

function stop(server: Server, connections: Connections, awaitedMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Node keeps a connection open after its last answer: this closes it once it is idle.
    const closeIdle = () => {
      connections.closeOutsideHttp(awaitedMs)
      server.closeIdleConnections()
    }
    const timer = setInterval(closeIdle, 50)
    const giveUp = setTimeout(() => connections.closeAll(), stopTimeoutMs)
    server.close(() => {
      clearInterval(timer)
      clearTimeout(giveUp)
      resolve()
    })
    closeIdle()
  })
}
