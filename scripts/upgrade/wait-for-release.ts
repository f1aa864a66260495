import { setTimeout } from 'node:timers/promises'
import type { Environment } from '../../server/environment.ts'
import { ownAddress } from '../doctor/own-address.ts'
import type { Release } from './releases.ts'

/** How long the site may take for one answer, in milliseconds. */
const answerMs = 5_000

/** Waits until the site answers with this release and can read and write its data. */
export async function isReadyWithin(
  seconds: number,
  { commit }: Release,
  environment: Environment,
): Promise<boolean> {
  const until = Date.now() + seconds * 1_000
  const token = environment.METRICS_TOKEN
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const ask = (path: string) =>
    fetch(ownAddress(environment) + path, { headers, signal: AbortSignal.timeout(answerMs) })
  while (Date.now() < until) {
    try {
      const figures = await (await ask('/metrics')).text()
      const isThis = figures.includes(`,commit="${commit}"} 1\n`)
      if (isThis && (await ask('/readyz')).status === 200) return true
    } catch {
      // Nothing answers while it starts.
    }
    await setTimeout(500)
  }
  return false
}
