import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import { restoreVersion, type MediaFile } from './media-file.ts'

/** Makes a former version of a file the current one, with Undo in the message. */
export function useRestoreVersion({ id, name, version: current }: MediaFile) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const change = async (version: string, say: (file: MediaFile) => void) => {
    setBusy(true)
    try {
      say(await restoreVersion(id, version))
      await queries.invalidateQueries({ queryKey: ['media'] })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const undo = () =>
    void change(current, () => notify(`“${name}” is as it was.`, { type: 'success' }))
  const restore = (version: string) =>
    change(version, ({ hidden }) =>
      notify(
        { text: hidden ?? `The earlier version of “${name}” is current again.`, onUndo: undo },
        { type: hidden ? 'warning' : 'success' },
      ),
    )
  return { restore, undo, isBusy }
}
