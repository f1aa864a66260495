import type { OwnRight } from '../../kinds/define-kind.ts'
import { departmentNames } from '../../kinds/department-tags.ts'
import type { EntryStatus } from '../../kinds/entry-status.ts'
import { contentKinds } from '../../kinds/index.ts'
import { findReferenceKind } from '../../kinds/reference-kinds.ts'
import { hasRight, hasRole, needsRole, sections, type Staff, type StaffSection } from './staff.ts'

/** What can be done to an existing entry. */
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

/** What the rights to an entry depend on. */
export interface EntryFacts {
  status: EntryStatus
  /** id of the author */
  createdBy: string | null
  inReview: boolean
  /** whether visitors have seen it, or a schedule was set for that */
  wasPublished: boolean
  /** whether staff have saved a change of it that visitors do not see yet */
  hasWorking: boolean
  /** the departments of the entry, see `sectionsOfEntry` */
  sections: readonly StaffSection[]
  /** the right of its own that the kind takes, if any */
  right: OwnRight | null
}

export type Asking = Pick<Staff, 'id' | 'role' | 'sections' | 'classStatus'>

/** Why an action is refused, as a sentence: no right to it, or the wrong state for it. */
export type Refusal = NotAllowed | { reason: 'wrong-state'; error: string }

interface NotAllowed {
  reason: 'not-allowed'
  error: string
}

/**
 * What authors may do, to their own drafts; editors may do everything (spec 6 leaves roles open).
 */
const ofAuthors = new Set<EntryAction>([
  'edit',
  'trash',
  'restore',
  'copy',
  'request-review',
  'revert',
])

/**
 * Decides whether a person may do something to an entry. The only definition of these rights:
 * school functions refuse by it, and staff pages show actions by it.
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

/** Lists what a person may do to an entry now. */
export const allowedActions = (staff: Asking, entry: EntryFacts): EntryAction[] =>
  entryActions.filter((action) => entryRefusal(staff, action, entry) === null)

/** Decides whether a person may add or change what takes a right of its own. */
export const ownRightRefusal = (staff: Asking, right: OwnRight | null): Refusal | null =>
  right === null || hasRight(staff, right) ? null : notAllowed(rightSentences[right])

const rightSentences: Record<OwnRight, string> = {
  'class-status':
    'Only people with the right to publish class status can do this. Ask an administrator.',
}

/** Decides whether a person may save an entry about these departments, new or changed. */
export function sectionRefusal(staff: Asking, about: readonly StaffSection[]): Refusal | null {
  if (staff.sections.length === 0 || about.some((section) => staff.sections.includes(section)))
    return null
  const topics = staff.sections.map((section) => `“${section}”`).join(' or ')
  return notAllowed(
    `You write for ${namesOf(staff.sections)}: this entry is not about it yet. Add the topic ${topics}.`,
  )
}

function rightRefusal(staff: Asking, action: EntryAction, entry: EntryFacts): Refusal | null {
  if (entry.right !== null) return ownRightRefusal(staff, entry.right)
  if (!hasRole(staff, 'editor')) {
    if (!ofAuthors.has(action))
      return notAllowed('Only editors can do this. Ask for a review instead.')
    if (entry.createdBy !== staff.id)
      return notAllowed('Another person wrote this. Ask an editor to change it.')
    if (entry.wasPublished || entry.status === 'published') {
      return notAllowed('This has been published. Ask an editor to change it.')
    }
  }
  if (
    staff.sections.length > 0 &&
    !entry.sections.some((section) => staff.sections.includes(section))
  ) {
    return notAllowed(`You work on ${namesOf(staff.sections)}: this entry has no topic of it.`)
  }
  return null
}

function stateRefusal(
  action: EntryAction,
  { status, inReview, hasWorking }: EntryFacts,
): Refusal | null {
  const notNow = (error: string): Refusal => ({ reason: 'wrong-state', error })
  if (action === 'restore') return status === 'trashed' ? null : notNow('This is not in the trash.')
  if (status === 'trashed') return notNow('This is in the trash. Restore it first.')
  if (action === 'unpublish' && status !== 'published') return notNow('This is not published.')
  if (action === 'request-review' && status !== 'draft')
    return notNow('Only a draft can wait for a review.')
  if (action === 'discard' && !hasWorking) return nothingToDiscard
  if (action === 'send-back' && !inReview) return notNow('This does not wait for a review.')
  return null
}

const nothingToDiscard: Refusal = {
  reason: 'wrong-state',
  error: 'There is no change to discard.',
}

