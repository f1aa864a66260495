import { isGroup } from '../forms/form-data.ts'
import type { DraftPlace, DeviceDraft } from './draft-keeper.ts'

/** A draft on this device. Devices are shared: each draft belongs to one person. */
export interface LocalDraft extends DeviceDraft, DraftPlace {}

/** Reads a draft by hand: a library for it would be on the first screen of everyone. */
function draftFrom(kept: unknown): DeviceDraft | null {
  if (!isGroup(kept)) return null
  const { data, basedOn, savedAt, sentAt } = kept
  if (typeof basedOn !== 'number' || typeof savedAt !== 'number') return null
  return typeof sentAt === 'number' || sentAt === null ? { data, basedOn, savedAt, sentAt } : null
}

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
    return draftFrom(JSON.parse(localStorage.getItem(name) ?? ''))
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
