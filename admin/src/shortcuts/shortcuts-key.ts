import { useEffect, useEffectEvent } from 'react'
import { isDialogOpen } from './use-shortcut.ts'

const storageKey = 'shortcuts-key'

/** Tells whether `?` lists the shortcuts on this device; it does until someone switches it off. */
export function isShortcutsKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/** Switches `?` on this device, for people who speak to it or mistype (WCAG 2.1.4). */
export function switchShortcutsKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // It is not remembered.
  }
}

/** Selector of what takes keys itself: fields, texts, and lists that are searched by typing. */
const takesKeys =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]'

/** Runs something when `?` is pressed where nothing takes it, unless it is switched off. */
export function useShortcutsKey(open: () => Promise<void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(takesKeys)) return
    if (isShortcutsKeyOn() && !isDialogOpen()) void open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
