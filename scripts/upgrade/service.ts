import { setTimeout } from 'node:timers/promises'
import { currentTime } from '../../school/base/clock.ts'
import type { Environment } from '../../server/environment.ts'
import { ownAddress } from '../doctor/check-network.ts'
import type { Release } from './releases.ts'
import { runProgram } from './run-program.ts'

/** Service that runs the site: an upgrade stops and restarts it. */
export interface Service {
  stop: () => Promise<void>
  /** starts it again; a failure shows when it does not answer */
  restart: () => Promise<void>
  /** longest wait for its answer, in seconds */
  waitSeconds: number
  /** the log that says why it does not start */
  log: string
}

/** Finds the service of systemd that runs the site. Without one, the operator is asked to do it. */
export async function findService(name: string, link: string): Promise<Service> {
  const systemctl = (command: string) => runProgram('systemctl', [command, name])
  if ((await runProgram('systemctl', ['is-active', '--quiet', name])) === 0) {
    return {
      stop: async () => void (await systemctl('stop')),
      restart: async () => void (await systemctl('restart')),
      waitSeconds: 120,
      log: `journalctl -u ${name}`,
    }
  }
  return {
    stop: () => Promise.resolve(),
    restart: () => {
      console.log(`No service ${name} of systemd runs. Stop the site, and start ${link}/start now.`)
      return Promise.resolve()
    },
    waitSeconds: 600,
    log: 'the log of the site',
  }
}

/** Time limit of one request to the site, in milliseconds. */
const answerMs = 5_000

/**
 * Waits until the site answers with this release and can read and write its data.
 *
 * @param onProgress receives the part of the time that is over, from 0 to 1
 */
export async function isReadyWithin(
  seconds: number,
  { commit }: Release,
  environment: Environment,
  onProgress: (part: number) => void,
): Promise<boolean> {
  const began = currentTime()
  const until = began + seconds * 1_000
  const token = environment.METRICS_TOKEN
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const ask = (path: string) =>
    fetch(ownAddress(environment) + path, { headers, signal: AbortSignal.timeout(answerMs) })
  while (currentTime() < until) {
    try {
      const metrics = await (await ask('/metrics')).text()
      const isThis = metrics.includes(`,commit="${commit}"} 1\n`)
      if (isThis && (await ask('/readyz')).status === 200) return true
    } catch {
      // Nothing answers while it starts.
    }
    onProgress((currentTime() - began) / (seconds * 1_000))
    await setTimeout(500)
  }
  return false
}
