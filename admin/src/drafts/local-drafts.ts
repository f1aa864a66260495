import { isGroup } from '../forms/form-data.ts'
import { readUser } from '../session/session.ts'
import type { DraftPlace, DeviceDraft } from './draft-keeper.ts'

/** A draft on this device. Devices are shared: each draft belongs to one person. */
export interface LocalDraft extends DeviceDraft, DraftPlace {}

/** Checks a draft by hand: a library for it would be on the first screen of everyone. */
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

/** Reads JSON of this device; `null` without one that can be read. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '')
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
  if (isDraft(kept)) keepLocalDraft(owner, place, { ...kept, sentAt })
}

export const forgetLocalDraft = (owner: string, place: DraftPlace) =>
  localStorage.removeItem(nameOf(owner, place))
