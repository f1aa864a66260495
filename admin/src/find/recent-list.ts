import { isGroup } from '../forms/form-data.ts'

/** Something that a person opened on this device. */
export interface Recent {
  path: string
  title: string
  /** the list it belongs to, such as `Pages and settings` */
  label: string
}

const mostKept = 8

const keyOf = (staffId: string) => `recent:${staffId}`

const isRecent = (kept: unknown): kept is Recent =>
  isGroup(kept) && [kept.path, kept.title, kept.label].every((text) => typeof text === 'string')

/** Lists what a person opened last on this device, the newest first. */
export function readRecent(staffId: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(staffId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

/** Forgets what a person opened on this device, for the next one who uses it. */
export const forgetRecent = (staffId: string): void => localStorage.removeItem(keyOf(staffId))

/** Remembers what a person opened; a full storage belongs to unsaved drafts. */
export function addRecent(staffId: string, opened: Recent): void {
  const others = readRecent(staffId).filter(({ path }) => path !== opened.path)
  try {
    localStorage.setItem(keyOf(staffId), JSON.stringify([opened, ...others].slice(0, mostKept)))
  } catch {
    // It is not remembered.
  }
}
