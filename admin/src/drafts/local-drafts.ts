import { isGroup } from '../forms/form-data.ts'
import { readUser } from '../session/read-user.ts'
import type { DraftPlace, DeviceDraft } from './draft-keeper.ts'

/** A draft on this device. Devices are shared: each draft belongs to one person. */
export interface LocalDraft extends DeviceDraft, DraftPlace {}

/** Checks a draft by hand: a library for this would load with everyone's first screen. */
const isDraft = (kept: unknown): kept is DeviceDraft =>
  isGroup(kept) &&
  typeof kept.basedOn === 'number' &&
  typeof kept.savedAt === 'number' &&
  (kept.sentAt === null || typeof kept.sentAt === 'number')

/** Returns the id of the signed-in person, who owns the drafts. */
export const draftOwner = () => readUser()?.id ?? ''

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
      return isDraft(kept) ? [{ key, page, ...kept }] : []
    })
}

/** Reads JSON from the storage of this device; `null` when it is missing or unreadable. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '')
  } catch {
    return null
  }
}

/** Stores a draft on this device. @returns whether there was space: full storage must not stop typing */
export function keepLocalDraft(owner: string, place: DraftPlace, draft: DeviceDraft): boolean {
  try {
    localStorage.setItem(nameOf(owner, place), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Records when the server stored a copy of a draft; a deleted draft stays deleted. */
export function noteLocalDraftSent(owner: string, place: DraftPlace, sentAt: number) {
  const kept = readKept(nameOf(owner, place))
  if (isDraft(kept)) keepLocalDraft(owner, place, { ...kept, sentAt })
}

export const forgetLocalDraft = (owner: string, place: DraftPlace) =>
  localStorage.removeItem(nameOf(owner, place))
