import type { StaffFields } from './account-fields.ts'
import type { Staff } from './staff.ts'
import type { StaffMember } from './staff-list.server.ts'

type Person = Pick<StaffMember, 'id' | 'role' | 'email' | 'state' | 'twoFactor'>

/**
 * Returns whether a password link for this person could give an administrator's account to a thief
 * of the session.
 */
export const linkNeedsConfirmation = (actor: Staff, person: Pick<Person, 'id' | 'role'>) =>
  person.id === actor.id || person.role === 'administrator'

/**
 * Returns whether a stolen session could use this change for a lasting takeover: it concerns the
 * actor's own sign-in, the list of administrators or their sign-in.
 */
export function changeNeedsConfirmation(
  actor: Staff,
  person: Person,
  change: StaffFields & {
    state?: StaffMember['state'] | undefined
    twoFactor?: boolean | undefined
  },
): boolean {
  const becomesAdministrator = change.role === 'administrator' && person.role !== 'administrator'
  const signsInOtherwise =
    change.email !== person.email ||
    (change.twoFactor === false && person.twoFactor) ||
    (change.state !== undefined && change.state !== person.state)
  return becomesAdministrator || (signsInOtherwise && linkNeedsConfirmation(actor, person))
}
