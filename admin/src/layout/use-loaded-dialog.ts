import { useCallback, useState, type ComponentType } from 'react'
import { notify } from '../notifications/notify.ts'

/**
 * Opens a dialog once its code is loaded; says so when it cannot be loaded, and loads it again the
 * next time.
 *
 * @param load stays the same function
 */
export function useLoadedDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  const open = useCallback(async () => {
    try {
      const loaded = await load()
      setDialog(() => loaded)
    } catch {
      notify('This could not be loaded. Check the connection, and try again.', { type: 'error' })
    }
  }, [load])
  const close = useCallback(() => setDialog(null), [])
  return { Dialog, open, close }
}
