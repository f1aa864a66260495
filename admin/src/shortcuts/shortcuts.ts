import { useEffect, useEffectEvent } from 'react'

/** Tells whether a dialog is open, which must be answered first. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null

/** Tells whether the key belongs to the focused field: `data-shortcuts` lists such keys. */
const isOfField = ({ target, key }: KeyboardEvent) =>
  target instanceof Element && target.closest(`[data-shortcuts~="${key}"]`) !== null

/**
 * Calls `run` when a key is pressed together with Ctrl, or Cmd on a Mac, wherever the focus is, except
 * while a dialog is open. The browser's own action of the key never runs.
 *
 * @param key as events name it: `s`, `Enter`
 * @param options.isLast `true` lets a focused text use the key first; by default the text does not see it
 */
export function useShortcut(key: string, run: () => void, { isLast = false } = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    if (event.key.toLowerCase() !== key.toLowerCase() || event.defaultPrevented) return
    if (isOfField(event)) return
    event.preventDefault()
    if (event.repeat || isDialogOpen()) return
    event.stopPropagation()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen, { capture: !isLast })
    return () => window.removeEventListener('keydown', listen, { capture: !isLast })
  }, [isLast])
}

const storageKey = 'shortcuts-key'

/** Tells whether `?` lists the shortcuts on this device, which is the default. */
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
    // The choice is not remembered.
  }
}

/** Selector of elements that take keys: fields, texts, and lists that are searched by typing. */
const takesKeys =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]'

/** Calls `open` when `?` is pressed outside of fields, unless the key is switched off. */
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
