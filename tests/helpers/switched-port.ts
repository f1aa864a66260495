import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A local address whose server a test can replace by another one, such as that of a database. */
export interface SwitchedPort {
  port: number
  /** leads connections that are made from now on to another port; those that are open stay */
  leadTo: (target: number) => void
  stop: () => Promise<void>
}

/** Passes on what comes, byte for byte. @param target the port of the first server */
export async function startSwitchedPort(target: number): Promise<SwitchedPort> {
  let leadsTo = target
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    const onward = connect(leadsTo, '127.0.0.1')
    for (const [one, other] of [
      [incoming, onward],
      [onward, incoming],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (next) => (leadsTo = next),
    stop: async () => {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}
