import { readUser } from '../session/session.ts'
import { forgetHeldPresses } from './held-presses.ts'
import { forgetLocalDraft, listLocalDrafts, type LocalDraft } from './local-drafts.ts'
import { saveLocalDrafts } from './save-local-drafts.ts'
import { keepServerDraft, readServerDraft, untilDraftsArrived } from './server-drafts.ts'

/** Maximum wait for one call, in milliseconds: signing out must not hang. */
const longestWaitMs = 10_000

const aWhile = () => new Promise((resolve) => setTimeout(resolve, longestWaitMs))

const quiet = () => ({ askAgain: false, signal: AbortSignal.timeout(longestWaitMs) })

/**
 * Saves the person's drafts on the server and removes them from this device. An earlier draft that is
 * still on its way arrives first: it must not replace a newer one. @returns those that could not be
 * saved
 */
export async function saveOwnDrafts(): Promise<LocalDraft[]> {
  await Promise.race([untilDraftsArrived(), aWhile()])
  const owner = readUser()?.id ?? ''
  forgetHeldPresses(owner)
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
  forgetHeldPresses(owner)
  for (const draft of listLocalDrafts(owner)) forgetLocalDraft(owner, draft)
}
