import { setTimeout } from 'node:timers/promises'
import { probeDatabase, type Database } from '../db/database.ts'
import { currentTime } from '../school/base/clock.ts'

/** Time limit for reading and writing the database, in milliseconds. */
const timeLimitMs = 2_200

/** Time for which a result is reused, in milliseconds: many requests do not keep the disk busy. */
const reuseMs = 500

/** Creates the check of /readyz: whether the database works, within {@link timeLimitMs}. Callers share a check. */
export function readiness(database: Database) {
  let isLeaving = false
  let answer: Promise<boolean> | null = null
  let answeredAt = Number.NEGATIVE_INFINITY
  const probe = async () => {
    const works = probeDatabase(database, currentTime()).then(
      () => true,
      () => false,
    )
    const isReady = await Promise.race([works, setTimeout(timeLimitMs, false, { ref: false })])
    answeredAt = performance.now()
    return isReady
  }
  const isReady = () => {
    if (answer === null || performance.now() - answeredAt > reuseMs) {
      answeredAt = Number.POSITIVE_INFINITY
      answer = probe()
    }
    return answer
  }
  return {
    /** tells whether this node can serve visitors */
    isReady: async () => !isLeaving && (await isReady()),
    /** lets /readyz send proxies to other nodes from now on */
    leave: () => {
      isLeaving = true
    },
  }
}
