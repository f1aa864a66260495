import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import { restoreVersion, type MediaFile } from './media-file.ts'
import { withUses } from './say-uses.ts'

/** Makes a former version of a file the current one, with Undo in the message. */
export function useRestoreVersion({ id, name, version: current }: MediaFile) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const change = async (version: string, say: (file: MediaFile) => Promise<void> | void) => {
    setBusy(true)
    try {
      await say(await restoreVersion(id, version))
      await queries.invalidateQueries({ queryKey: ['media'] })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const undo = () =>
    void change(current, async () =>
      notify(await withUses(id, { text: `“${name}” is as it was.` }), { type: 'success' }),
    )
  const restore = (version: string) =>
    change(version, async ({ hidden }) => {
      if (hidden) return notify({ text: hidden, onUndo: undo }, { type: 'warning' })
      const text = `The earlier version of “${name}” is current again.`
      notify(await withUses(id, { text, onUndo: undo }), { type: 'success' })
    })
  return { restore, undo, isBusy }
}
