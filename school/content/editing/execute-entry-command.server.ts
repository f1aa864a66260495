import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { checkDraft } from '../../base/check-fields.ts'
import { fail, succeed } from '../../base/result.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { entryRefusal, ownRightRefusal, sectionRefusal } from '../../staff/accounts/permissions.ts'
import { sectionsOfEntry } from '../../staff/accounts/roles.ts'
import { cleanFields, storedFields, type CleanFields } from '../entries/clean-fields.server.ts'
import { insertEntries } from '../entries/insert-entries.server.ts'
import { readStoredEntry } from '../entries/stored-entry.server.ts'
import { findPictureProblems } from '../media/media-uses.server.ts'
import { discardAutosave } from './autosaves.server.ts'
import { actorOf, invalid, invalidPictures, notFound, type Editing } from './editing.ts'
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

/**
 * Adds a draft of the person. A submission that is repeated because its answer was lost saves the
 * first draft again.
 *
 * @param addition `autosave`: id of the autosave, which is then deleted
 */
export async function addEntry(
  database: Database,
  {
    kind,
    data,
    autosave = unnamed,
    actor,
  }: { kind: AnyKind; data: unknown; autosave?: string; actor: Editing },
): Promise<EntryResult> {
  const clean = await cleanFields(data)
  if (!clean.ok) return fail(invalid(clean.failure.problems))
  return changeContent(database, async (transaction) => {
    const added = await findSent(transaction, kind, { actor, sentAs: autosave })
    const saved =
      added === null
        ? await addIn(transaction, kind, {
            ...{ data: clean.value, actor, action: 'create', sentAs: autosave },
          })
        : await executeIn(transaction, {
            kind,
            id: added,
            command: { action: 'save', data: clean.value, basedOn: 1 },
            actor,
          })
    if (!saved.ok) return saved
    await discardAutosave(transaction, actor.staff.id, kind.name, autosave)
    return saved
  })
}

/** Copies an entry as a new draft of the person; sent twice with one submission id, once. */
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

/** The id of a submission that is shared and identifies nothing. */
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

/** Adds a draft as part of a larger change. */
export async function addIn(
  transaction: DatabaseOrTransaction,
  kind: AnyKind,
  {
    data,
    actor,
    action,
    sentAs = unnamed,
    isPart = false,
  }: {
    data: CleanFields
    actor: Editing
    action: 'create' | 'copy' | 'import'
    /** id of the submission, which is never given twice */
    sentAs?: string
    /** it belongs to a larger change, which has an audit event of its own */
    isPart?: boolean
  },
): Promise<EntryResult> {
  const missingRight = ownRightRefusal(actor.staff, kind.right)
  if (missingRight) return fail(missingRight)
  const checked = checkDraft(kind.schema, data)
  if (!checked.ok) return fail(invalid(checked.failure.problems))
  const refusal = sectionRefusal(actor.staff, sectionsOfEntry(checked.value))
  if (refusal) return fail(refusal)
  const problems = await findPictureProblems(transaction, kind.name, {
    fields: checked.value,
    isTyped: action !== 'copy',
  })
  if (problems.length > 0) return fail(invalidPictures(problems))
  const now = { now: actor.now, shownFrom: null }
  const typed =
    action === 'copy'
      ? []
      : await findTypedProblems(transaction, kind, { data: checked.value, ...now })
  if (typed.length > 0) return fail(invalid(typed))
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
