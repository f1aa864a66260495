import { isEqual } from '../forms/form-data.ts'
import type { KeptData } from './draft-keeper.ts'
import { forgetHeldPresses } from './held-press.ts'
import { draftOwner, forgetLocalDraft, listLocalDrafts, type LocalDraft } from './local-drafts.ts'
import { keepServerDraft, readServerDraft, untilDraftsArrived } from './server-drafts.ts'

/** Maximum wait for one call, in milliseconds: signing out must not hang. */
const maxWaitMs = 10_000

const waitAtMost = () => new Promise((resolve) => setTimeout(resolve, maxWaitMs))

const quietOptions = () => ({ askAgain: false, signal: AbortSignal.timeout(maxWaitMs) })

/**
 * Saves the person's drafts on the server and removes them from this device. An earlier draft that is
 * still on its way arrives first: it must not replace a newer one.
 *
 * @returns the drafts that could not be saved
 */
export async function saveOwnDrafts(): Promise<LocalDraft[]> {
  await Promise.race([untilDraftsArrived(), waitAtMost()])
  const owner = draftOwner()
  forgetHeldPresses(owner)
  return saveLocalDrafts({
    drafts: listLocalDrafts(owner),
    readOnServer: (key) => readServerDraft(key, quietOptions()),
    saveOnServer: (key, draft) => keepServerDraft(key, draft, quietOptions()),
    deleteOnDevice: (draft) => forgetLocalDraft(owner, draft),
  })
}

/** Removes the person's drafts from this device. */
export function deleteOwnDrafts() {
  const owner = draftOwner()
  forgetHeldPresses(owner)
  for (const draft of listLocalDrafts(owner)) forgetLocalDraft(owner, draft)
}

interface SavingParts {
  drafts: readonly LocalDraft[]
  /** reads the server's draft of a key; the draft counts as unsaved when this fails */
  readOnServer: (key: string) => Promise<KeptData | null>
  saveOnServer: (key: string, draft: KeptData) => Promise<number>
  deleteOnDevice: (draft: LocalDraft) => void
}

/**
 * Saves the drafts of this device on the server and then removes each from the device. The server has one
 * draft per key: a draft that another page sent is not overwritten.
 *
 * @returns the drafts that are still on this device only
 */
export async function saveLocalDrafts({
  drafts,
  readOnServer,
  saveOnServer,
  deleteOnDevice,
}: SavingParts) {
  const unsaved: LocalDraft[] = []
  for (const draft of drafts.toSorted((a, b) => b.savedAt - a.savedAt)) {
    try {
      const stored = await readOnServer(draft.key)
      const isStored = stored !== null && isEqual(stored.data, draft.data)
      const isOfOtherPage = stored !== null && !isStored && stored.savedAt !== draft.sentAt
      if (isOfOtherPage) {
        unsaved.push(draft)
        continue
      }
      if (!isStored) await saveOnServer(draft.key, draft)
      deleteOnDevice(draft)
    } catch {
      unsaved.push(draft)
    }
  }
  return unsaved
}
