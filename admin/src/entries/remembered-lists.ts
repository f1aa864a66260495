import type { KindName } from '../../../school/kinds/index.ts'

/** State of a list when the person left it. */
interface RememberedList {
  /** the query of its address: '' or '?state=draft' */
  search: string
  selectedIds: readonly number[]
}

const lists = new Map<KindName, RememberedList>()

/** Returns what the list of a kind looked like when it was left. */
export const recallList = (kind: KindName): RememberedList =>
  lists.get(kind) ?? { search: '', selectedIds: [] }

/** Remembers a list until the staff pages are closed, so that a person comes back to it as it was. */
export const rememberList = (kind: KindName, list: RememberedList): void => {
  lists.set(kind, list)
}
