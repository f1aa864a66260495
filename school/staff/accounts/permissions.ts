import type { OwnRight } from '../../kinds/define-kind.ts'
import type { EntryStatus } from '../../kinds/entry-status.ts'
import { isSame } from '../../base/is-same.ts'
import type { AnyPageKind } from '../../kinds/define-page-kind.ts'
import type { ReferenceKind } from '../../kinds/define-reference-kind.ts'
import {
  hasRight,
  hasRole,
  sections,
  worksOn,
  type StaffSection,
  namesOf,
  sectionNames,
} from './roles.ts'
import type { Staff } from './staff.ts'

/** The actions on entries and on reference content. */
export const entryActions = [
  'edit',
  'publish',
  'unpublish',
  'trash',
  'restore',
  'copy',
  'request-review',
  'send-back',
  'revert',
  'discard',
  'order',
] as const
export type EntryAction = (typeof entryActions)[number]

/** Properties of reference content on which its rights depend. */
type ReferenceRights = Pick<ReferenceKind, 'group' | 'departments'> & {
  pageKind: Pick<AnyPageKind, 'count'> | null
}

/** Facts on which the rights to an entry or to reference content depend. */
export interface EntryFacts {
  status: EntryStatus
  /** id of the author */
  createdBy: string | null
  inReview: boolean
  /** id of the person who asked for a review last, also when it was sent back */
  askedBy: string | null
  /** visitors have seen it, or a schedule was set for that */
  wasPublished: boolean
  /** staff have saved a change of it that visitors do not see yet */
  hasWorking: boolean
  /** the departments of the entry, see `sectionsOfEntry` */
  sections: readonly StaffSection[]
  /** the right of its own that the kind takes, if any */
  right: OwnRight | null
  /** the kind of reference content; `null` for a dated entry */
  reference: ReferenceRights | null
}

/** A person, as far as rights depend on them. */
export type Asking = Pick<Staff, 'id' | 'role' | 'sections' | 'classStatus'>

/** Refusal of an action, with a sentence: no right to it, or the wrong state for it. */
export type Refusal = NotAllowed | { reason: 'wrong-state'; error: string }

/** A refusal because the person lacks a right. */
export interface NotAllowed {
  reason: 'not-allowed'
  error: string
}

/** Actions of authors on their own drafts; editors may do everything (spec 6 leaves roles open). */
const onDrafts = new Set<EntryAction>([
  'edit',
  'trash',
  'restore',
  'copy',
  'request-review',
  'revert',
])

/** Actions of authors on anything published: they propose a change, which an editor decides on. */
const onPublished = new Set<EntryAction>(['edit', 'copy', 'request-review', 'revert'])

/** Actions on reference content. */
const onReference = new Set<EntryAction>([
  'edit',
  'publish',
  'revert',
  'discard',
  'request-review',
  'send-back',
])

/** Actions on a page too: staff add pages and remove them. */
const onPages = new Set<EntryAction>(['unpublish', 'trash', 'restore', 'order'])

/**
 * Decides whether a person may take an action on an entry or on reference content. This is the only
 * definition of these rights: school functions refuse by it, and staff pages show actions by it.
 *
 * @returns `null` when it is allowed
 */
export function entryRefusal(
  staff: Asking,
  action: EntryAction,
  entry: EntryFacts,
): Refusal | null {
  return rightRefusal(staff, action, entry) ?? stateRefusal(action, entry)
}

/** Lists the actions that a person may take now. */
export const allowedActions = (staff: Asking, entry: EntryFacts): EntryAction[] =>
  entryActions.filter((action) => entryRefusal(staff, action, entry) === null)

/** Decides whether a person may add or change content of a kind that takes a right of its own. */
export const ownRightRefusal = (staff: Asking, right: OwnRight | null): Refusal | null =>
  right === null || hasRight(staff, right) ? null : notAllowed(rightSentences[right])

const rightSentences: Record<OwnRight, string> = {
  'class-status':
    'Only people with the right to publish class status can do this. Ask an administrator.',
}

/** Decides whether a person may save an entry about these departments, new or changed. */
export function sectionRefusal(staff: Asking, about: readonly StaffSection[]): Refusal | null {
  if (worksOn(staff, about)) return null
  const topics = staff.sections.map((section) => `“${section}”`).join(' or ')
  return notAllowed(
    `You write for ${namesOf(staff.sections)}: this entry is not about it yet. Add the topic ${topics}.`,
  )
}

function rightRefusal(staff: Asking, action: EntryAction, entry: EntryFacts): Refusal | null {
  if (entry.right !== null) return ownRightRefusal(staff, entry.right)
  if (entry.reference) {
    const isOwnDraft =
      entry.reference.pageKind !== null && entry.createdBy === staff.id && !entry.wasPublished
    // Whoever began a page may drop it before visitors have seen it.
    const isDropped = isOwnDraft && (action === 'trash' || action === 'restore')
    return referenceRefusal(staff, entry.reference, isDropped ? 'edit' : action, entry.askedBy)
  }
  if (!hasRole(staff, 'editor')) {
    const refusal = authorRefusal(staff, action, entry)
    if (refusal) return refusal
  }
  return worksOn(staff, entry.sections)
    ? null
    : notAllowed(`You work on ${namesOf(staff.sections)}: this entry has no topic of it.`)
}

