import { createContext, useContext, type ComponentType, type ReactElement } from 'react'
import type { Role } from '../../school/staff/accounts/roles.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import type { Dashboard } from '../../school/operations/dashboard/dashboard.ts'
import type { Entry } from './api/documents.ts'
import type { ToDoCard } from './dashboard/dashboard-card.tsx'

/** A page with code of its own, which is loaded when it is opened. */
export interface Screen {
  /** below `/admin` */
  path: string
  load: () => Promise<ReactElement>
  /** it shows an entry, with the parts of abilities beside it */
  hasEntry?: boolean
}

/** A page in the menu. */
export interface MenuItem {
  to: string
  text: string
  least: Role
  /** other words that find it */
  words?: string
}

/** Something that a person can do or open by its name. */
export interface Command {
  name: string
  path: string
  /** other words that find it */
  words?: string
  /** the group it belongs to, where the name does not say it */
  label?: string
}

export type CommandUser = Pick<Staff, 'id' | 'role' | 'sections' | 'classStatus'>

/** A card of an ability, as the API answers it. */
export type WaitingCard = Dashboard['toDo']['cards'][number]

/** Parts of an ability in the staff pages (how-to/add-an-ability.md). */
export interface StaffAbility {
  screens?: readonly Screen[]
  /** at the end of a group of the menu */
  menu?: { group: 'Visitors' | 'Pages and settings' | 'Maintenance'; item: MenuItem }
  /** lists the tasks that a person can begin, also by a button of the dashboard */
  actionsOf?: (user: CommandUser) => readonly Command[]
  /** the card of the dashboard with this name */
  card?: { name: string; draw: (waiting: WaitingCard) => ToDoCard }
  /** loads its part beside an entry */
  besideEntry?: { name: string; load: () => Promise<ComponentType<{ entry: Entry }>> }
}

const AbilitiesContext = createContext<readonly StaffAbility[]>([])

/** Gives the staff pages their abilities. */
export const ProvideAbilities = AbilitiesContext.Provider

/** Returns the abilities of the staff pages. */
export const useAbilities = () => useContext(AbilitiesContext)
