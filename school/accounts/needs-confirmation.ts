import type { StaffFields } from './account-fields.ts'
import type { Staff } from './staff.ts'
import type { StaffMember } from './staff-list.server.ts'

type Person = Pick<StaffMember, 'id' | 'role' | 'email' | 'state' | 'twoFactor'>

/**
 * Whether a link to choose a password, given to this person, could hand an administrator's account
 * to a thief.
 */
export const linkNeedsConfirmation = (actor: Staff, person: Pick<Person, 'id' | 'role'>) =>
  person.id === actor.id || person.role === 'administrator'

/**
 * Whether a change to a person could make a stolen session a lasting takeover: one that concerns
 * the actor's own sign-in, or who is an administrator and how they sign in.
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
