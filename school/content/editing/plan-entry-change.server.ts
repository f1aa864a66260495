import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { checkFields } from '../../base/check-fields.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { EntryStatus } from '../../kinds/entry-status.ts'
import type { DocumentKind } from '../../kinds/reference-kinds.ts'
import { storedFields, type CleanFields } from '../entries/clean-fields.server.ts'
import { readBeforeTrash, readEntrySnapshot } from '../entries/stored-entry.server.ts'
import { changeInList, unchanged, undoInList } from './change-in-list.ts'
import { invalid, notFound, unready, type EditedOf, type EditingFailure } from './editing.ts'
import { endedProblemOf } from './ended-problem.ts'
import type { EntryCommand } from './entry-commands.server.ts'
import { storedIdOf } from './read-entries.server.ts'
import { withDay } from './start-entry.ts'

/** A command as the engine carries it out; typed fields are clean. */
export type CleanCommand =
  | Exclude<EntryCommand, { action: 'save' | 'publish' | 'copy' }>
  | (Omit<Extract<EntryCommand, { action: 'save' }>, 'data'> & { data: CleanFields })
  | (Omit<Extract<EntryCommand, { action: 'publish' }>, 'data'> & { data: CleanFields | undefined })
  | { action: 'order'; position: number | null }

/**
 * Place of a save. `row`: visitors read it when it is published. `visibility`: the row too, but
 * only its status, times or position change. `working`: over the live entry, for staff only. `due`:
 * the same, and it becomes live by itself.
 */
type Place = 'row' | 'visibility' | 'working' | 'due'

/** A change to an entry; missing fields stay as they are. Times are UTC in milliseconds. */
interface EntryChange {
  data?: CleanFields
  status?: EntryStatus
  publishAt?: number | null
  expiresAt?: number | null
  /** position from the top where entries are ordered by hand; `null` to sort by date */
  position?: number | null
}

/** Change that a command makes. */
export type Plan =
  | {
      place: Place
      change: EntryChange
      /** time when a `due` change becomes live */
      dueAt?: number
      /** a scheduled change is not made by itself any more */
      dropsSchedule?: boolean
      /** the revision that the change is based on, if any */
      basedOn?: number | undefined
      /** the change replaces the person's autosave, which is then deleted */
      endsAutosave?: boolean
    }
  | { place: 'discard' }
  /** the messages between author and editor */
  | ReviewPlan

/** `note`: to the editor, or to the author when it is sent back. */
export type ReviewPlan = { place: 'review'; note: string | null } & (
  { isAsked: true; asked: string | null } | { isAsked: false }
)

/** The document that a command is given on; `now` is UTC in milliseconds. */
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
      return succeed({ place: 'row', change: { status: 'unpublished' } })
    case 'discard':
      return succeed({ place: 'discard' })
    case 'trash':
      return succeed({ place: 'visibility', change: { status: 'trashed' } })
    case 'restore':
      return succeed(await planRestore(planning))
    case 'order':
      return succeed({ place: 'visibility', change: { position: command.position } })
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
  return succeed({ place: 'review', note: command.note, isAsked: false })
}

/** Returns the place of a save that is not published: over a live entry, or as its only state. */
const draftPlace = ({ status }: Edited) => (status === 'published' ? 'working' : 'row')

function planSave(
  entry: Edited,
  { data, basedOn, expiresAt }: Extract<CleanCommand, { action: 'save' }>,
): Planned {
  const problem = expiryProblem(entry.publishAt, expiresAt ?? null)
  if (problem) return fail(problem)
  const change = { data, ...(expiresAt !== undefined && { expiresAt }) }
  return succeed({ place: draftPlace(entry), change, basedOn, endsAutosave: true })
}

/**
 * Publishes the newest fields from the given time, from the time the entry was already published, or
 * from now. What visitors read stays as it is until a time to come.
 */
async function planPublish(
  planning: Planning,
  { publishAt, expiresAt, data, basedOn }: Extract<CleanCommand, { action: 'publish' }>,
): Promise<Planned> {
  const { kind, entry, now } = planning
  const isShown = entry.state === 'published'
  const from = publishAt ?? (isShown ? entry.publishAt : null) ?? now
  // An end in the past would hide it again at once.
  const kept = entry.expiresAt !== null && entry.expiresAt > from ? entry.expiresAt : null
  const until = expiresAt === undefined ? kept : expiresAt
  const problem = expiryProblem(from, expiresAt ?? null)
  if (problem) return fail(problem)
  const stored = storedFields(entry.data)
  const typed = data ?? stored
  // A date left empty on purpose stays empty while the entry is public.
  const shown = entry.status === 'published' ? typed : withDay(kind, typed, from)
  const hasForm = data !== undefined
  // What has ended may be corrected; what holds is not corrected into days that have passed.
  const isOver = isShown && (await hasEnded(planning))
  const ended = isOver ? null : refuseEnded(kind, shown, Math.max(from, now), hasForm)
  if (ended) return fail(ended)
  const change = {
    status: 'published',
    expiresAt: until,
    ...(shown !== stored && { data: shown }),
  } as const
  const both = { basedOn, endsAutosave: hasForm }
  if (isShown && from > now) return succeed({ place: 'due', change, dueAt: from, ...both })
  return succeed({ place: 'row', change: { ...change, publishAt: from }, ...both })
}

