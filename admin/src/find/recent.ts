import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isGroup } from '../forms/form-data.ts'
import { readUser } from '../session/read-user.ts'

/** A page that a person opened on this device. */
export interface Recent {
  path: string
  title: string
  label: string
}

/** Maximum number of remembered pages. */
const maxKept = 8

const keyOf = (staffId: string) => `recent:${staffId}`

const isRecent = (kept: unknown): kept is Recent =>
  isGroup(kept) && [kept.path, kept.title, kept.label].every((text) => typeof text === 'string')

/** Lists the pages that a person opened on this device, newest first. */
export function readRecent(staffId: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(staffId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

/** Forgets the pages of a person, for the next user of this device. */
export const forgetRecent = (staffId: string): void => localStorage.removeItem(keyOf(staffId))

/** Remembers a page unless the storage is full: unsaved drafts need the space. */
function addRecent(staffId: string, opened: Recent): void {
  const others = readRecent(staffId).filter(({ path }) => path !== opened.path)
  try {
    localStorage.setItem(keyOf(staffId), JSON.stringify([opened, ...others].slice(0, maxKept)))
  } catch {
    // The page is not remembered.
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
