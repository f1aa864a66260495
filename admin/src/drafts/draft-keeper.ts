import type { Draft } from './draft.ts'
import { createStore } from '../store.ts'
import { currentTime } from '../../../school/base/clock.ts'

/** Delay after the last key before the draft is sent to the server, in milliseconds. */
const sendAfterMs = 1_500

/**
 * The state of the typed text: `saved` holds no unsaved words, `typing` waits to be sent, `kept` is on
 * the server, `kept-here` only on this device, `unkept` nowhere: the device has no space.
 */
export type KeptState = 'saved' | 'typing' | 'kept' | 'kept-here' | 'unkept'

/** Unsaved typing; `savedAt` is UTC in milliseconds. */
export interface KeptData {
  data: unknown
  /** the base revision; 0 for a new entry */
  basedOn: number
  savedAt: number
}

/** The place of a draft: its key, `article/12`, and on the device the name of the open page. */
export interface DraftPlace {
  key: string
  page: string
}

/** A draft as stored on the device. */
export interface DeviceDraft extends KeptData {
  /** the server's time of the last copy sent, UTC in milliseconds; `null` without a copy */
  sentAt: number | null
}

/** The storage of the device and of the server; a call to the server may fail. */
export interface DraftStorage {
  /** @returns whether there was space */
  saveOnDevice: (place: DraftPlace, draft: DeviceDraft) => boolean
  deleteOnDevice: (place: DraftPlace) => void
  /** Records when the server stored a copy; does nothing for a deleted draft. */
  markSentOnDevice: (place: DraftPlace, sentAt: number) => void
  /** @returns the time at which the server stored the draft, UTC in milliseconds */
  saveOnServer: (key: string, draft: KeptData) => Promise<number>
  deleteOnServer: (key: string) => Promise<unknown>
}

interface KeeperParts {
  draft: Draft
  place: DraftPlace
  storage: DraftStorage
}

/**
 * Stores a draft as it is typed: on this device with each key, on the server 1.5 seconds after the
 * last key. Deletes it in both places once it is saved, or undone by hand.
 */
export function createDraftKeeper({ draft, place: opened, storage }: KeeperParts) {
  const keptState = createStore<KeptState>('saved')
  const place = createStore(opened)
  let isKept = false
  let hasRoom = true
  let isOnline = true
  let sentAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  // Sends calls one at a time: a late one must not restore what was deleted.
  let calls: Promise<unknown> = Promise.resolve()
  const callInOrder = (work: () => Promise<unknown>) => {
    calls = calls.then(work)
  }
  const showDeviceState = () => keptState.write(hasRoom ? 'kept-here' : 'unkept')

  const send = async () => {
    const sent = draft.read()
    if (!sent.isDirty) return
    const sentPlace = place.read()
    try {
      const storedAt = await storage.saveOnServer(sentPlace.key, {
        data: sent.data,
        basedOn: sent.base.revision,
        savedAt: currentTime(),
      })
      // The answer may come after more typing, or after the draft moved to another place.
      storage.markSentOnDevice(sentPlace, storedAt)
      if (place.read() === sentPlace) sentAt = storedAt
      if (draft.read() === sent) keptState.write('kept')
    } catch {
      if (draft.read() === sent) showDeviceState()
    }
  }
  const planSending = () => {
    clearTimeout(timer)
    if (isOnline) timer = setTimeout(() => callInOrder(send), sendAfterMs)
    else showDeviceState()
  }
  const keep = () => {
    const { data, base } = draft.read()
    isKept = true
    hasRoom = storage.saveOnDevice(place.read(), {
      data,
      basedOn: base.revision,
      savedAt: currentTime(),
      sentAt,
    })
    keptState.write('typing')
    planSending()
  }
  const forget = () => {
    clearTimeout(timer)
    keptState.write('saved')
    if (!isKept) return
    isKept = false
    sentAt = null
    const left = place.read()
    storage.deleteOnDevice(left)
    callInOrder(() => storage.deleteOnServer(left.key).catch(() => undefined))
  }
  const keepOrForget = () => (draft.read().isDirty ? keep() : forget())

  return {
    kept: keptState,
    place: place.read,
    /** Listens to changes of the place. @returns a function that removes the listener */
    onMove: place.subscribe,
    /** Starts storing. @returns a function that stops; stored drafts stay */
    start: () => {
      const end = draft.subscribe(keepOrForget)
      return () => {
        end()
        clearTimeout(timer)
      }
    },
    /** Sends nothing without a connection; once it is back, sends what the server lacks. */
    setOnline: (isNowOnline: boolean) => {
      isOnline = isNowOnline
      if (draft.read().isDirty && keptState.read() !== 'kept') planSending()
    },
    /** Continues under the key that a new entry gets with its first save. */
    rename: (key: string) => {
      const former = place.read()
      if (key === former.key) return
      forget()
      place.write({ ...former, key })
      keepOrForget()
    },
    /** Continues in another place; the draft in the present place stays. */
    moveTo: (next: DraftPlace, lastSentAt: number | null) => {
      clearTimeout(timer)
      isKept = false
      sentAt = lastSentAt
      place.write(next)
    },
  }
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>
