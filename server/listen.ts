import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Connections } from './connections/connections.ts'

/** How long open requests may take after a stop signal, in milliseconds. */
const stopTimeoutMs = 10_000

/**
 * Connections that may wait to be accepted: beyond this, the system makes a visitor wait a second.
 */
const backlog = 4_096

export interface RunningSite {
  port: number
  /** Accepts no more connections, waits for open requests, then resolves. */
  stop: () => Promise<void>
}

/** Starts to accept connections. */
export async function listen(
  { server, connections }: { server: Server; connections: Connections },
  address: { port: number; host: string },
): Promise<RunningSite> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ ...address, backlog }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const { port } = server.address() as AddressInfo
  return { port, stop: () => stop(server, connections).finally(() => connections.stop()) }
}

function stop(server: Server, connections: Connections): Promise<void> {
  return new Promise((resolve) => {
    // Node keeps a connection open after its last answer: this closes it once it is idle.
    const closeIdle = () => {
      connections.closeOutsideHttp()
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
