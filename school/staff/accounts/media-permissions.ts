import { notAllowed, type Asking, type NotAllowed } from './permissions.ts'
import { hasRole, needsRole, worksOn, type StaffSection, namesOf } from './roles.ts'

/** A use of a media file, as far as rights depend on it. */
export interface MediaUseRights {
  /** visitors see it or have seen it, or a schedule was set for that */
  isPublic: boolean
  sections: readonly StaffSection[]
}

export type MediaAction = 'describe' | 'consent' | 'replace' | 'delete'

/** Decides whether a person may do something to a media file. @returns `null` when it is allowed */
export function mediaRefusal(
  staff: Asking,
  action: MediaAction,
  places: readonly MediaUseRights[],
): NotAllowed | null {
  if (action !== 'describe' && !hasRole(staff, 'editor')) return notAllowed(needsRole('editor'))
  if (!hasRole(staff, 'editor') && places.some(({ isPublic }) => isPublic)) {
    return notAllowed(
      'Published pages show this file. Ask an editor to change it, or upload a copy for your draft.',
    )
  }
  if (places.every(({ sections }) => worksOn(staff, sections))) return null
  return notAllowed(
    `You work on ${namesOf(staff.sections)}, and other pages use this file too. Upload a copy for your pages.`,
  )
}
