import * as z from 'zod'

const prefix = 'draft:'

const localDraftSchema = z.object({ data: z.unknown(), basedOn: z.number(), savedAt: z.number() })

type LocalDraft = z.output<typeof localDraftSchema>

/** What was typed and never saved, and where it is kept (`article/12`); `savedAt` in milliseconds since 1970, UTC. */
export interface KeptDraft extends LocalDraft {
  key: string
}

/** What is kept on this device; it may not have reached the server yet. */
export function readDraft(key: string): KeptDraft[] {
  try {
    return [{ ...localDraftSchema.parse(JSON.parse(localStorage.getItem(prefix + key) ?? '')), key }]
  } catch {
    return []
  }
}

/** All that is kept on this device of new things of a kind. */
export const readNewDrafts = (kind: string): KeptDraft[] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(`${prefix}${kind}/new`))
    .flatMap((name) => readDraft(name.slice(prefix.length)))

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
