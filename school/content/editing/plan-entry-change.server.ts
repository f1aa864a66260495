import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { checkFields } from '../../base/check-fields.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { EntryStatus } from '../../kinds/entry-status.ts'
import type { DocumentKind } from '../../kinds/reference-kinds.ts'
import { storedFields, type CleanFields } from '../entries/clean-fields.server.ts'
import {
  readBeforeTrash,
  readEntrySnapshot,
  type EntrySnapshot,
} from '../entries/stored-entry.server.ts'
import { changeInList, unchanged, undoInList } from './change-in-list.ts'
import {
  endedProblemOf,
  invalid,
  notFound,
  refusalOf,
  type EditedOf,
  type EditingFailure,
} from './editing.ts'
import type { EntryCommand } from './entry-commands.server.ts'
import { storedIdOf } from './read-entries.server.ts'
import { withDay } from './start-entry.ts'

/** A command with clean fields. */
export type CleanCommand =
  | Exclude<EntryCommand, { action: 'save' | 'publish' | 'copy' }>
  | (Omit<Extract<EntryCommand, { action: 'save' }>, 'data'> & { data: CleanFields })
  | (Omit<Extract<EntryCommand, { action: 'publish' }>, 'data'> & { data: CleanFields | undefined })
  | { action: 'order'; position: number | null }

/**
 * Type of a save. `row`: into the row, which visitors read when it is published. `visibility`: into
 * the row too, but only status, times or position change. `working`: a working revision over the
 * live revision. `due`: a working revision that becomes live by itself.
 */
type SaveType = 'row' | 'visibility' | 'working' | 'due'

/** A change to a document; missing fields stay as they are. Times are UTC in milliseconds. */
interface EntryChange {
  data?: CleanFields
  status?: EntryStatus
  publishAt?: number | null
  expiresAt?: number | null
  /** position from the top where entries are ordered by hand; `null` to sort by date */
  position?: number | null
}

/** Plan of a save. */
export interface SavePlan {
  type: SaveType
  change: EntryChange
  /** time when a `due` change becomes live, UTC in milliseconds */
  dueAt?: number
  /** drops an earlier schedule of the working revision */
  dropsSchedule?: boolean
  /** the revision that the change is based on, if any */
  basedOn?: number | undefined
  /** the change replaces the person's autosave, which is then deleted */
  endsAutosave?: boolean
}

/** Plan of a review request, with a note to the editor, or of sending it back to the author. */
export type ReviewPlan = { type: 'review'; note: string | null } & (
  { isAsked: true; asked: string | null } | { isAsked: false }
)

/** Plan of a command: the change to make. `discard` drops the working revision. */
export type Plan = SavePlan | ReviewPlan | { type: 'discard' }

/** The document of a command; `now` is UTC in milliseconds. */
interface Planning {
  transaction: DatabaseOrTransaction
  kind: DocumentKind
  entry: Edited
  now: number
}

type Planned = Result<Plan, EditingFailure>
type Edited = EditedOf<DocumentKind>
type Fields = Record<string, unknown>

/** Decides what a command changes, or why the entry's state forbids it. */
export async function planEntryChange(planning: Planning, command: CleanCommand): Promise<Planned> {
  const { kind, entry } = planning
  switch (command.action) {
    case 'save':
      return planSave(entry, command)
    case 'publish':
      return planPublish(planning, command)
    case 'unpublish':
      return succeed({ type: 'row', change: { status: 'unpublished' } })
    case 'discard':
      return succeed({ type: 'discard' })
    case 'trash':
      return succeed({ type: 'visibility', change: { status: 'trashed' } })
    case 'restore':
      return succeed(await planRestore(planning))
    case 'order':
      return succeed({ type: 'visibility', change: { position: command.position } })
    case 'revert':
      return planRevert(planning, command.revision)
    case 'change':
      return kind.name === 'reference'
        ? fail(notFound)
        : planInList(entry, changeInList(kind, entry.data as Fields, command))
    case 'undo':
      return planUndo(planning, command.revision)
    case 'undo-visibility':
      return planUndoVisibility(planning, command.revision)
    case 'request-review':
      return planReview(planning, command)
    case 'send-back':
      break
  }
  return succeed({ type: 'review', note: command.note, isAsked: false })
}

