/** A value that parts of the pages read and follow, as `useSyncExternalStore` expects. */
export interface Store<Value> {
  read: () => Value
  /** @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void
}

/** Makes a store of one value; listeners are called after each change. */
export function createStore<Value>(
  initial: Value,
): Store<Value> & { write: (next: Value) => void } {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write: (next) => {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
  }
}
