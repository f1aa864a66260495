import { useNotifiedCall } from '../api/use-call.ts'
import { notify } from '../notifications/notify.ts'
import {
  commandMedia,
  refreshMedia,
  withUses,
  type MediaFile,
  type OpenedFile,
} from './media-file.ts'

/** Restores a former version of a file, with Undo in the message, or deletes it. */
export function useVersions({ id, name, version: current }: MediaFile) {
  const { run, isBusy } = useNotifiedCall()

  const change = (
    action: 'restore-version' | 'delete-version',
    version: string,
    onChanged: (file: OpenedFile) => void,
  ) =>
    run(async () => {
      onChanged(await commandMedia(id, { action, version }))
      await refreshMedia()
    })
  const undo = () =>
    void change('restore-version', current, (file) =>
      notify(withUses(file, `“${name}” is as it was.`)),
    )
  const restore = (version: string) =>
    change('restore-version', version, (file) => {
      if (file.hidden) return notify({ text: file.hidden, onUndo: undo }, { type: 'warning' })
      const message = withUses(file, `The earlier version of “${name}” is current again.`)
      notify({ ...message, onUndo: undo })
    })
  const remove = (version: string, number: number) =>
    change('delete-version', version, () => notify(`Version ${number} of “${name}” is deleted.`))
  return { restore, remove, undo, isBusy }
}
