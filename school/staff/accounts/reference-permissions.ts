import { isSame } from '../../base/is-same.ts'
import { findReferenceKind } from '../../kinds/reference-kinds.ts'
import {
  namesOf,
  notAllowed,
  onlyEditors,
  onPublished,
  proposalRefusal,
  sectionNames,
  stateRefusal,
  type Asking,
  type EntryAction,
  type EntryFacts,
  type NotAllowed,
  type Refusal,
} from './permissions.ts'
import { hasRole, sections } from './roles.ts'

/** Actions on reference content, which is always published. */
export const referenceActions = [
  'edit',
  'publish',
  'revert',
  'discard',
  'request-review',
  'send-back',
] as const satisfies readonly EntryAction[]
export type ReferenceAction = (typeof referenceActions)[number]

/** Facts on which the rights to reference content depend. */
export type ReferenceFacts = Pick<EntryFacts, 'hasWorking' | 'inReview' | 'askedBy'>

/** Decides whether a person may do something to reference content as it is now. */
export const referenceActionRefusal = (
  staff: Asking,
  key: string,
  action: ReferenceAction,
  facts: ReferenceFacts,
): Refusal | null =>
  referenceKeyRefusal(staff, key, action, facts.askedBy) ??
  stateRefusal(action, { status: 'published', ...facts })

/** Decides whether a person may read this reference content with its drafts: authors, what they may edit. */
export const referenceReadingRefusal = (staff: Asking, key: string): NotAllowed | null =>
  hasRole(staff, 'editor') ? null : referenceKeyRefusal(staff, key, 'edit')

/** Lists what a person may do to this reference content now. */
export const allowedReferenceActions = (staff: Asking, key: string, facts: ReferenceFacts) =>
  referenceActions.filter((action) => !referenceActionRefusal(staff, key, action, facts))

/**
 * Decides whether a person may do something to this reference content, whatever its state. Authors
 * propose changes of pages; settings belong to editors.
 *
 * @param askedBy id of who asked for a review of its change
 */
export function referenceKeyRefusal(
  staff: Asking,
  key: string,
  action: ReferenceAction = 'publish',
  askedBy: string | null = null,
): NotAllowed | null {
  const kind = findReferenceKind(key)
  if (!hasRole(staff, 'editor')) {
    if (kind?.group === 'Settings') return notAllowed('Only editors can change settings.')
    if (action === 'discard') {
      const refusal = proposalRefusal(staff, askedBy)
      if (refusal) return refusal
    } else if (!onPublished.has(action)) return onlyEditors
  }
  const departments = kind?.departments ?? []
  const isOwn = departments.some((department) => staff.sections.includes(department))
  if (staff.sections.length > 0 && !isOwn) {
    return notAllowed(
      `You work on ${namesOf(staff.sections)}: ask an editor of the whole site to change this.`,
    )
  }
  return null
}

/**
 * Decides whether a person may make this change to reference content. People limited to sections
 * may change only the parts of these departments.
 */
export function referenceRefusal(
  staff: Asking,
  key: string,
  before: unknown,
  after: unknown,
): NotAllowed | null {
  const refusal = referenceKeyRefusal(staff, key, 'edit')
  if (refusal || staff.sections.length === 0) return refusal
  if (!findReferenceKind(key)?.isDividedByDepartment) return null
  const [was, is] = [partsByTag(before), partsByTag(after)]
  if (!isSame([...was.keys()], [...is.keys()])) {
    return notAllowed('Only editors of the whole site can add, remove or move departments.')
  }
  for (const section of sections) {
    if (staff.sections.includes(section) || isSame(was.get(section), is.get(section))) continue
    return notAllowed(
      `This changes ${sectionNames[section]}; you work on ${namesOf(staff.sections)}.`,
    )
  }
  return null
}

/** Groups the parts of a list or a record by department. */
function partsByTag(data: unknown): Map<string, unknown> {
  if (Array.isArray(data)) return new Map(data.map((part: { tag: string }) => [part.tag, part]))
  return new Map(
    Object.entries((data ?? {}) as Record<string, unknown>).sort(([a], [b]) => a.localeCompare(b)),
  )
}
