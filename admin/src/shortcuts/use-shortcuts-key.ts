import { useEffect } from 'react'
import { isShortcutsKeyOn } from './shortcuts-key.ts'
import { isDialogOpen } from './use-shortcut.ts'

/** Selector of what takes keys itself: fields, texts, and lists that are searched by typing. */
const takesKeys =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]'

/** Runs something when `?` is pressed where nothing takes it, unless it is switched off. */
export function useShortcutsKey(open: () => Promise<void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(takesKeys)) return
      if (isShortcutsKeyOn() && !isDialogOpen()) void open()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [open])
}