/** Returns the type of a save that is not published: over a live revision, or into the row. */
const draftType = ({ status }: Edited) => (status === 'published' ? 'working' : 'row')

function planSave(
  entry: Edited,
  { data, basedOn, expiresAt }: Extract<CleanCommand, { action: 'save' }>,
): Planned {
  const problem = expiryProblem(entry.publishAt, expiresAt ?? null)
  if (problem) return fail(problem)
  const change = { data, ...(expiresAt !== undefined && { expiresAt }) }
  return succeed({ type: draftType(entry), change, basedOn, endsAutosave: true })
}

/**
 * Publishes the newest fields from the given time, from the time the entry was already published,
 * or from now. Until a time to come, visitors read the live revision.
 */
async function planPublish(
  planning: Planning,
  { publishAt, expiresAt, data, basedOn }: Extract<CleanCommand, { action: 'publish' }>,
): Promise<Planned> {
  const { kind, entry, now } = planning
  const isShown = entry.state === 'published'
  const from = publishAt ?? (isShown ? entry.publishAt : null) ?? now
  // An end in the past would hide the entry again at once.
  const kept = entry.expiresAt !== null && entry.expiresAt > from ? entry.expiresAt : null
  const until = expiresAt === undefined ? kept : expiresAt
  const problem = expiryProblem(from, expiresAt ?? null)
  if (problem) return fail(problem)
  const stored = storedFields(entry.data)
  const typed = data ?? stored
  // A date left empty on purpose stays empty while the entry is public.
  const shown = entry.status === 'published' ? typed : withDay(kind, typed, from)
  const hasForm = data !== undefined
  // An ended notice may be corrected; a notice in effect must not get days that have passed.
  const isOver = isShown && (await hasEnded(planning))
  const ended = isOver ? null : endedProblemOf(kind, shown, Math.max(from, now))
  if (ended) return fail(refusalOf([ended], { hasForm }))
  const change = {
    status: 'published',
    expiresAt: until,
    ...(shown !== stored && { data: shown }),
  } as const
  const both = { basedOn, endsAutosave: hasForm }
  if (isShown && from > now) return succeed({ type: 'due', change, dueAt: from, ...both })
  return succeed({ type: 'row', change: { ...change, publishAt: from }, ...both })
}

/**
 * Restores an entry from the trash to its earlier state: live, unpublished, draft or in review. A
 * schedule that has passed meanwhile is dropped, so nothing is published unasked. A live entry
 * whose days have passed becomes unpublished.
 */
async function planRestore(planning: Planning): Promise<Plan> {
  const { transaction, kind, entry, now } = planning
  const before = await readBeforeTrash(transaction, kind.name, storedIdOf(entry))
  if (before === null) return { type: 'row', change: { status: 'draft' } }
  const { status, publishAt, trashedAt } = before
  if (status !== 'published') return { type: 'row', change: { status } }
  const isMissed = publishAt !== null && publishAt > trashedAt && publishAt <= now
  if (isMissed) return { type: 'row', change: { status: 'draft', publishAt: null } }
  const from = Math.max(publishAt ?? 0, now)
  if (await hasEnded(planning, from)) return { type: 'row', change: { status: 'unpublished' } }
  const dropsSchedule = entry.dueAt !== null && entry.dueAt <= now
  return { type: 'visibility', change: { status }, dropsSchedule }
}

/**
 * Restores the fields of an earlier revision as a draft or working revision. A notice in effect
 * must not get days that have passed.
 */
