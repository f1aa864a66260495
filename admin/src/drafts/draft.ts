import { isEqual, isGroup, setAt, type FieldPath } from '../forms/form-data.ts'
import { createStore } from '../store.ts'

/** Saved data and its revision number; 0 when never saved. */
export interface Version {
  data: unknown
  revision: number
}

export interface DraftState {
  /** the version that the form is based on */
  base: Version
  data: unknown
  isDirty: boolean
}

const makeState = (base: Version, data: unknown): DraftState => ({
  base,
  data,
  isDirty: data !== base.data && !isEqual(data, base.data),
})

/** Holds the data of a form while it is edited. */
export function createDraft(opened: Version) {
  const state = createStore(makeState(opened, opened.data))
  return {
    read: state.read,
    subscribe: state.subscribe,
    change: (path: FieldPath, value: unknown) => {
      const { base, data } = state.read()
      state.write(makeState(base, setAt(data, path, value)))
    },
    /** Continues from the server's answer, merged with everything typed since. */
    settle: (sent: unknown, { data, revision }: Version) =>
      state.write(makeState({ data, revision }, mergeTyped(sent, data, state.read().data))),
    /** Continues from another version: a restored draft, or the result of a conflict. */
    begin: (base: Version, data: unknown) => state.write(makeState(base, data)),
  }
}

export type Draft = ReturnType<typeof createDraft>

/**
 * Merges what was typed since a save was sent into the server's answer. Where both differ from what
 * was sent, the typed value wins: the next save sends it.
 *
 * @param sent what the save carried
 * @param answered the server's version of it
 * @param typed what the form holds now
 * @example mergeTyped({ title: 'A ' }, { title: 'A' }, { title: 'A b' }) // { title: 'A b' }
 */
export function mergeTyped(sent: unknown, answered: unknown, typed: unknown): unknown {
  if (isEqual(sent, answered)) return typed
  if (isEqual(sent, typed)) return answered
  if (isGroup(sent) && isGroup(answered) && isGroup(typed)) {
    const keys = new Set([...Object.keys(answered), ...Object.keys(typed)])
    return Object.fromEntries(
      [...keys].map((key) => [key, mergeTyped(sent[key], answered[key], typed[key])]),
    )
  }
  if (Array.isArray(sent) && Array.isArray(answered) && Array.isArray(typed)) {
    // Items have no ids: their index identifies them only while none was added or removed.
    const isInPlace = sent.length === answered.length && sent.length === typed.length
    if (isInPlace)
      return typed.map((item: unknown, index) => mergeTyped(sent[index], answered[index], item))
  }
  return typed
}