/**
 * Restores an entry from the trash to its earlier state: live, unpublished, draft or in review. A
 * schedule that has passed meanwhile is dropped, so nothing is published unasked. What was live and
 * whose days have passed stays taken down.
 */
async function planRestore(planning: Planning): Promise<Plan> {
  const { transaction, kind, entry, now } = planning
  const before = await readBeforeTrash(transaction, kind.name, storedIdOf(entry))
  if (before === null) return { place: 'row', change: { status: 'draft' } }
  const { status, publishAt, trashedAt } = before
  if (status !== 'published') return { place: 'row', change: { status } }
  const isMissed = publishAt !== null && publishAt > trashedAt && publishAt <= now
  if (isMissed) return { place: 'row', change: { status: 'draft', publishAt: null } }
  const from = Math.max(publishAt ?? 0, now)
  if (await hasEnded(planning, from)) return { place: 'row', change: { status: 'unpublished' } }
  const dropsSchedule = entry.dueAt !== null && entry.dueAt <= now
  return { place: 'visibility', change: { status }, dropsSchedule }
}

/**
 * Restores the fields of an earlier revision; what visitors read stays. What holds now is not
 * corrected into days that have passed.
 */
async function planRevert(planning: Planning, number: number): Promise<Planned> {
  const { transaction, kind, entry, now } = planning
  const snapshot = await readEntrySnapshot(transaction, kind.name, storedIdOf(entry), number)
  if (!snapshot) return fail(notFound)
  const change = { data: storedFields(snapshot.data) }
  const holds = entry.status === 'published' && !(await hasEnded(planning))
  const ended = holds && endedProblemOf(kind, change.data, now)
  if (ended) return fail(invalid([ended], endedVersion))
  return succeed({ place: draftPlace(entry), change, endsAutosave: true })
}

/** Saves fields that were changed from a list: visitors see those of a published entry at once. */
function planInList(
  entry: Edited,
  changed: Result<Record<string, unknown>, EditingFailure>,
): Planned {
  if (!changed.ok) return changed
  // Its fields would become live with the change, unasked.
  if (entry.workingRevision !== null) return fail(waiting)
  const data = storedFields(changed.value)
  return succeed({ place: 'row', change: { data } })
}

/** Takes a change from a list back, unless the entry was saved since. */
async function planUndo(
  { transaction, kind, entry }: Planning,
  revision: number,
): Promise<Planned> {
  if (entry.revision !== revision) return fail(savedSince)
  const before = await readEntrySnapshot(transaction, entry.kind, entry.id, revision - 1)
  if (!before) return fail(notFound)
  if (kind.name === 'reference') return fail(notFound)
  return planInList(entry, undoInList(kind, entry.data as Fields, before.data))
}

/**
 * Takes back that an entry was published or taken down, with its times, unless it was saved since. Its
 * fields stay.
 */
async function planUndoVisibility(
  { transaction, kind, entry, now }: Planning,
  revision: number,
): Promise<Planned> {
  if (entry.revision !== revision) return fail(savedSince)
  const before = await readEntrySnapshot(transaction, entry.kind, storedIdOf(entry), revision - 1)
  if (!before) return fail(notFound)
  const { status, publishAt, expiresAt } = before
  if (status === entry.status || status === 'trashed' || entry.status === 'trashed')
    return fail(unchanged)
  const from = Math.max(publishAt ?? 0, now)
  const ended = status === 'published' ? refuseEnded(kind, storedFields(entry.data), from) : null
  if (ended) return fail(ended)
  return succeed({ place: 'row', change: { status, publishAt, expiresAt } })
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
  if (!checked.ok) return fail(invalid(checked.failure.problems, unready(checked.failure.problems)))
  return succeed({ place: 'review', note: note || null, isAsked: true, asked })
}

/** Tells whether the days of the live version have passed at a time, UTC in milliseconds. */
async function hasEnded({ transaction, kind, entry, now }: Planning, at = now): Promise<boolean> {
  const { id, liveRevision } = entry
  if (!kind.endedProblem || liveRevision === null) return false
  const live = await readEntrySnapshot(transaction, kind.name, id, liveRevision)
  return live !== null && endedProblemOf(kind, storedFields(live.data), at) !== null
}

/** Refuses what would become visible after its days. Without a form, the message names the day. */
function refuseEnded(
  kind: DocumentKind,
  data: unknown,
  from: number,
  hasForm = false,
): EditingFailure | null {
  const problem = endedProblemOf(kind, data, from)
  return problem && invalid([problem], hasForm ? undefined : unready([problem]))
}

const expiryProblem = (
  publishAt: number | null,
  expiresAt: number | null,
): EditingFailure | null =>
  publishAt !== null && expiresAt !== null && expiresAt <= publishAt
    ? invalid([{ field: 'expiresAt', message: 'The end must come after the beginning.' }])
    : null
