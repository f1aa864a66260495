import type { Draft } from './draft.ts'
import { isEqual } from '../forms/form-data.ts'
import type { DeviceDraft, DraftKeeper, DraftPlace, DraftStorage } from './draft-keeper.ts'
import type { LocalDraft } from './local-drafts.ts'
import { isSameSubject, randomName } from './draft-keys.ts'
import type { ServerDraft } from './server-drafts.ts'
import { createStore } from '../store.ts'

/** A draft that was never saved; `page` is `null` for a draft on the server. */
export interface EarlierDraft extends DeviceDraft {
  key: string
  page: string | null
}

/** The places where a person's earlier drafts are stored. Calls to the server may fail. */
export interface DraftPlaces extends Pick<DraftStorage, 'deleteOnDevice' | 'deleteOnServer'> {
  listOnDevice: () => readonly LocalDraft[]
  listOnServer: (key: string) => Promise<readonly ServerDraft[]>
  listOpen: () => Promise<readonly DraftPlace[]>
  /** Returns the page whose draft continues without a question, once. */
  takeContinuedPage: () => string | null
  readBase: (key: string, basedOn: number) => Promise<unknown>
}

interface OfferParts {
  draft: Draft
  keeper: DraftKeeper
  places: DraftPlaces
}

/** Offers a page's earlier drafts that were never saved, to continue or to discard. */
export function createDraftOffers({ draft, keeper, places }: OfferParts) {
  const offers = createStore<readonly EarlierDraft[] | null>(null)
  const deleteOnDevice = ({ key, page }: EarlierDraft) => {
    if (page !== null) places.deleteOnDevice({ key, page })
  }

  /** Returns the draft's own base revision, so that a later save by another person is a conflict. */
  const baseOf = async (offer: EarlierDraft) => {
    const { base } = draft.read()
    if (offer.basedOn === 0 || offer.basedOn === base.revision) return base
    const data = await places.readBase(offer.key, offer.basedOn).catch(() => null)
    return data === null ? base : { data, revision: offer.basedOn }
  }

  /** Continues an earlier draft. What was typed on this page stays in its own place. */
  const restore = async (offer: EarlierDraft) => {
    const base = await baseOf(offer)
    keeper.moveTo({ key: offer.key, page: randomName() }, offer.sentAt)
    draft.begin(base, offer.data)
    deleteOnDevice(offer)
    offers.write([])
  }

  return {
    /** Returns the offers; `null` until the search has ended. */
    read: offers.read,
    subscribe: offers.subscribe,
    /** Looks for earlier drafts, once. @returns a function that stops an unfinished search */
    start: () => {
      let isGone = false
      const look = async () => {
        const own = keeper.place()
        const onServer = await places.listOnServer(own.key).catch(() => [])
        const open = await places.listOpen().catch(() => [])
        const onDevice = places.listOnDevice()
        const saved = draft.read().base.data
        if (isGone) return
        const found = chooseOffers({ own, saved, onDevice, onServer, open })
        const continued = places.takeContinuedPage()
        const ownOffer = found.find(({ page }) => page !== null && page === continued)
        if (ownOffer) await restore(ownOffer)
        else offers.write(found)
      }
      void look()
      return () => {
        isGone = true
      }
    },
    restore,
    discard: (offer: EarlierDraft) => {
      offers.write(offers.read()?.filter((each) => each !== offer) ?? null)
      deleteOnDevice(offer)
      // The server's copy may already be that of this page.
      const isOwn = offer.key === keeper.place().key && draft.read().isDirty
      if (!isOwn) places.deleteOnServer(offer.key).catch(() => undefined)
    },
  }
}

interface FoundDrafts {
  /** the place of the open page's draft */
  own: DraftPlace
  /** the saved data of the open page */
  saved: unknown
  onDevice: readonly LocalDraft[]
  onServer: readonly ServerDraft[]
  /** the places of drafts that are open in any tab */
  open: readonly DraftPlace[]
}

/** Chooses the drafts that a page offers, newest first: each once, without open or saved ones. */
export function chooseOffers(found: FoundDrafts): EarlierDraft[] {
  const { own, saved, onDevice, onServer, open } = found
  const isOpen = ({ key, page }: DraftPlace) =>
    [own, ...open].some((place) => place.key === key && place.page === page)
  const closed = onDevice.filter((each) => isSameSubject(each.key, own.key) && !isOpen(each))
  const isInOtherTab = ({ key }: ServerDraft) =>
    open.some((place) => place.key === key && place.page !== own.page)
  const isCopy = ({ key, savedAt }: ServerDraft) =>
    closed.some((local) => local.key === key && local.sentAt === savedAt)
  const fromServer = onServer.filter((each) => !isInOtherTab(each) && !isCopy(each))
  const all: EarlierDraft[] = [
    ...closed,
    ...fromServer.map((each) => ({ ...each, page: null, sentAt: each.savedAt })),
  ]
  const newestFirst = all
    .filter(({ data }) => !isEqual(data, saved))
    .toSorted((a, b) => b.savedAt - a.savedAt)
  const isAlike = (one: EarlierDraft) => (other: EarlierDraft) =>
    other.key === one.key && isEqual(other.data, one.data)
  return newestFirst.filter((each, index) => newestFirst.findIndex(isAlike(each)) === index)
}
