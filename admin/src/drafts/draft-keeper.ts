import type { Draft } from './draft.ts'
import { createStore } from './store.ts'
import { currentTime } from '../../../school/base/clock.ts'

/** Delay after the last key before the draft is sent to the server, in milliseconds. */
const sendAfterMs = 1_500

/** The state of the typed text; `unkept`: this device has no space for it. */
export type KeptState = 'saved' | 'typing' | 'kept' | 'kept-here' | 'unkept'

/** Unsaved typing; `savedAt` is UTC in milliseconds. */
export interface KeptData {
  data: unknown
  /** the base revision; 0 for a new entry */
  basedOn: number
  savedAt: number
}

/** The place of a draft: `article/12` on the server, and one place per open page on the device. */
export interface DraftPlace {
  key: string
  page: string
}

/** A draft as stored on the device. */
export interface DeviceDraft extends KeptData {
  /** the server's time of the last copy sent; `null` when none was */
  sentAt: number | null
}

/** The storage of the device and of the server; a call to the server may fail. */
export interface DraftStorage {
  /** @returns whether there was space */
  saveOnDevice: (place: DraftPlace, draft: DeviceDraft) => boolean
  deleteOnDevice: (place: DraftPlace) => void
  /** Notes when the server stored a copy; does nothing once the draft was forgotten. */
  markSentOnDevice: (place: DraftPlace, sentAt: number) => void
  /** @returns when the server stored it */
  saveOnServer: (key: string, draft: KeptData) => Promise<number>
  deleteOnServer: (key: string) => Promise<unknown>
}

interface KeeperParts {
  draft: Draft
  place: DraftPlace
  storage: DraftStorage
}

/**
 * Stores everything that is typed: on this device with each key, on the server soon after the last
 * one. Deletes it in both places once it is saved, or undone by hand.
 */
export function createDraftKeeper({ draft, place: opened, storage }: KeeperParts) {
  const kept = createStore<KeptState>('saved')
  const at = createStore(opened)
  let isKept = false
  let hasRoom = true
  let isOnline = true
  let sentAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  // Sends calls one at a time: a late one must not restore what was deleted.
  let calls: Promise<unknown> = Promise.resolve()
  const call = (work: () => Promise<unknown>) => {
    calls = calls.then(work)
  }
  const sayDeviceDraft = () => kept.write(hasRoom ? 'kept-here' : 'unkept')

  const send = async () => {
    const sent = draft.read()
    if (!sent.isDirty) return
    const place = at.read()
    try {
      const storedAt = await storage.saveOnServer(place.key, {
        data: sent.data,
        basedOn: sent.base.revision,
        savedAt: currentTime(),
      })
      // The answer may come after more typing, or after the draft moved to another place.
      storage.markSentOnDevice(place, storedAt)
      if (at.read() === place) sentAt = storedAt
      if (draft.read() === sent) kept.write('kept')
    } catch {
      if (draft.read() === sent) sayDeviceDraft()
    }
  }
  const planSending = () => {
    clearTimeout(timer)
    if (isOnline) timer = setTimeout(() => call(send), sendAfterMs)
    else sayDeviceDraft()
  }
  const keep = () => {
    const { data, base } = draft.read()
    isKept = true
    hasRoom = storage.saveOnDevice(at.read(), {
      data,
      basedOn: base.revision,
      savedAt: currentTime(),
      sentAt,
    })
    kept.write('typing')
    planSending()
  }
  const forget = () => {
    clearTimeout(timer)
    kept.write('saved')
    if (!isKept) return
    isKept = false
    sentAt = null
    const place = at.read()
    storage.deleteOnDevice(place)
    call(() => storage.deleteOnServer(place.key).catch(() => undefined))
  }
  const follow = () => (draft.read().isDirty ? keep() : forget())

  return {
    kept,
    place: at.read,
    /** @returns a function that stops telling about changes of the place */
    onMove: at.subscribe,
    /** @returns a function that stops storing; stored drafts stay */
    start: () => {
      const end = draft.subscribe(follow)
      return () => {
        end()
        clearTimeout(timer)
      }
    },
    /** Sends nothing without a connection; once it is back, sends what the server lacks. */
    setOnline: (isNowOnline: boolean) => {
      isOnline = isNowOnline
      if (draft.read().isDirty && kept.read() !== 'kept') planSending()
    },
    /** Continues under the key that a new entry gets with its first save. */
    rename: (key: string) => {
      const place = at.read()
      if (key === place.key) return
      forget()
      at.write({ ...place, key })
      follow()
    },
    /** Continues in another place; the draft in the present place stays. */
    moveTo: (next: DraftPlace, lastSentAt: number | null) => {
      clearTimeout(timer)
      isKept = false
      sentAt = lastSentAt
      at.write(next)
    },
  }
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>
