import * as z from 'zod'
import type { Database } from '../../db/database.ts'
import { changeContent } from '../../db/change-content.ts'
import { entryRefusal } from '../accounts/permissions.ts'
import {
  checkFields,
  hasControlCharacters,
  unprintable,
  type FieldProblem,
} from '../check-fields.ts'
import { cleanFields, storedFields, type CleanFields } from '../entries/clean-fields.server.ts'
import { positionLimit } from '../entries/entry-kind.ts'
import {
  readBeforeTrash,
  readRevisionData,
  type EntryChange,
} from '../entries/save-entry.server.ts'
import { fail, succeed, type Result } from '../result.ts'
import {
  conflict,
  invalid,
  notFound,
  revisionNumber,
  type EditedEntry,
  type Editing,
  type EditingFailure,
} from './editing.ts'
import { newAutosave } from './autosaves.server.ts'
import { findAddition, recordAddition } from './entry-additions.server.ts'
import { revertSchema } from './edit-reference.server.ts'
import type { AnyKind } from '../kinds/index.ts'
import { factsOf, readEntry } from './read-entries.server.ts'
import {
  createDraftIn,
  applyEntryCommand,
  applyEntryCommandIn,
  unready,
  type EntryResult,
  type EntryStep,
} from './save-entries.server.ts'
import { withDay } from './start-entry.ts'

/** A time in a request: UTC in milliseconds, up to the year 9999. */
const time = z
  .number('Give the time in milliseconds since 1970.')
  .int('Give the time in whole milliseconds.')
  .min(0, 'Choose a day after 1970.')
  .max(253_402_300_799_999, 'Choose a day before the year 10000.')
const note = z
  .string()
  .trim()
  .max(2_000, 'Keep the note to 2,000 characters.')
  .refine((text) => !hasControlCharacters(text), unprintable)

/** The body of a save. */
export const entrySaveSchema = z.object({
  data: z.unknown().describe('all fields of the kind'),
  basedOn: revisionNumber.describe('the revision that the change was made from'),
  expiresAt: time.nullish(),
})

/** Saves the fields of an entry; its visibility stays. */
export async function saveEntry(
  database: Database,
  kind: AnyKind,
  id: number,
  { data, basedOn, expiresAt }: z.output<typeof entrySaveSchema>,
  editing: Editing,
): Promise<EntryResult> {
  const clean = await cleanFields(data ?? null)
  if (!clean.ok) return fail(invalid(clean.failure.problems))
  const change = { data: clean.value, ...(expiresAt !== undefined && { expiresAt }) }
  const refuse = (entry: EditedEntry) => expiryProblem(entry.publishAt, expiresAt ?? null)
  const step: EntryStep = {
    action: 'edit',
    basedOn,
    refuse,
    change: () => change,
    endsAutosave: true,
  }
  return applyEntryCommand(database, kind, id, step, editing)
}

/** The bodies of the actions that have one. */
export const entryActionSchemas = {
  publish: z.object({
    publishAt: time.nullish().describe('a time to come schedules it; left out: now'),
    expiresAt: time.nullish(),
    data: z.unknown().optional().describe('to save all fields too'),
    basedOn: revisionNumber.optional().describe('needed with data'),
  }),
  copy: z.object({ autosave: z.string().regex(newAutosave).default('new') }),
  'request-review': z.object({ note: note.default('') }),
  'send-back': z.object({ note: note.min(1, 'Say what is to be changed.') }),
  revert: revertSchema,
}
type FilledAction = keyof typeof entryActionSchemas

/** An action on an entry, with its body. */
export type EntryCommand =
  | { action: 'unpublish' }
  | { action: 'trash' }
  | { action: 'restore' }
  | {
      [Action in FilledAction]: { action: Action } & z.output<(typeof entryActionSchemas)[Action]>
    }[FilledAction]

/** Runs a command on an entry; a copy returns the new draft. */
export async function actOnEntry(
  database: Database,
  kind: AnyKind,
  id: number,
  command: EntryCommand,
  editing: Editing,
): Promise<EntryResult> {
  const { action } = command
  if (action === 'copy') return copyEntry(database, kind, id, command.autosave, editing)
  if (action === 'restore') return restoreEntry(database, kind, id, editing)
  if (action === 'revert') return revertTo(database, kind, id, command.revision, editing)
  if (action === 'publish') return publishEntry(database, kind, id, command, editing)
  return applyEntryCommand(database, kind, id, stepOf(command, kind, editing.now), editing)
}

type SimpleCommand = Extract<
  EntryCommand,
  { action: 'unpublish' | 'trash' | 'request-review' | 'send-back' }
>

