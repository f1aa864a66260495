import { createContext, useContext, type ComponentType } from 'react'
import type { Entry } from '../api/documents.ts'

const BesideEntryContext = createContext<
  readonly { name: string; Component: ComponentType<{ entry: Entry }> }[]
>([])

/** Gives a screen what abilities have beside an entry; it was loaded with the screen. */
export const ProvideBesideEntry = BesideEntryContext.Provider

/** Shows what abilities have beside an entry. */
export function BesideEntry({ entry }: { entry: Entry }) {
  return useContext(BesideEntryContext).map(({ name, Component }) => (
    <Component key={name} entry={entry} />
  ))
}
