import type { Role } from '../../../school/staff/accounts/roles.ts'
import type { Person } from './people.ts'

/** Names each role, and says its rights: “Author: writes drafts and asks for a review”. */
export const roleLabels: Record<Role, { name: string; rights: string }> = {
  administrator: {
    name: 'Administrator',
    rights: 'manages everything, including staff accounts',
  },
  editor: { name: 'Editor', rights: 'publishes and changes all content' },
  author: { name: 'Author', rights: 'writes drafts and asks for a review' },
}

/** Names the states of an account, as the chips in the list of staff show them. */
export const accountStateLabels: Record<Person['state'], string> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
}
