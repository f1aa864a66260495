import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConnectionLost } from '../api/connection.ts'
import { readUser } from '../session/session.ts'
import { createDraft, type Version } from './draft.ts'
import { createDraftKeeper, type DraftStorage } from './draft-keeper.ts'
import { listOpenDrafts, lockDraft } from './draft-locks.ts'
import { chooseOffers, type LeftDraft } from './left-drafts.ts'
import { forgetLocalDraft, keepLocalDraft, listLocalDrafts } from './local-drafts.ts'
import { randomName } from './new-drafts.ts'
import {
  forgetServerDraft,
  keepServerDraft,
  readDraftBase,
  readServerDrafts,
} from './server-drafts.ts'

/** Returns the id of the signed-in person, who owns the drafts. */
const owner = () => readUser()?.id ?? ''

const storage: DraftStorage = {
  keepHere: (place, draft) => keepLocalDraft(owner(), place, draft),
  forgetHere: (place) => forgetLocalDraft(owner(), place),
  keepThere: (key, draft) => keepServerDraft(key, draft),
  forgetThere: forgetServerDraft,
}

/** The edited entry, and the key of its draft (`article/12`). */
interface Edited extends Version {
  draftKey: string
}

/**
 * Holds the data of a form, stores it as it is typed, and offers earlier drafts that were never
 * saved.
 */
export function useDraft({ draftKey, data, revision }: Edited) {
  const isConnectionLost = useConnectionLost()
  const [{ draft, keeper }] = useState(() => open({ draftKey, data, revision }))
  const [place, setPlace] = useState(keeper.place)
  const [offers, setOffers] = useState<readonly LeftDraft[]>([])
  const state = useSyncExternalStore(draft.subscribe, draft.read)
  const kept = useSyncExternalStore(keeper.kept.subscribe, keeper.kept.read)

  useEffect(() => keeper.start(), [keeper])
  useEffect(() => keeper.setOnline(!isConnectionLost), [keeper, isConnectionLost])
  useEffect(() => lockDraft(place), [place])
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const own = keeper.place()
      const there = await readServerDrafts(own.key).catch(() => [])
      const open = await listOpenDrafts()
      const here = listLocalDrafts(owner())
      if (!isGone)
        setOffers(chooseOffers({ own, saved: draft.read().base.data, here, there, open }))
    }
    void look()
    return () => {
      isGone = true
    }
  }, [draft, keeper])

  const restoreOffer = async (offer: LeftDraft) => {
    const { base } = draft.read()
    // Keeps the draft's own base revision, so that a later save by another person raises a
    // conflict.
    const isOlder = offer.basedOn > 0 && offer.basedOn !== base.revision
    const begun = isOlder ? await readDraftBase(offer.key, offer.basedOn).catch(() => null) : null
    // The draft of this page stays in its own place.
    keeper.moveTo({ key: offer.key, page: randomName() }, offer.sentAt)
    setPlace(keeper.place())
    draft.begin(begun === null ? base : { data: begun, revision: offer.basedOn }, offer.data)
    if (offer.page !== null) forgetLocalDraft(owner(), { key: offer.key, page: offer.page })
    setOffers([])
  }
  const discardOffer = (offer: LeftDraft) => {
    setOffers(offers.filter((each) => each !== offer))
    if (offer.page !== null) forgetLocalDraft(owner(), { key: offer.key, page: offer.page })
    // The server's copy may already be that of this page.
    const isOwn = offer.key === place.key && draft.read().isDirty
    if (!isOwn) forgetServerDraft(offer.key).catch(() => undefined)
  }
  /** Continues under the key that a new entry gets with its first save. */
  const rename = (key: string) => {
    keeper.rename(key)
    setPlace(keeper.place())
  }

  return {
    ...state,
    draft,
    place,
    kept,
    offers,
    change: draft.change,
    rename,
    restoreOffer,
    discardOffer,
  }
}

function open({ draftKey, data, revision }: Edited) {
  const draft = createDraft({ data, revision })
  return {
    draft,
    keeper: createDraftKeeper({ draft, place: { key: draftKey, page: randomName() }, storage }),
  }
}

export type EditedDraft = ReturnType<typeof useDraft>
