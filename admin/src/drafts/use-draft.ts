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

/** The person whose drafts these are; the name of their account is not needed for it. */
const owner = () => readUser()?.id ?? ''

const storage: DraftStorage = {
  keepHere: (place, draft) => keepLocalDraft(owner(), place, draft),
  forgetHere: (place) => forgetLocalDraft(owner(), place),
  keepThere: (key, draft) => keepServerDraft(key, draft),
  forgetThere: forgetServerDraft,
}

/** What is being edited, and under which key its draft is kept (`article/12`). */
interface Edited extends Version {
  draftKey: string
}

/**
 * The data of a form while it is edited, kept as it is typed; what was kept before and never saved
 * is offered.
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
    // It counts as made from the version that it was made from: what was saved since is not
    // overwritten.
    const isOlder = offer.basedOn > 0 && offer.basedOn !== base.revision
    const begun = isOlder ? await readDraftBase(offer.key, offer.basedOn).catch(() => null) : null
    // What is typed here keeps its own place.
    keeper.moveTo({ key: offer.key, page: randomName() }, offer.sentAt)
    setPlace(keeper.place())
    draft.begin(begun === null ? base : { data: begun, revision: offer.basedOn }, offer.data)
    if (offer.page !== null) forgetLocalDraft(owner(), { key: offer.key, page: offer.page })
    setOffers([])
  }
  const discardOffer = (offer: LeftDraft) => {
    setOffers(offers.filter((each) => each !== offer))
    if (offer.page !== null) forgetLocalDraft(owner(), { key: offer.key, page: offer.page })
    // The server's copy may already be of what is typed here.
    const isOwn = offer.key === place.key && draft.read().isDirty
    if (!isOwn) forgetServerDraft(offer.key).catch(() => undefined)
  }
  /** Continues under the key that something new has from its first save on. */
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
