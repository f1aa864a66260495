import { setTimeout } from 'node:timers/promises'
import type { Environment } from '../../server/environment.ts'
import { ownAddress } from '../doctor/own-address.ts'
import type { Release } from './releases.ts'
import { currentTime } from '../../school/base/clock.ts'

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
      const figures = await (await ask('/metrics')).text()
      const isThis = figures.includes(`,commit="${commit}"} 1\n`)
      if (isThis && (await ask('/readyz')).status === 200) return true
    } catch {
      // Nothing answers while it starts.
    }
    onProgress((currentTime() - began) / (seconds * 1_000))
    await setTimeout(500)
  }
  return false
}
