/** A value that others read and follow. */
export interface Store<Value> {
  read: () => Value
  /** @returns ends the following */
  subscribe: (listener: () => void) => () => void
}

/** Makes a store; listeners are called once for each value that differs from the last. */
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
