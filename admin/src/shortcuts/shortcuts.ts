import { useEffect, useEffectEvent } from 'react'

/** Tells whether a dialog is open: it is answered before anything else is done. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null

/** Tells whether the key belongs to the focused field: `data-shortcuts` lists such keys. */
const isOfField = ({ target, key }: KeyboardEvent) =>
  target instanceof Element && target.closest(`[data-shortcuts~="${key}"]`) !== null

/**
 * Runs something when a key is pressed together with Ctrl, or Cmd on a Mac, wherever the focus is.
 * While a dialog is open it does nothing; the browser never does what it has for the key.
 *
 * @param key as events name it: `s`, `Enter`
 * @param isLast whether a text that has the focus may take the key; otherwise it does not see it
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