/**
 * Decides whether a person may do something to reference content, whatever its state. Authors propose
 * changes of pages; settings belong to editors.
 *
 * @param askedBy id of the person who asked for a review of its change
 */
export function referenceRefusal(
  staff: Asking,
  { group, departments, pageKind }: ReferenceRights,
  action: EntryAction = 'publish',
  askedBy: string | null = null,
): NotAllowed | null {
  const { least, most } = pageKind?.count ?? { least: 1, most: 1 }
  if (!onReference.has(action) && !(least < most && onPages.has(action)))
    return notAllowed('The site needs this: it can only be changed.')
  if (!hasRole(staff, 'editor')) {
    if (group === 'Settings') return notAllowed('Only editors can change settings.')
    const refusal = action === 'discard' ? proposalRefusal(staff, askedBy) : null
    if (refusal) return refusal
    if (action !== 'discard' && !onPublished.has(action)) return onlyEditors
  }
  if (worksOn(staff, departments)) return null
  return notAllowed(
    `You work on ${namesOf(staff.sections)}: ask an editor of the whole site to change this.`,
  )
}

/**
 * Decides whether a person may read a kind with its drafts. Authors read entries, and the reference
 * content that they may edit.
 */
export const readingRefusal = (
  staff: Asking,
  kind: { name: string } | ReferenceRights,
): NotAllowed | null =>
  !('group' in kind) || hasRole(staff, 'editor') ? null : referenceRefusal(staff, kind, 'edit')

/**
 * Decides whether a person may make this change to reference content. People limited to sections
 * may change only the parts of these departments.
 */
export function partsRefusal(
  staff: Asking,
  kind: ReferenceRights & Pick<ReferenceKind, 'isDividedByDepartment'>,
  before: unknown,
  after: unknown,
): NotAllowed | null {
  const refusal = referenceRefusal(staff, kind, 'edit')
  if (refusal || staff.sections.length === 0 || !kind.isDividedByDepartment) return refusal
  const [old, changed] = [partsOf(before), partsOf(after)]
  if (!isSame(Object.keys(old).toSorted(), Object.keys(changed).toSorted()))
    return notAllowed('Only editors of the whole site can add, remove or move departments.')
  const other = sections.find(
    (section) => !staff.sections.includes(section) && !isSame(old[section], changed[section]),
  )
  if (!other) return null
  return notAllowed(`This changes ${sectionNames[other]}; you work on ${namesOf(staff.sections)}.`)
}

/** The parts of reference content, by the tag of their department. */
const partsOf = (data: unknown) => (data ?? {}) as Record<string, unknown>

function authorRefusal(
  staff: Asking,
  action: EntryAction,
  { status, createdBy, wasPublished, askedBy }: EntryFacts,
): Refusal | null {
  if (status === 'published') {
    if (onPublished.has(action)) return null
    if (action === 'discard') return proposalRefusal(staff, askedBy)
    return onDrafts.has(action)
      ? notAllowed('This has been published. Ask an editor to do it.')
      : onlyEditors
  }
  if (!onDrafts.has(action)) return onlyEditors
  if (createdBy !== staff.id)
    return notAllowed('Another person wrote this. Ask an editor to change it.')
  return wasPublished ? notAllowed('This has been published. Ask an editor to change it.') : null
}

/** Decides whether an author may discard a change: the person who asked for its review. */
const proposalRefusal = (staff: Asking, askedBy: string | null): NotAllowed | null =>
  askedBy === staff.id
    ? null
    : notAllowed('Only editors, and who asked for its review, can discard a change.')

/** Decides whether the state of an entry or of reference content allows an action. */
function stateRefusal(
  action: EntryAction,
  { status, inReview, hasWorking }: Pick<EntryFacts, 'status' | 'inReview' | 'hasWorking'>,
): Refusal | null {
  const notNow = (error: string): Refusal => ({ reason: 'wrong-state', error })
  if (action === 'restore') return status === 'trashed' ? null : notNow('This is not in the trash.')
  if (status === 'trashed') return notNow('This is in the trash. Restore it first.')
  if (action === 'unpublish' && status !== 'published') return notNow('This is not published.')
  if (action === 'request-review' && status !== 'draft' && !(status === 'published' && hasWorking))
    return notNow('Only a draft, or a change that visitors do not see yet, can wait for a review.')
  if (action === 'discard' && !hasWorking) return notNow('There is no change to discard.')
  if (action === 'send-back' && !inReview) return notNow('This does not wait for a review.')
  return null
}

/** Refuses because the person lacks a right. @param error a sentence for the person */
export const notAllowed = (error: string): NotAllowed => ({ reason: 'not-allowed', error })

const onlyEditors = notAllowed('Only editors can do this. Ask for a review instead.')
