import type { Role, StaffSection } from '../../../school/staff/accounts/roles.ts'
import type { Person } from './people.ts'

/** Name of each role, and the rights in words. */
export const roleWords: Record<Role, { name: string; may: string }> = {
  administrator: { name: 'Administrator', may: 'everything, with the accounts of staff' },
  editor: { name: 'Editor', may: 'publishes and changes all content' },
  author: { name: 'Author', may: 'writes drafts and asks for a review' },
}

export const sectionWords: Record<StaffSection, string> = {
  pgs: 'Grade School',
  jhs: 'Junior High School',
  shs: 'Senior High School',
  college: 'College',
}

export const stateWords: Record<Person['state'], string> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
}
