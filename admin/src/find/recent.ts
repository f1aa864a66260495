import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isGroup } from '../forms/form-data.ts'
import { readUser } from '../session/session.ts'

/** Something that a person opened on this device. */
export interface Recent {
  path: string
  title: string
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
function addRecent(staffId: string, opened: Recent): void {
  const others = readRecent(staffId).filter(({ path }) => path !== opened.path)
  try {
    localStorage.setItem(keyOf(staffId), JSON.stringify([opened, ...others].slice(0, mostKept)))
  } catch {
    // It is not remembered.
  }
}

/** Remembers the open page under its title, on this device, until the person signs out. */
export function useRemembered(title: string, label: string): void {
  const { pathname } = useLocation()
  const staffId = readUser()?.id
  useEffect(() => {
    if (staffId !== undefined && title !== '') addRecent(staffId, { path: pathname, title, label })
  }, [staffId, pathname, title, label])
}
