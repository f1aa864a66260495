import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../api/server-clock.ts'
import { isGroup } from '../forms/form-data.ts'
import { listOpenDrafts } from './draft-locks.ts'
import { draftOwner, readKept } from './local-drafts.ts'
import type { EditedDraft } from './use-draft.ts'

/** A press that waited for the connection, with the form as it was. */
export interface HeldPress {
  /** key of its draft: `class-notice/12` */
  key: string
  /** name of the page that was open, on this device */
  page: string
  data: unknown
  /** the base revision; 0 for a new entry */
  basedOn: number
  /** UTC in milliseconds */
  pressedAt: number
}

const prefixOf = (owner: string) => `held:${encodeURIComponent(owner)}:`

/** Keeps the newest press of a person about a kind on this device; a full device keeps none. */
export function keepHeldPress(owner: string, kind: string, held: HeldPress) {
  try {
    localStorage.setItem(prefixOf(owner) + kind, JSON.stringify(held))
  } catch {
    // The open page still holds the press.
  }
}

/** Reads the press that {@link keepHeldPress} kept; `null` when it is missing or unreadable. */
export function readHeldPress(owner: string, kind: string): HeldPress | null {
  const kept = readKept(prefixOf(owner) + kind)
  return isHeldPress(kept) ? kept : null
}

const isHeldPress = (kept: unknown): kept is HeldPress =>
  isGroup(kept) &&
  typeof kept.key === 'string' &&
  typeof kept.page === 'string' &&
  typeof kept.basedOn === 'number' &&
  typeof kept.pressedAt === 'number'

/** Forgets the press of a person about a kind. */
export const forgetHeldPress = (owner: string, kind: string) =>
  localStorage.removeItem(prefixOf(owner) + kind)

/** Forgets every press of a person, who signs out. */
export function forgetHeldPresses(owner: string) {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(prefixOf(owner))) localStorage.removeItem(name)
}

interface HeldForm {
  kind: { name: string }
  /** a description of the action that waits for the connection; `null` without one */
  held: string | null
  isBusy: boolean
  draft: Pick<EditedDraft, 'place' | 'data' | 'base'>
}

/**
 * Keeps a press that waits for the connection on this device, for the case that the page is closed.
 * @returns the press of a page that was closed, to ask about, and a function that forgets it
 */
export function useHeldPress({ kind, held, isBusy, draft }: HeldForm) {
  const { name } = kind
  const { place, data, base } = draft
  const [asked, setAsked] = useState<HeldPress | null>(null)
  const pressedAt = useRef<number | null>(null)

  useEffect(() => {
    let isGone = false
    const look = async () => {
      const open = await listOpenDrafts()
      const found = readHeldPress(draftOwner(), name)
      const isOpen = open.some(({ key, page }) => key === found?.key && page === found.page)
      // A press of this page is still being sent: nothing is asked.
      if (!isGone && !isOpen && pressedAt.current === null) setAsked(found)
    }
    void look()
    return () => {
      isGone = true
      // Leaving cancels the press. A page that is closed or loaded again does not come here.
      if (pressedAt.current !== null) forgetHeldPress(draftOwner(), name)
    }
  }, [name])

  useEffect(() => {
    if (held !== null) {
      pressedAt.current ??= serverNow()
      const since = pressedAt.current
      keepHeldPress(draftOwner(), name, {
        ...place,
        data,
        basedOn: base.revision,
        pressedAt: since,
      })
    } else if (pressedAt.current !== null && !isBusy) {
      pressedAt.current = null
      forgetHeldPress(draftOwner(), name)
    }
  }, [name, held, isBusy, place, data, base])

  const forget = () => {
    setAsked(null)
    forgetHeldPress(draftOwner(), name)
  }
  return { asked, forget }
}