async function planRevert(planning: Planning, number: number): Promise<Planned> {
  const { transaction, kind, entry, now } = planning
  const snapshot = await readEntrySnapshot(transaction, kind.name, storedIdOf(entry), number)
  if (!snapshot) return fail(notFound)
  const change = { data: storedFields(snapshot.data) }
  const isInEffect = entry.status === 'published' && !(await hasEnded(planning))
  const ended = isInEffect && endedProblemOf(kind, change.data, now)
  if (ended) return fail(invalid([ended], endedVersion))
  return succeed({ type: draftType(entry), change, endsAutosave: true })
}

/** Saves fields that were changed from a list: visitors see those of a published entry at once. */
function planInList(
  entry: Edited,
  changed: Result<Record<string, unknown>, EditingFailure>,
): Planned {
  if (!changed.ok) return changed
  // The working revision would become live with the change, unasked.
  if (entry.workingRevision !== null) return fail(waiting)
  const data = storedFields(changed.value)
  return succeed({ type: 'row', change: { data } })
}

/** Undoes a change from a list. */
async function planUndo(planning: Planning, revision: number): Promise<Planned> {
  const { kind, entry } = planning
  const before = await readUndone(planning, revision)
  if (!before.ok) return before
  if (kind.name === 'reference') return fail(notFound)
  return planInList(entry, undoInList(kind, entry.data as Fields, before.value.data))
}

/** Undoes publishing or taking down, with the times; the fields stay. */
async function planUndoVisibility(planning: Planning, revision: number): Promise<Planned> {
  const { kind, entry, now } = planning
  const before = await readUndone(planning, revision)
  if (!before.ok) return before
  const { status, publishAt, expiresAt } = before.value
  if (status === entry.status || status === 'trashed' || entry.status === 'trashed')
    return fail(unchanged)
  const from = Math.max(publishAt ?? 0, now)
  const ended = status === 'published' && endedProblemOf(kind, storedFields(entry.data), from)
  if (ended) return fail(refusalOf([ended]))
  return succeed({ type: 'row', change: { status, publishAt, expiresAt } })
}

/** Reads the state before a revision, which must be the newest save. */
async function readUndone(
  { transaction, entry }: Planning,
  revision: number,
): Promise<Result<EntrySnapshot, EditingFailure>> {
  if (entry.revision !== revision) return fail(savedSince)
  const before = await readEntrySnapshot(transaction, entry.kind, storedIdOf(entry), revision - 1)
  return before ? succeed(before) : fail(notFound)
}

const waiting: EditingFailure = {
  reason: 'wrong-state',
  error: 'A change of this waits to be shown to visitors. Show or discard it first.',
}

const endedVersion =
  'The day of this version has passed, so it cannot take the place of what holds now. Correct the day, or withdraw it.'

const savedSince: EditingFailure = {
  reason: 'wrong-state',
  error: 'This was saved again since. Its history has the earlier versions.',
}

function planReview(
  { kind, entry, now }: Planning,
  { note, asked }: Extract<CleanCommand, { action: 'request-review' }>,
): Planned {
  // A date left empty on purpose stays empty while the entry is public.
  const shown = entry.status === 'published' ? entry.data : withDay(kind, entry.data, now)
  const checked = checkFields(kind.schema, shown)
  if (!checked.ok) return fail(refusalOf(checked.failure.problems))
  return succeed({ type: 'review', note: note || null, isAsked: true, asked })
}

/** Returns whether the days of the live revision have passed at a time, UTC in milliseconds. */
async function hasEnded({ transaction, kind, entry, now }: Planning, at = now): Promise<boolean> {
  const { id, liveRevision } = entry
  if (!kind.endedProblem || liveRevision === null) return false
  const live = await readEntrySnapshot(transaction, kind.name, id, liveRevision)
  return live !== null && endedProblemOf(kind, storedFields(live.data), at) !== null
}

/** Refuses an end that is not after the beginning. Times are UTC in milliseconds. */
const expiryProblem = (
  publishAt: number | null,
  expiresAt: number | null,
): EditingFailure | null =>
  publishAt !== null && expiresAt !== null && expiresAt <= publishAt
    ? invalid([{ field: 'expiresAt', message: 'The end must come after the beginning.' }])
    : null
