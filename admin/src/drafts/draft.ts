import { isEqual, setAt, type FieldPath } from '../forms/form-data.ts'
import { mergeTyped } from './merge-typed.ts'
import { createStore } from './store.ts'

/** Saved data and its revision number; 0 when never saved. */
export interface Version {
  data: unknown
  revision: number
}

export interface DraftState {
  /** the version that the form is based on */
  base: Version
  /** the current data of the form */
  data: unknown
  isDirty: boolean
}

const stateOf = (base: Version, data: unknown): DraftState => ({
  base,
  data,
  isDirty: data !== base.data && !isEqual(data, base.data),
})

/** Holds the data of a form while it is edited. */
export function createDraft(opened: Version) {
  const state = createStore(stateOf(opened, opened.data))
  return {
    read: state.read,
    subscribe: state.subscribe,
    change: (path: FieldPath, value: unknown) => {
      const { base, data } = state.read()
      state.write(stateOf(base, setAt(data, path, value)))
    },
    /** Continues from the server's answer, merged with everything typed since. */
    settle: (sent: unknown, { data, revision }: Version) =>
      state.write(stateOf({ data, revision }, mergeTyped(sent, data, state.read().data))),
    /** Continues from another version: a restored draft, or the result of a conflict. */
    begin: (base: Version, data: unknown) => state.write(stateOf(base, data)),
  }
}

export type Draft = ReturnType<typeof createDraft>
