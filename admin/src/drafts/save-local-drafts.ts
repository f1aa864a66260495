import { isEqual } from '../forms/form-data.ts'
import type { KeptData } from './draft-keeper.ts'
import type { LocalDraft } from './local-drafts.ts'

interface SavingParts {
  drafts: readonly LocalDraft[]
  /** reads the server's draft of a key; the draft counts as unsaved when this fails */
  readThere: (key: string) => Promise<KeptData | null>
  keepThere: (key: string, draft: KeptData) => Promise<number>
  forgetHere: (draft: LocalDraft) => void
}

/**
 * Saves the drafts of this device on the server and then removes each from the device. The server
 * has one draft per key: one that another page sent is not overwritten.
 *
 * @returns the drafts that are still on this device only
 */
export async function saveLocalDrafts({ drafts, readThere, keepThere, forgetHere }: SavingParts) {
  const unsaved: LocalDraft[] = []
  for (const draft of drafts.toSorted((a, b) => b.savedAt - a.savedAt)) {
    try {
      const there = await readThere(draft.key)
      const isThere = there !== null && isEqual(there.data, draft.data)
      const isOther = there !== null && !isThere && there.savedAt !== draft.sentAt
      if (!isOther) {
        if (!isThere) await keepThere(draft.key, draft)
        forgetHere(draft)
      } else {
        unsaved.push(draft)
      }
    } catch {
      unsaved.push(draft)
    }
  }
  return unsaved
}
