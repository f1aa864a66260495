import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../api/server-clock.ts'
import type { EntryEditing } from '../entries/use-editing.ts'
import { readUser } from '../session/session.ts'
import { listOpenDrafts } from './draft-locks.ts'
import { forgetHeldPress, keepHeldPress, readHeldPress, type HeldPress } from './held-presses.ts'

const owner = () => readUser()?.id ?? ''

/**
 * Keeps a press that waits for the connection on this device, for the case that the page is closed.
 * @returns the press of a page that was closed, to ask about, and a function that forgets it
 */
export function useHeldPress({ kind, held, isBusy, draft }: EntryEditing) {
  const { name } = kind
  const { place, data, base } = draft
  const [asked, setAsked] = useState<HeldPress | null>(null)
  const pressedAt = useRef<number | null>(null)

  useEffect(() => {
    let isGone = false
    const look = async () => {
      const open = await listOpenDrafts()
      const found = readHeldPress(owner(), name)
      const isOpen = open.some(({ key, page }) => key === found?.key && page === found.page)
      // On its own page it is held still.
      if (!isGone && !isOpen && pressedAt.current === null) setAsked(found)
    }
    void look()
    return () => {
      isGone = true
      // Leaving cancels the press. A page that is closed or loaded again does not come here.
      if (pressedAt.current !== null) forgetHeldPress(owner(), name)
    }
  }, [name])

  useEffect(() => {
    if (held !== null) {
      pressedAt.current ??= serverNow()
      const since = pressedAt.current
      keepHeldPress(owner(), name, { ...place, data, basedOn: base.revision, pressedAt: since })
    } else if (pressedAt.current !== null && !isBusy) {
      pressedAt.current = null
      forgetHeldPress(owner(), name)
    }
  }, [name, held, isBusy, place, data, base])

  const forget = () => {
    setAsked(null)
    forgetHeldPress(owner(), name)
  }
  return { asked, forget }
}
