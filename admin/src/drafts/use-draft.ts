import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConnectionLost } from '../api/connection.ts'
import { createDraft, type Version } from './draft.ts'
import { createDraftKeeper, type DraftStorage } from './draft-keeper.ts'
import { listOpenDrafts, lockDraft } from './draft-locks.ts'
import { createDraftOffers, type DraftPlaces } from './draft-offers.ts'
import {
  draftOwner,
  forgetLocalDraft,
  keepLocalDraft,
  listLocalDrafts,
  noteLocalDraftSent,
} from './local-drafts.ts'
import { randomName } from './draft-keys.ts'
import {
  forgetServerDraft,
  keepServerDraft,
  readDraftBase,
  readServerDrafts,
} from './server-drafts.ts'
import { rememberDraftPage, takeContinuedPage } from './last-draft.ts'

const storage: DraftStorage & DraftPlaces = {
  saveOnDevice: (place, draft) => keepLocalDraft(draftOwner(), place, draft),
  deleteOnDevice: (place) => forgetLocalDraft(draftOwner(), place),
  markSentOnDevice: (place, sentAt) => noteLocalDraftSent(draftOwner(), place, sentAt),
  saveOnServer: (key, draft) => keepServerDraft(key, draft),
  deleteOnServer: forgetServerDraft,
  listOnDevice: () => listLocalDrafts(draftOwner()),
  listOnServer: readServerDrafts,
  listOpen: listOpenDrafts,
  takeContinuedPage,
  readBase: readDraftBase,
}

/** The edited entry, and the key of its draft (`article/12`). */
interface Edited extends Version {
  draftKey: string
}

/** Holds the data of a form, stores it as it is typed, and offers earlier drafts that were never saved. */
export function useDraft({ draftKey, data, revision }: Edited) {
  const isConnectionLost = useConnectionLost()
  const [{ draft, keeper, offers }] = useState(() => {
    const draft = createDraft({ data, revision })
    const place = { key: draftKey, page: randomName() }
    const keeper = createDraftKeeper({ draft, place, storage })
    return { draft, keeper, offers: createDraftOffers({ draft, keeper, places: storage }) }
  })
  const state = useSyncExternalStore(draft.subscribe, draft.read)
  const place = useSyncExternalStore(keeper.onMove, keeper.place)
  const kept = useSyncExternalStore(keeper.kept.subscribe, keeper.kept.read)

  useEffect(() => keeper.start(), [keeper])
  useEffect(() => keeper.setOnline(!isConnectionLost), [keeper, isConnectionLost])
  useEffect(() => lockDraft(place), [place])
  useEffect(() => rememberDraftPage(place.page))
  useEffect(() => offers.start(), [offers])

  return {
    ...state,
    draft,
    place,
    kept,
    offers: useSyncExternalStore(offers.subscribe, offers.read),
    change: draft.change,
    rename: keeper.rename,
    restoreOffer: offers.restore,
    discardOffer: offers.discard,
  }
}

export type EditedDraft = ReturnType<typeof useDraft>
