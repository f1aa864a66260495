import type { Database } from '../../../db/database.ts'
import { networkOf } from './network-counts.server.ts'
import { hashToken } from './secret-token.server.ts'

/** Limits of failed attempts: at most `count` of them in so many milliseconds. */
const limits = {
  account: { count: 8, withinMs: 15 * 60_000 },
  device: { count: 8, withinMs: 15 * 60_000 },
  confirming: { count: 8, withinMs: 15 * 60_000 },
  address: { count: 30, withinMs: 15 * 60_000 },
  // Short, so that an attack from many networks does not keep the school out for long.
  all: { count: 90, withinMs: 60_000 },
} as const

/**
 * Attempt, by the limits that it counts against. Strangers share the limits of the account and of
 * their network. Known devices, and owners who confirm a change, have limits that strangers cannot
 * use up.
 */
export type Attempt =
  /** an e-mail address, known or not, and the network address of the attempt */
  | { account: string; address: string }
  /** the token of a device on which the account's owner has signed in */
  | { device: string }
  /** the id of a signed-in person who confirms a change */
  | { confirming: string }

/**
 * Counts an attempt before it is checked, so that many at once cannot slip through.
 *
 * @param now UTC in milliseconds
 * @returns how long to wait: 0 when the attempt is allowed; and whether it is the first one beyond
 * the limit
 */
export async function beginAttempt(
  database: Database,
  attempt: Attempt,
  now: number,
): Promise<{ lockedForMs: number; isFirst: boolean }> {
  // Counts each subject in its own statement: in one transaction, two attempts on PostgreSQL could
  // wait for each other.
  for (const [subject, limit] of subjectsOf(attempt)) {
    await database
      .deleteFrom('sign_in_attempt')
      .where('subject', '=', subject)
      .where('until', '<=', now)
      .execute()
    const { count, until } = await database
      .insertInto('sign_in_attempt')
      .values({ subject, count: 1, until: now + limit.withinMs })
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet((eb) => ({ count: eb('sign_in_attempt.count', '+', 1) })),
      )
      .returning(['count', 'until'])
      .executeTakeFirstOrThrow()
    // An attempt refused for one address or account does not count against everyone. Old rows are
    // deleted at most once a minute; an attack leaves those of its last quarter of an hour.
    if (subject === 'all' && count === 1) await forgetOld(database, now)
    if (count > limit.count) return { lockedForMs: until - now, isFirst: count === limit.count + 1 }
  }
  return { lockedForMs: 0, isFirst: false }
}

/** Uncounts an attempt that guessed nothing. */
export async function forgetAttempt(database: Database, attempt: Attempt): Promise<void> {
  for (const [subject] of subjectsOf(attempt)) {
    await database
      .updateTable('sign_in_attempt')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('subject', '=', subject)
      .where('count', '>', 0)
      .execute()
  }
}

/**
 * Resets the counts after a successful sign-in or a new password. A network's count loses only this
 * attempt: one right password must not give an attacker in the same network new guesses.
 */
export async function clearAttempts(
  database: Database,
  attempt: Attempt,
  now: number,
): Promise<void> {
  await forgetAttempt(database, attempt)
  for (const [subject, limit] of subjectsOf(attempt)) {
    if (limit === limits.address || limit === limits.all) continue
    await database.deleteFrom('sign_in_attempt').where('subject', '=', subject).execute()
  }
  await forgetOld(database, now)
}

/** Lets strangers try an account again after a link has set its password. */
export async function clearAccount(database: Database, email: string, now: number): Promise<void> {
  await database
    .deleteFrom('sign_in_attempt')
    .where('subject', '=', accountSubject(email))
    .execute()
  await forgetOld(database, now)
}

/** Deletes the counts whose time is over. */
const forgetOld = (database: Database, now: number) =>
  database.deleteFrom('sign_in_attempt').where('until', '<=', now).execute()

/** Names an account by a hash: addresses of people and machines are stored in no other form. */
const accountSubject = (email: string) => `account ${hashToken(email)}`

type Subject = readonly [name: string, limit: { count: number; withinMs: number }]

/** Lists the counts that an attempt adds to, with their limits. */
function subjectsOf(attempt: Attempt): Subject[] {
  if ('device' in attempt) return [[`device ${hashToken(attempt.device)}`, limits.device]]
  if ('confirming' in attempt)
    return [[`confirming ${hashToken(attempt.confirming)}`, limits.confirming]]
  return [
    [`address ${hashToken(networkOf(attempt.address))}`, limits.address],
    [accountSubject(attempt.account), limits.account],
    ['all', limits.all],
  ]
}
