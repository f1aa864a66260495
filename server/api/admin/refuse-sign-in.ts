import { refuse } from './body.ts'
import type { StaffContext } from './staff-api.ts'

const sentences = {
  wrong: 'That did not work. Check e-mail address, password and code, and try again.',
  'code-needed': 'Write the code that your app shows, or a recovery code.',
} as const

/** The refusal of a sign-in; what exactly was wrong is not said. */
export const refuseSignIn = (context: StaffContext, reason: keyof typeof sentences) =>
  refuse(context, 401, reason, sentences[reason])

/** @param wait milliseconds */
export function refuseLocked(context: StaffContext, wait: number): Response {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  context.header('retry-after', String(seconds))
  const minutes = Math.ceil(seconds / 60)
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
  return refuse(context, 429, 'locked', `Too many attempts. Try again ${when}.`, {
    retryAfter: seconds,
  })
}
