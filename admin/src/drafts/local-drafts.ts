import * as z from 'zod'
import type { DraftPlace, DeviceDraft } from './draft-keeper.ts'

/** A draft on this device. Devices are shared: each draft belongs to one person. */
export interface LocalDraft extends DeviceDraft, DraftPlace {}

const keptSchema = z.object({
  data: z.unknown(),
  basedOn: z.number(),
  savedAt: z.number(),
  sentAt: z.number().nullable(),
})

const prefixOf = (owner: string) => `draft:${encodeURIComponent(owner)}:`
const nameOf = (owner: string, { key, page }: DraftPlace) => `${prefixOf(owner)}${key}~${page}`

/** Lists all drafts of a person on this device; skips unreadable ones. */
export function listLocalDrafts(owner: string): LocalDraft[] {
  const prefix = prefixOf(owner)
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      const [key = '', page = ''] = name.slice(prefix.length).split('~')
      const kept = readKept(name)
      return kept ? [{ key, page, ...kept }] : []
    })
}

function readKept(name: string): DeviceDraft | null {
  try {
    return keptSchema.parse(JSON.parse(localStorage.getItem(name) ?? ''))
  } catch {
    return null
  }
}

/** @returns whether there was space: full storage must not stop the typing */
export function keepLocalDraft(owner: string, place: DraftPlace, draft: DeviceDraft): boolean {
  try {
    localStorage.setItem(nameOf(owner, place), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Notes when the server stored a copy of a draft; one that was forgotten stays so. */
export function noteLocalDraftSent(owner: string, place: DraftPlace, sentAt: number) {
  const kept = readKept(nameOf(owner, place))
  if (kept) keepLocalDraft(owner, place, { ...kept, sentAt })
}

export const forgetLocalDraft = (owner: string, place: DraftPlace) =>
  localStorage.removeItem(nameOf(owner, place))