function stepOf(command: SimpleCommand, kind: AnyKind, now: number): EntryStep {
  const { action } = command
  if (action === 'unpublish') return { action, change: () => ({ status: 'unpublished' }) }
  if (action === 'trash') return { action, change: () => ({ status: 'trashed' }) }
  if (action === 'send-back') {
    return { action, change: () => null, review: { requestedAt: null, note: command.note } }
  }
  return {
    action,
    refuse: (entry) => {
      const checked = checkFields(kind.schema, withDay(kind, entry.data, now))
      return checked.ok
        ? null
        : invalid(checked.failure.problems, unready(checked.failure.problems))
    },
    change: () => null,
    review: { requestedAt: now, note: command.note || null },
  }
}

type PublishCommand = Extract<EntryCommand, { action: 'publish' }>

/** Publishes or schedules an entry, with its fields where they are sent too. */
async function publishEntry(
  database: Database,
  kind: AnyKind,
  id: number,
  command: PublishCommand,
  editing: Editing,
): Promise<EntryResult> {
  const { data } = command
  if (data !== undefined && command.basedOn === undefined) {
    return fail(invalid([{ field: 'basedOn', message: 'Say from which revision this was made.' }]))
  }
  const clean = data === undefined ? succeed(data) : await cleanFields(data)
  if (!clean.ok) return fail(invalid(clean.failure.problems))
  const step = publishStep(kind, { ...command, data: clean.value }, editing.now)
  return applyEntryCommand(database, kind, id, step, editing)
}

/** Publishes an entry from the given time, from the time it was already published, or from now. */
function publishStep(
  kind: AnyKind,
  {
    publishAt,
    expiresAt,
    data,
    basedOn,
  }: Omit<PublishCommand, 'data'> & { data: CleanFields | undefined },
  now: number,
): EntryStep {
  const timesOf = (entry: EditedEntry) => {
    const from = publishAt ?? (entry.state === 'published' ? entry.publishAt : null) ?? now
    // An end in the past would hide it again at once.
    const kept = entry.expiresAt !== null && entry.expiresAt > from ? entry.expiresAt : null
    return { publishAt: from, expiresAt: expiresAt === undefined ? kept : expiresAt }
  }
  return {
    action: 'publish',
    basedOn,
    refuse: (entry) => expiryProblem(timesOf(entry).publishAt, expiresAt ?? null),
    change: (entry) => {
      const times = timesOf(entry)
      const stored = storedFields(entry.data)
      const typed = data ?? stored
      // A date left empty on purpose stays empty while the entry is public.
      const shown = entry.status === 'published' ? typed : withDay(kind, typed, times.publishAt)
      return { status: 'published', ...times, ...(shown !== stored && { data: shown }) }
    },
    endsAutosave: data !== undefined,
  }
}

const expiryProblem = (
  publishAt: number | null,
  expiresAt: number | null,
): EditingFailure | null =>
  publishAt !== null && expiresAt !== null && expiresAt <= publishAt
    ? invalid([{ field: 'expiresAt', message: 'The end must come after the beginning.' }])
    : null

/**
 * Copies an entry as a new draft of the person.
 *
 * @param name the submission id of the copy: sent twice, it is made once
 */
async function copyEntry(
  database: Database,
  kind: AnyKind,
  id: number,
  name: string,
  editing: Editing,
): Promise<EntryResult> {
  return changeContent(database, async (transaction) => {
    const addition = { kind: kind.name, name }
    const added = await findAddition(transaction, editing, addition)
    const made = added === null ? null : await readEntry(transaction, kind, added, editing)
    if (made) return succeed(made)
    const entry = await readEntry(transaction, kind, id, editing)
    if (!entry) return fail(notFound)
    const refusal = entryRefusal(editing.staff, 'copy', factsOf(entry))
    if (refusal) return fail(refusal)
    const title = entry.title && `Copy of ${entry.title}`.slice(0, 200)
    const copy = await createDraftIn(
      transaction,
      kind,
      storedFields({ ...entry.data, title }),
      editing,
      'copy',
    )
    if (copy.ok) await recordAddition(transaction, editing, addition, copy.value.id)
    return copy
  })
}

/**
 * Restores an entry from the trash to its earlier state: live, unpublished, draft or in review. A
 * schedule that has passed meanwhile comes back as a draft, so nothing is published unasked.
 */
async function restoreEntry(
  database: Database,
  kind: AnyKind,
  id: number,
  editing: Editing,
): Promise<EntryResult> {
  return changeContent(database, async (transaction) => {
    const before = await readBeforeTrash(transaction, kind.name, id)
    const change = (): Omit<EntryChange<CleanFields>, 'basedOn'> => {
      if (before === null) return { status: 'draft' }
      const { status, publishAt, trashedAt } = before
      const isMissed = publishAt !== null && publishAt > trashedAt && publishAt <= editing.now
      return status === 'published' && isMissed ? { status: 'draft', publishAt: null } : { status }
    }
    return applyEntryCommandIn(transaction, kind, id, { action: 'restore', change }, editing)
  })
}

