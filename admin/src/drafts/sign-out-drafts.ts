import { readUser } from '../session/session.ts'
import { forgetLocalDraft, listLocalDrafts, type LocalDraft } from './local-drafts.ts'
import { saveLocalDrafts } from './save-local-drafts.ts'
import { keepServerDraft, readServerDraft } from './server-drafts.ts'

/** Maximum wait for one call, in milliseconds: signing out must not hang. */
const longestWaitMs = 10_000

const quiet = () => ({ askAgain: false, signal: AbortSignal.timeout(longestWaitMs) })

/**
 * Saves the person's drafts on the server and removes them from this device. @returns those that
 * could not be saved
 */
export function saveOwnDrafts(): Promise<LocalDraft[]> {
  const owner = readUser()?.id ?? ''
  return saveLocalDrafts({
    drafts: listLocalDrafts(owner),
    readThere: (key) => readServerDraft(key, quiet()),
    keepThere: (key, draft) => keepServerDraft(key, draft, quiet()),
    forgetHere: (draft) => forgetLocalDraft(owner, draft),
  })
}

/** Removes the person's drafts from this device. */
export function deleteOwnDrafts() {
  const owner = readUser()?.id ?? ''
  for (const draft of listLocalDrafts(owner)) forgetLocalDraft(owner, draft)
}
