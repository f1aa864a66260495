const storageKey = 'shortcuts-key'

/** Tells whether `?` lists the shortcuts on this device; it does until someone switches it off. */
export function isShortcutsKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/**
 * Switches `?` on or off on this device: whoever speaks to the computer presses keys without wanting
 * to (WCAG 2.1.4).
 */
export function switchShortcutsKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // It is not remembered.
  }
}
