import { createContext, useContext, type ComponentType } from 'react'
import type { Role } from '../../school/staff/accounts/roles.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import type { Dashboard } from '../../school/operations/dashboard/dashboard.ts'
import type { Entry } from './api/documents.ts'
import type { ToDoCard } from './dashboard/dashboard-card.tsx'

export type LoadScreen = () => Promise<ComponentType>

/** Screens by their paths below `/admin`; the code of each is loaded when it is opened. */
export type Screens = Readonly<Record<string, LoadScreen>>

/** A task or a page that a person can find by its name. */
export interface Command {
  name: string
  path: string
  /** other words that find the command */
  words?: string
  /** the group of the command, where the name does not say it */
  label?: string
}

/** A page in the menu. */
export interface MenuItem extends Command {
  minimumRole: Role
}

export type CommandUser = Pick<Staff, 'id' | 'role' | 'sections' | 'classStatus'>

/** A card of an ability, as the API answers it. */
export type WaitingCard = Dashboard['toDo']['cards'][number]

/** Parts of an ability in the staff pages (how-to/add-an-ability.md). */
export interface StaffAbility {
  screens?: Screens
  /** screens that show an entry, with the parts of abilities beside it */
  entryScreens?: Screens
  /** a page at the end of a group of the menu */
  menu?: { group: 'Visitors' | 'Pages and settings' | 'Maintenance'; item: MenuItem }
  /** lists the tasks that a person can begin, also by a button of the dashboard */
  actionsOf?: (user: CommandUser) => readonly Command[]
  /** the card of the dashboard with this name */
  card?: { name: string; draw: (waiting: WaitingCard) => ToDoCard }
  /** a part beside each entry; its code is loaded with the screen */
  besideEntry?: { name: string; load: () => Promise<ComponentType<{ entry: Entry }>> }
}

const AbilitiesContext = createContext<readonly StaffAbility[]>([])

/** Gives the staff pages their abilities. */
export const ProvideAbilities = AbilitiesContext.Provider

export const useAbilities = () => useContext(AbilitiesContext)

const BesideEntryContext = createContext<
  readonly { name: string; Component: ComponentType<{ entry: Entry }> }[]
>([])

/** Gives a screen the parts that abilities show beside an entry, loaded with the screen. */
export const ProvideBesideEntry = BesideEntryContext.Provider

/** Returns the parts of abilities beside an entry, each to be drawn with it. */
export const useBesideEntry = () => useContext(BesideEntryContext)