/** Restores the fields of an earlier revision; visibility stays. */
async function revertTo(
  database: Database,
  kind: AnyKind,
  id: number,
  number: number,
  editing: Editing,
): Promise<EntryResult> {
  return changeContent(database, async (transaction) => {
    const data = await readRevisionData(transaction, kind.name, id, number)
    if (data === null) return fail(notFound)
    const step: EntryStep = {
      action: 'revert',
      change: () => ({ data: storedFields(data) }),
      endsAutosave: true,
    }
    return applyEntryCommandIn(transaction, kind, id, step, editing)
  })
}

/** Actions for several entries at once. */
export const bulkActions = [
  'publish',
  'unpublish',
  'trash',
  'restore',
  'copy',
  'request-review',
] as const
export const bulkSchema = z.object({
  ids: z
    .array(z.number().int().min(1))
    .min(1, 'Choose at least one.')
    .max(200, 'Choose at most 200 at once.'),
  action: z.enum(bulkActions, `Choose one of: ${bulkActions.join(', ')}.`),
})

export const bulkAnswerSchema = z.object({
  done: z.array(z.number()),
  refused: z.array(z.object({ id: z.number(), error: z.string() })),
})
type BulkAnswer = z.output<typeof bulkAnswerSchema>

/**
 * Runs an action on several entries. Each is authorized separately; a refusal does not stop the
 * rest.
 */
export async function actOnEntries(
  database: Database,
  kind: AnyKind,
  { ids, action }: z.output<typeof bulkSchema>,
  editing: Editing,
): Promise<BulkAnswer> {
  const command = bulkCommand(action)
  const answer: BulkAnswer = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    const result = await actOnEntry(database, kind, id, command, editing)
    if (result.ok) answer.done.push(id)
    else answer.refused.push({ id, error: result.failure.error })
  }
  return answer
}

function bulkCommand(action: (typeof bulkActions)[number]): EntryCommand {
  if (action === 'copy') return { action, autosave: 'new' }
  if (action === 'request-review') return { action, note: '' }
  return { action }
}

export const orderSchema = z.object({
  ids: z
    .array(z.number().int().min(1))
    .min(1, 'Choose at least one.')
    .max(positionLimit, `At most ${positionLimit} can be put in order.`),
})

/**
 * Moves entries to the top of their list, in this order; the others follow by date.
 *
 * @returns the entries whose position changed
 */
export async function orderEntries(
  database: Database,
  kind: AnyKind,
  order: z.output<typeof orderSchema>,
  editing: Editing,
): Promise<Result<EditedEntry[], EditingFailure | ReturnType<typeof conflict<EditedEntry>>>> {
  if (!kind.isOrderedByHand)
    return fail(orderProblem(`${kind.labels.many} are sorted by their dates.`))
  const ids = [...new Set(order.ids)]
  return changeContent(database, async (transaction) => {
    const places = new Map<number, number | null>(ids.map((id, place) => [id, place]))
    const first = await readEntry(transaction, kind, ids[0] as number, editing)
    if (!first) return fail(notFound)
    const placed = await transaction
      .selectFrom('entry')
      .select('id')
      .where('kind', '=', kind.name)
      .where('category', '=', first.category)
      .where('position', 'is not', null)
      .where('status', '!=', 'trashed')
      .execute()
    for (const { id } of placed) if (!places.has(id)) places.set(id, null)
    const moves: { id: number; position: number | null }[] = []
    // Checks all before changing the first: a refusal changes nothing.
    for (const [id, position] of places) {
      const entry = await readEntry(transaction, kind, id, editing)
      if (!entry) return fail(notFound)
      if (entry.category !== first.category) return fail(orderProblem('These are not in one list.'))
      const refusal = entryRefusal(editing.staff, 'order', factsOf(entry))
      if (refusal) return fail({ ...refusal, error: `${entry.title}: ${refusal.error}` })
      if (entry.position !== position) moves.push({ id, position })
    }
    const moved: EditedEntry[] = []
    for (const { id, position } of moves) {
      const step: EntryStep = { action: 'order', change: () => ({ position }) }
      const result = await applyEntryCommandIn(transaction, kind, id, step, editing)
      if (!result.ok) throw new Error(`A checked place was not given: ${result.failure.error}`)
      moved.push(result.value)
    }
    return succeed(moved)
  })
}

const orderProblem = (message: string) =>
  invalid([{ field: 'ids', message }] satisfies FieldProblem[])
