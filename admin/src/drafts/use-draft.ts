import { useCallback, useEffect, useRef, useState } from 'react'
import { useConnectionLost } from '../api/connection.ts'
import { isLost } from '../api/staff-api-error.ts'
import { isAlike, setAt, type FieldPath } from '../forms/form-data.ts'
import { forgetDraft, keepDraft, readDraft } from './local-drafts.ts'
import { forgetServerDraft, keepServerDraft, readServerDraft, type ServerDraft } from './server-drafts.ts'

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
export function useDraft({ draftKey, data: savedData, revision }: Edited) {
  const [data, setData] = useState(savedData)
  const [base, setBase] = useState({ data: savedData, revision })
  const [kept, setKept] = useState<KeptState>('saved')
  const [offer, setOffer] = useState<ServerDraft | null>(null)
  const isConnectionLost = useConnectionLost()
  const isDirty = data !== base.data && !isAlike(data, base.data)
  const latest = useRef({ data, basedOn: base.revision, isDirty })
  useEffect(() => {
    latest.current = { data, basedOn: base.revision, isDirty }
  })

  useEffect(() => {
    let isGone = false
    const look = async () => {
      const here = readDraft(draftKey)
      const there = await readServerDraft(draftKey).catch(() => null)
      const newest = [here, there].filter((each) => each !== null).sort((a, b) => b.savedAt - a.savedAt)[0]
      if (isGone || !newest || isAlike(newest.data, savedData)) return
      setOffer({ data: newest.data, basedOn: newest.basedOn, savedAt: newest.savedAt })
    }
    void look()
    return () => {
      isGone = true
    }
    // Only once, for what was there when the page was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draftKey])

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
  const forget = useCallback(() => {
    forgetDraft(draftKey)
    forgetServerDraft(draftKey).catch(() => undefined)
  }, [draftKey])

  /** Begins anew from what the server has now: saved, or the version of somebody else. */
  const rebase = useCallback(
    (next: { data: unknown; revision: number }, typed: unknown = next.data) => {
      setBase(next)
      setData(typed)
      latest.current = { data: typed, basedOn: next.revision, isDirty: !isAlike(typed, next.data) }
      if (typed !== next.data) return
      setKept('saved')
      setOffer(null)
      forget()
    },
    [forget],
  )
  const restoreOffer = () => {
    if (offer) {
      setData(offer.data)
      // From then on it counts as made from the version that it was made from: who saved in between is not overwritten.
      if (offer.basedOn > 0) setBase({ ...base, revision: offer.basedOn })
    }
    setOffer(null)
  }
  const discardOffer = () => {
    setOffer(null)
    forget()
  }

  return { data, base, isDirty, kept, offer, change, rebase, restoreOffer, discardOffer }
}

export type Draft = ReturnType<typeof useDraft>
