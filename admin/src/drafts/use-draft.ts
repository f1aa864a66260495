import { useCallback, useEffect, useRef, useState } from 'react'
import { useConnectionLost } from '../api/connection.ts'
import { isLost } from '../api/staff-api-error.ts'
import { isAlike, setAt, type FieldPath } from '../forms/form-data.ts'
import { forgetDraft, keepDraft, readDraft, type KeptDraft } from './local-drafts.ts'
import { isNewDraftKey, readLeftDrafts, useDraftLock } from './new-drafts.ts'
import { forgetServerDraft, keepServerDraft, readDraftBase, readServerDraft } from './server-drafts.ts'

/** After the last key, until what was typed is kept on this device and on the server, in milliseconds. */
const keepAfter = 300
const sendAfter = 1_500

/** What became of what was typed. */
export type KeptState = 'saved' | 'typing' | 'kept' | 'kept-here'

/** What is being edited: the version it began from, and where drafts of it are kept (`article/12`). */
interface Edited {
  draftKey: string
  data: unknown
  revision: number
}

/**
 * The data of a form while it is edited. Whatever is typed is kept on this device at once and on the server soon after;
 * what was kept before and never saved is offered again.
 */
export function useDraft({ draftKey: openedKey, data: savedData, revision }: Edited) {
  const [draftKey, setDraftKey] = useState(openedKey)
  const [data, setData] = useState(savedData)
  const [base, setBase] = useState({ data: savedData, revision })
  const [kept, setKept] = useState<KeptState>('saved')
  const [offers, setOffers] = useState<readonly KeptDraft[]>([])
  const isConnectionLost = useConnectionLost()
  const isDirty = data !== base.data && !isAlike(data, base.data)
  const latest = useRef({ data, basedOn: base.revision, isDirty })
  useEffect(() => {
    latest.current = { data, basedOn: base.revision, isDirty }
  })

  useEffect(() => {
    let isGone = false
    const look = async () => {
      const kept = isNewDraftKey(openedKey)
        ? await readLeftDrafts(openedKey)
        : [...readDraft(openedKey), ...(await readServerDraft(openedKey).catch(() => []))]
      if (!isGone) setOffers(newestOfEach(kept).filter(({ data: typed }) => !isAlike(typed, savedData)))
    }
    void look()
    return () => {
      isGone = true
    }
    // Only once, for what was there when the page was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [openedKey])
  useDraftLock(draftKey)

  const keepHere = useCallback(() => {
    const { data: typed, basedOn, isDirty: isChanged } = latest.current
    if (isChanged) keepDraft(draftKey, { data: typed, basedOn, savedAt: Date.now() })
  }, [draftKey])

  useEffect(() => {
    if (!isDirty) return undefined
    setKept('typing')
    const here = setTimeout(keepHere, keepAfter)
    const send = async () => {
      try {
        await keepServerDraft(draftKey, { data, basedOn: base.revision })
        setKept('kept')
      } catch (error) {
        keepHere()
        setKept('kept-here')
        if (!isLost(error)) console.warn('The draft is kept on this device only.', error)
      }
    }
    // While there is no connection it stays on this device; it goes out when the connection is back.
    const there = isConnectionLost ? undefined : setTimeout(() => void send(), sendAfter)
    if (isConnectionLost) setKept('kept-here')
    return () => {
      clearTimeout(here)
      clearTimeout(there)
    }
  }, [data, base, isDirty, draftKey, isConnectionLost, keepHere])

  useEffect(() => {
    window.addEventListener('pagehide', keepHere)
    return () => {
      window.removeEventListener('pagehide', keepHere)
      keepHere()
    }
  }, [keepHere])

  const change = useCallback(
    (path: FieldPath, value: unknown) => setData((before: unknown) => setAt(before, path, value)),
    [],
  )

  /** Begins anew from what the server has now: saved, or the version of somebody else. */
  const rebase = useCallback(
    (next: { data: unknown; revision: number }, typed: unknown = next.data) => {
      setBase(next)
      setData(typed)
      latest.current = { data: typed, basedOn: next.revision, isDirty: !isAlike(typed, next.data) }
      if (typed !== next.data) return
      setKept('saved')
      setOffers([])
      forget(draftKey)
    },
    [draftKey],
  )
  const restoreOffer = async (offer: KeptDraft) => {
    // What is typed here keeps its own place.
    keepHere()
    // From then on it counts as made from the version that it was made from: who saved in between is not overwritten.
    const isOlder = offer.basedOn > 0 && offer.basedOn !== base.revision
    const begun = isOlder ? await readDraftBase(offer).catch(() => base.data) : base.data
    if (isOlder) setBase({ data: begun, revision: offer.basedOn })
    setDraftKey(offer.key)
    setData(offer.data)
    setOffers([])
  }
  const discardOffer = (offer: KeptDraft) => {
    setOffers(offers.filter((each) => each !== offer))
    forget(offer.key)
  }

  return { draftKey, data, base, isDirty, kept, offers, change, rebase, restoreOffer, discardOffer }
}

function forget(draftKey: string) {
  forgetDraft(draftKey)
  forgetServerDraft(draftKey).catch(() => undefined)
}

/** The same may be kept on this device and on the server. */
function newestOfEach(drafts: readonly KeptDraft[]): KeptDraft[] {
  const sorted = [...drafts].sort((a, b) => b.savedAt - a.savedAt)
  return sorted.filter(({ key }, index) => sorted.findIndex((each) => each.key === key) === index)
}

export type Draft = ReturnType<typeof useDraft>
