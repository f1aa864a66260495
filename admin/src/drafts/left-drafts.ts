import { isEqual } from '../forms/form-data.ts'
import type { DraftPlace, DeviceDraft } from './draft-keeper.ts'
import type { LocalDraft } from './local-drafts.ts'
import { isSameSubject } from './new-drafts.ts'
import type { ServerDraft } from './server-drafts.ts'

/** A draft that was never saved; `page` is `null` for a draft on the server. */
export interface LeftDraft extends DeviceDraft {
  key: string
  page: string | null
}

interface Found {
  /** the place of the present page */
  own: DraftPlace
  /** the saved data */
  saved: unknown
  here: readonly LocalDraft[]
  there: readonly ServerDraft[]
  /** the places of drafts that are open in any tab */
  open: readonly DraftPlace[]
}

/** Chooses the drafts that a page offers, newest first: each once, without open or saved ones. */
export function chooseOffers({ own, saved, here, there, open }: Found): LeftDraft[] {
  const left = here
    .filter((each) => isSameSubject(each.key, own.key))
    .filter(
      (each) => ![own, ...open].some((place) => place.key === each.key && place.page === each.page),
    )
  const elsewhere = open.filter(({ page }) => page !== own.page)
  // Leaves out the server's copy of a draft that is also on this device.
  const ahead = there.filter(
    (each) =>
      !elsewhere.some((place) => place.key === each.key) &&
      !left.some((other) => other.key === each.key && other.sentAt === each.savedAt),
  )
  const all: LeftDraft[] = [
    ...left,
    ...ahead.map((each) => ({ ...each, page: null, sentAt: each.savedAt })),
  ]
  const sorted = all
    .filter(({ data }) => !isEqual(data, saved))
    .toSorted((a, b) => b.savedAt - a.savedAt)
  return sorted.filter(
    (each, index) =>
      sorted.findIndex((other) => other.key === each.key && isEqual(other.data, each.data)) ===
      index,
  )
}
