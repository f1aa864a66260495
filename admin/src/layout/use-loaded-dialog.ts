import { useState, type ComponentType } from 'react'
import { notify } from '../notifications/notify.ts'

/** Opens a dialog once its code is loaded, or says that it failed. */
export function useLoadedDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  const open = async () => {
    try {
      const loaded = await load()
      setDialog(() => loaded)
    } catch {
      notify('This could not be loaded. Check the connection, and try again.', { type: 'error' })
    }
  }
  return { Dialog, open, close: () => setDialog(null) }
}