/** A use of a media file, as far as rights depend on it. */
export interface MediaPlace {
  /** whether visitors see it or have seen it, or a schedule was set for that */
  isPublic: boolean
  /** the departments it is about; empty for the whole site */
  sections: readonly StaffSection[]
}

/** What can be done to a file of the library. */
export const mediaActions = ['describe', 'consent', 'replace', 'delete'] as const
export type MediaAction = (typeof mediaActions)[number]

/**
 * Decides whether a person may do something to a media file with these uses. The only definition of
 * these rights: school functions refuse by it, and staff pages say it in advance.
 *
 * @returns `null` when it is allowed
 */
export function mediaRefusal(
  staff: Asking,
  action: MediaAction,
  places: readonly MediaPlace[],
): NotAllowed | null {
  if (action !== 'describe' && !hasRole(staff, 'editor')) return notAllowed(needsRole('editor'))
  if (!hasRole(staff, 'editor') && places.some(({ isPublic }) => isPublic)) {
    return notAllowed(
      'Published pages show this file. Ask an editor to change it, or upload a copy for your draft.',
    )
  }
  const isOwn = ({ sections: about }: MediaPlace) =>
    about.some((section) => staff.sections.includes(section))
  if (staff.sections.length === 0 || places.every(isOwn)) return null
  return notAllowed(
    `You work on ${namesOf(staff.sections)}, and other pages use this file too. Upload a copy for your pages.`,
  )
}

const notAllowed = (error: string): NotAllowed => ({ reason: 'not-allowed', error })

/** The names of the departments. */
export const sectionNames: Record<StaffSection, string> = departmentNames

const namesOf = (some: readonly StaffSection[]) =>
  some.map((section) => sectionNames[section]).join(', ')

/**
 * Finds the department that a topic names (see `news/topics.ts`): by its tag or name, a senior-high
 * track by its acronym, a college department by its title.
 */
export function sectionOfTopic(topic: string): StaffSection | null {
  const words = topic.trim().toLowerCase()
  const itself = sections.find(
    (section) => section === words || sectionNames[section].toLowerCase() === words,
  )
  if (itself) return itself
  if (tracks.has(words)) return 'shs'
  return /^(college|school) of /.test(words) ? 'college' : null
}

const tracks = new Set(['stem', 'abm', 'humss', 'ict', 'maritime', 'he', 'home economics'])

/** The fields in which entries say which department they are about. */
const sectionFields = [...new Set(contentKinds.map(({ sectionField }) => sectionField))]

/** Lists the departments of an entry, by the section field of its kind. */
export function sectionsOfEntry(data: unknown): StaffSection[] {
  const fields = data as Record<string, unknown>
  const named = sectionFields.flatMap((field) => fields[field])
  const found = named.flatMap((each) => (typeof each === 'string' ? [sectionOfTopic(each)] : []))
  return [...new Set(found.filter((section) => section !== null))]
}

/** What can be done to reference content; it is always published. */
export const referenceActions = [
  'edit',
  'publish',
  'revert',
  'discard',
] as const satisfies readonly EntryAction[]
export type ReferenceAction = (typeof referenceActions)[number]

/** Decides whether a person may do something to this reference content, before the change is known. */
export function referenceKeyRefusal(
  staff: Asking,
  key: string,
  action: ReferenceAction = 'edit',
  hasWorking = true,
): Refusal | null {
  if (!hasRole(staff, 'editor')) return notAllowed('Only editors can do this.')
  const departments = findReferenceKind(key)?.departments ?? []
  const isOwn = departments.some((department) => staff.sections.includes(department))
  if (staff.sections.length > 0 && !isOwn) {
    return notAllowed(
      `You work on ${namesOf(staff.sections)}: ask an editor of the whole site to change this.`,
    )
  }
  return action === 'discard' && !hasWorking ? nothingToDiscard : null
}

/** Lists what a person may do to this reference content now. */
export const allowedReferenceActions = (staff: Asking, key: string, hasWorking: boolean) =>
  referenceActions.filter((action) => !referenceKeyRefusal(staff, key, action, hasWorking))

/**
 * Decides whether a person may make this change to reference content. People limited to sections
 * may change only the parts of these departments.
 */
export function referenceRefusal(
  staff: Asking,
  key: string,
  before: unknown,
  after: unknown,
): Refusal | null {
  const refusal = referenceKeyRefusal(staff, key)
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

/** Returns whether two JSON values are equal, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  if (keys.length !== others.length) return false
  return keys.every(
    (key) => key in other && isSame(one[key as keyof typeof one], other[key as keyof typeof other]),
  )
}
