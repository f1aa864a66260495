import { isGroup } from '../forms/form-data.ts'

/** A press that waited for the connection, with the form as it was. */
export interface HeldPress {
  /** the place of its draft (`class-notice/12`), and the page that was open */
  key: string
  page: string
  data: unknown
  /** the base revision; 0 for a new entry */
  basedOn: number
  /** UTC in milliseconds */
  pressedAt: number
}

const prefixOf = (owner: string) => `held:${encodeURIComponent(owner)}:`

/** Keeps the newest press of a person about a kind on this device; a full device keeps none. */
export function keepHeldPress(owner: string, kind: string, held: HeldPress) {
  try {
    localStorage.setItem(prefixOf(owner) + kind, JSON.stringify(held))
  } catch {
    // It is held on the open page all the same.
  }
}

/** Reads the press that {@link keepHeldPress} kept; `null` without one that can be read. */
export function readHeldPress(owner: string, kind: string): HeldPress | null {
  try {
    return heldFrom(JSON.parse(localStorage.getItem(prefixOf(owner) + kind) ?? ''))
  } catch {
    return null
  }
}

function heldFrom(kept: unknown): HeldPress | null {
  if (!isGroup(kept)) return null
  const { key, page, data, basedOn, pressedAt } = kept
  const isWhole =
    typeof key === 'string' &&
    typeof page === 'string' &&
    typeof basedOn === 'number' &&
    typeof pressedAt === 'number'
  return isWhole ? { key, page, data, basedOn, pressedAt } : null
}

export const forgetHeldPress = (owner: string, kind: string) =>
  localStorage.removeItem(prefixOf(owner) + kind)

/** Forgets every press of a person, who signs out. */
export function forgetHeldPresses(owner: string) {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(prefixOf(owner))) localStorage.removeItem(name)
}
