import { isAlike, setAt, type FieldPath } from '../forms/form-data.ts'
import { mergeTyped } from './merge-typed.ts'
import { createStore } from './store.ts'

/** Data as the server has it, and the number of the save that made it; 0: never saved. */
export interface Version {
  data: unknown
  revision: number
}

export interface DraftState {
  /** the version that the form began from */
  base: Version
  /** what the form holds */
  data: unknown
  isDirty: boolean
}

const stateOf = (base: Version, data: unknown): DraftState => ({
  base,
  data,
  isDirty: data !== base.data && !isAlike(data, base.data),
})

/** The data of a form while it is edited. */
export function createDraft(opened: Version) {
  const state = createStore(stateOf(opened, opened.data))
  return {
    read: state.read,
    subscribe: state.subscribe,
    change: (path: FieldPath, value: unknown) => {
      const { base, data } = state.read()
      state.write(stateOf(base, setAt(data, path, value)))
    },
    /** Continues from the server's answer to what was sent, with all that was typed since. */
    settle: (sent: unknown, { data, revision }: Version) =>
      state.write(stateOf({ data, revision }, mergeTyped(sent, data, state.read().data))),
    /** Continues from another version: a restored draft, or what was chosen in a conflict. */
    begin: (base: Version, data: unknown) => state.write(stateOf(base, data)),
  }
}

export type Draft = ReturnType<typeof createDraft>
