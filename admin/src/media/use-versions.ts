import { useState } from 'react'
import { tryCall } from '../api/try-call.ts'
import { notify } from '../notifications/notify.ts'
import {
  commandMedia,
  refreshMedia,
  withUses,
  type MediaFile,
  type OpenedFile,
} from './media-file.ts'

/** Makes a former version of a file the current one, with Undo in the message, or deletes it. */
export function useVersions({ id, name, version: current }: MediaFile) {
  const [isBusy, setBusy] = useState(false)

  const change = async (
    action: 'restore-version' | 'delete-version',
    version: string,
    onChanged: (file: OpenedFile) => void,
  ) => {
    setBusy(true)
    await tryCall(async () => {
      onChanged(await commandMedia(id, { action, version }))
      await refreshMedia()
    })
    setBusy(false)
  }
  const undo = () =>
    void change('restore-version', current, (file) =>
      notify(withUses(file, `“${name}” is as it was.`), { type: 'success' }),
    )
  const restore = (version: string) =>
    change('restore-version', version, (file) => {
      if (file.hidden) return notify({ text: file.hidden, onUndo: undo }, { type: 'warning' })
      const message = withUses(file, `The earlier version of “${name}” is current again.`)
      notify({ ...message, onUndo: undo }, { type: 'success' })
    })
  const remove = (version: string, number: number) =>
    change('delete-version', version, () =>
      notify(`Version ${number} of “${name}” is deleted.`, { type: 'success' }),
    )
  return { restore, remove, undo, isBusy }
}
