import { setTimeout } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { probeDatabase } from '../db/probe.ts'

/** How long the database may take to be read and written, in milliseconds. */
const timeLimitMs = 2_200

/** For how long an answer holds: however many ask, the disk is not kept busy. */
const holdsForMs = 500

/**
 * Tells within {@link timeLimitMs} whether the database can be read and written. Callers at the
 * same time share a probe.
 */
export function readiness(database: Database): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null
  let answeredAt = Number.NEGATIVE_INFINITY
  const probe = async () => {
    const works = probeDatabase(database, Date.now()).then(
      () => true,
      () => false,
    )
    const isReady = await Promise.race([works, setTimeout(timeLimitMs, false, { ref: false })])
    answeredAt = performance.now()
    return isReady
  }
  return () => {
    if (answer === null || performance.now() - answeredAt > holdsForMs) {
      answeredAt = Number.POSITIVE_INFINITY
      answer = probe()
    }
    return answer
  }
}
