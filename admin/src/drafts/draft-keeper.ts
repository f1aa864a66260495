import type { Draft } from './draft.ts'
import { createStore } from './store.ts'

/** After the last key, until what was typed is sent to the server, in milliseconds. */
const sendAfterMs = 1_500

/** What became of what was typed; `unkept`: this device has no room for it. */
export type KeptState = 'saved' | 'typing' | 'kept' | 'kept-here' | 'unkept'

/** Typed and not saved; `savedAt` in milliseconds since 1970, UTC. */
export interface KeptData {
  data: unknown
  /** the revision that it was made from; 0: something new */
  basedOn: number
  savedAt: number
}

/**
 * Where a page keeps its draft: `article/12` on the server, and one place for each open page on the
 * device.
 */
export interface DraftPlace {
  key: string
  page: string
}

/** A draft as the device keeps it. */
export interface KeptHere extends KeptData {
  /** the server's time of the last copy that was sent to it; `null`: none was */
  sentAt: number | null
}

/** The device's storage and the server's; a call to the server may fail. */
export interface DraftStorage {
  /** @returns whether there was room for it */
  keepHere: (place: DraftPlace, draft: KeptHere) => boolean
  forgetHere: (place: DraftPlace) => void
  /** @returns when the server kept it */
  keepThere: (key: string, draft: KeptData) => Promise<number>
  forgetThere: (key: string) => Promise<unknown>
}

interface KeeperParts {
  draft: Draft
  place: DraftPlace
  storage: DraftStorage
}

/**
 * Keeps whatever is typed: on this device with each key, on the server a moment after the last one.
 * What is saved, or undone by hand, is forgotten in both.
 */
export function createDraftKeeper({ draft, place: opened, storage }: KeeperParts) {
  const kept = createStore<KeptState>('saved')
  let place = opened
  let isKept = false
  let hasRoom = true
  let isOnline = true
  let sentAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  // Calls go out one after the other: a late one must not bring back what was forgotten.
  let calls: Promise<unknown> = Promise.resolve()
  const call = (work: () => Promise<unknown>) => {
    calls = calls.then(work)
  }
  const sayKeptHere = () => kept.write(hasRoom ? 'kept-here' : 'unkept')

  const send = async () => {
    const sent = draft.read()
    if (!sent.isDirty) return
    try {
      sentAt = await storage.keepThere(place.key, {
        data: sent.data,
        basedOn: sent.base.revision,
        savedAt: Date.now(),
      })
      if (draft.read() === sent) kept.write('kept')
    } catch {
      if (draft.read() === sent) sayKeptHere()
    }
  }
  const planSending = () => {
    clearTimeout(timer)
    if (isOnline) timer = setTimeout(() => call(send), sendAfterMs)
    else sayKeptHere()
  }
  const keep = () => {
    const { data, base } = draft.read()
    isKept = true
    hasRoom = storage.keepHere(place, { data, basedOn: base.revision, savedAt: Date.now(), sentAt })
    kept.write('typing')
    planSending()
  }
  const forget = () => {
    clearTimeout(timer)
    kept.write('saved')
    if (!isKept) return
    isKept = false
    sentAt = null
    const { key } = place
    storage.forgetHere(place)
    call(() => storage.forgetThere(key).catch(() => undefined))
  }
  const follow = () => (draft.read().isDirty ? keep() : forget())

  return {
    kept,
    place: () => place,
    /** @returns ends the keeping; what is kept stays */
    start: () => {
      const end = draft.subscribe(follow)
      return () => {
        end()
        clearTimeout(timer)
      }
    },
    /** Without a connection nothing is sent; when it is back, what is not on the server yet is. */
    setOnline: (isNowOnline: boolean) => {
      isOnline = isNowOnline
      if (draft.read().isDirty && kept.read() !== 'kept') planSending()
    },
    /** Continues under the key that something new has from its first save on. */
    rename: (key: string) => {
      if (key === place.key) return
      forget()
      place = { ...place, key }
      follow()
    },
    /** Continues in another place; what is kept in the place until now stays there. */
    moveTo: (next: DraftPlace, lastSentAt: number | null) => {
      clearTimeout(timer)
      isKept = false
      sentAt = lastSentAt
      place = next
    },
  }
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>
