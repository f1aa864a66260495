import * as z from 'zod'

const prefix = 'draft:'

const localDraftSchema = z.object({ data: z.unknown(), basedOn: z.number(), savedAt: z.number() })

/** What was typed and may not have reached the server yet; `savedAt` in milliseconds since 1970, UTC. */
export type LocalDraft = z.output<typeof localDraftSchema>

export function readDraft(key: string): LocalDraft | null {
  try {
    return localDraftSchema.parse(JSON.parse(localStorage.getItem(prefix + key) ?? ''))
  } catch {
    return null
  }
}

/** Keeps a draft on this device; a full storage is no reason to stop typing. */
export function keepDraft(key: string, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export const forgetDraft = (key: string) => localStorage.removeItem(prefix + key)

/** All drafts of this device, when somebody signs out: it may be shared. */
export function forgetDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
