import { createServer } from 'node:net'

/**
 * Checks that the site can listen, before anything is created.
 *
 * @throws the error of the system, such as EADDRINUSE
 */
export function checkPort(address: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(address, () => probe.close(() => resolve()))
  })
}
