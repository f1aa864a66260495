import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { checkDraft } from '../../base/check-draft.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { entryRefusal, ownRightRefusal, sectionRefusal } from '../../staff/accounts/permissions.ts'
import { sectionsOfEntry } from '../../staff/accounts/roles.ts'
import { cleanFields, storedFields, type CleanFields } from '../entries/clean-fields.server.ts'
import { insertEntries } from '../entries/insert-entries.server.ts'
import { readStoredEntry } from '../entries/stored-entry.server.ts'
import { findPictureProblems } from '../media/media-uses.server.ts'
import { discardAutosave } from './autosaves.server.ts'
import {
  actorOf,
  invalid,
  invalidPictures,
  notFound,
  type Editing,
  type EditingFailure,
} from './editing.ts'
import type { EntryCommand } from './entry-commands.server.ts'
import {
  executeCommand,
  executeIn,
  recordChange,
  type CommandResult,
} from './execute-command.server.ts'
import { factsOf, toEditedEntry } from './read-entries.server.ts'
import { findTypedProblems } from './check-change.server.ts'

export type EntryResult = CommandResult<AnyKind>

/** A command on one entry; `actor` is the person who gives it, and when (UTC in milliseconds). */
interface Order<Command> {
  kind: AnyKind
  id: number
  command: Command
  actor: Editing
}

/**
 * Runs one command on an entry, as `executeCommand` does.
 *
 * @returns the entry as it is now; a copy returns the new draft
 */
export const executeEntryCommand = (
  database: Database,
  { command, ...order }: Order<EntryCommand>,
): Promise<EntryResult> =>
  command.action === 'copy'
    ? copyEntry(database, { ...order, command })
    : executeCommand(database, { ...order, command })

/** A new entry as a person sends it. */
interface Addition {
  kind: AnyKind
  data: unknown
  /** id of the person's autosave, which is then deleted */
  autosave?: string
  actor: Editing
}

/**
 * Adds a draft of the person. A submission that is repeated because its answer was lost saves the
 * first draft again.
 */
export async function addEntry(
  database: Database,
  { kind, data, autosave = unnamed, actor }: Addition,
): Promise<EntryResult> {
  const clean = await cleanFields(data)
  if (!clean.ok) return fail(invalid(clean.failure.problems))
  return changeContent(database, async (transaction) => {
    const id = await findSent(transaction, kind, { actor, sentAs: autosave })
    const draft = { data: clean.value, actor, action: 'create', sentAs: autosave } as const
    const command = { action: 'save', data: clean.value, basedOn: 1 } as const
    const saved =
      id === null
        ? await addIn(transaction, kind, draft)
        : await executeIn(transaction, { kind, id, command, actor })
    if (!saved.ok) return saved
    await discardAutosave(transaction, actor.staff.id, kind.name, autosave)
    return saved
  })
}

/** Copies an entry as a new draft of the person; a repeated submission returns the first copy. */
export async function copyEntry(
  database: Database,
  { kind, id, command, actor }: Order<Extract<EntryCommand, { action: 'copy' }>>,
): Promise<EntryResult> {
  return changeContent(database, async (transaction) => {
    const sentAs = command.autosave
    const added = await findSent(transaction, kind, { actor, sentAs })
    const made = added === null ? null : await readStoredEntry(transaction, kind.name, added)
    if (made) return succeed(toEditedEntry(kind, made, actor))
    const stored = await readStoredEntry(transaction, kind.name, id)
    if (!stored) return fail(notFound)
    const entry = toEditedEntry(kind, stored, actor)
    const refusal = entryRefusal(actor.staff, 'copy', factsOf(kind, entry))
    if (refusal) return fail(refusal)
    const title = entry.title && `Copy of ${entry.title}`.slice(0, 200)
    const data = storedFields({ ...entry.data, title })
    return addIn(transaction, kind, { data, actor, action: 'copy', sentAs })
  })
}

/** The submission id of all submissions without an id of their own. */
const unnamed = 'new'

/** Finds the entry that a person has already added under the id of a submission, if any. */
async function findSent(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  { actor, sentAs }: { actor: Editing; sentAs: string },
): Promise<number | null> {
  if (sentAs === unnamed) return null
  const row = await database
    .selectFrom('entry')
    .select('id')
    .where('created_by', '=', actor.staff.id)
    .where('kind', '=', kind.name)
    .where('sent_as', '=', sentAs)
    .executeTakeFirst()
  return row?.id ?? null
}

interface NewDraft {
  data: CleanFields
  actor: Editing
  action: 'create' | 'copy' | 'import'
  /** submission id; a person never uses an id twice */
  sentAs?: string
  /** the draft belongs to a larger change, which has an audit event of its own */
  isPart?: boolean
}

/** Adds a draft within a transaction. */
export async function addIn(
  transaction: DatabaseOrTransaction,
  kind: AnyKind,
  { data, actor, action, sentAs = unnamed, isPart = false }: NewDraft,
): Promise<EntryResult> {
  const checked = await checkNewDraft(transaction, kind, { data, actor, action })
  if (!checked.ok) return checked
  const draft = { data: checked.value, status: 'draft', publishAt: null, expiresAt: null } as const
  const [id = 0] = await insertEntries(transaction, kind, [draft], actorOf(actor))
  if (sentAs !== unnamed)
    await transaction.updateTable('entry').set({ sent_as: sentAs }).where('id', '=', id).execute()
  const stored = await readStoredEntry(transaction, kind.name, id)
  if (!stored) throw new Error(`Entry ${id} disappeared during the transaction that added it.`)
  const entry = toEditedEntry(kind, stored, actor)
  if (!isPart) await recordChange(transaction, actor, action, null, entry)
  return succeed(entry)
}

/** Checks the rights to a new draft, and its fields. */
async function checkNewDraft(
  transaction: DatabaseOrTransaction,
  kind: AnyKind,
  { data, actor, action }: NewDraft,
): Promise<Result<EntryData, EditingFailure>> {
  const missingRight = ownRightRefusal(actor.staff, kind.right)
  if (missingRight) return fail(missingRight)
  const checked = checkDraft(kind.schema, data)
  if (!checked.ok) return fail(invalid(checked.failure.problems))
  const refusal = sectionRefusal(actor.staff, sectionsOfEntry(checked.value))
  if (refusal) return fail(refusal)
  // A copy has the fields and pictures of a saved entry.
  if (action === 'copy') return checked
  const fields = checked.value
  const pictures = await findPictureProblems(transaction, kind.name, { fields, isTyped: true })
  if (pictures.length > 0) return fail(invalidPictures(pictures))
  const typed = { data: fields, now: actor.now, shownFrom: null }
  const problems = await findTypedProblems(transaction, kind, typed)
  return problems.length > 0 ? fail(invalid(problems)) : checked
}
