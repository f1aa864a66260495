import type { Transaction } from 'kysely'
import { changeContent } from '../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { currentTime } from '../../school/base/clock.ts'
import { checkDraft } from '../../school/base/check-draft.ts'
import { checkFields, type FieldProblem } from '../../school/base/check-fields.ts'
import { fail, succeed, type Result } from '../../school/base/result.ts'
import { executeIn } from '../../school/content/editing/execute-command.server.ts'
import { addIn } from '../../school/content/editing/execute-entry-command.server.ts'
import type { Editing } from '../../school/content/editing/editing.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import { cleanFields } from '../../school/content/entries/clean-fields.server.ts'
import { reserveSlugs } from '../../school/content/entries/slugs.server.ts'
import { recordOldAddress } from '../../school/content/old-addresses.server.ts'
import type { OldEntry } from './old-content.ts'

/** Actor of an import, as revisions and the activity log name it; it has no account. */
const mover: Staff = {
  id: '',
  name: 'Import',
  email: '',
  role: 'administrator',
  sections: [],
  classStatus: false,
}

/** Returns the import as the actor of a change, at this moment. */
export const editingNow = (): Editing => ({ staff: mover, now: currentTime() })

interface ImportedEntry {
  id: number
  status: string
  /** its losses on the way, as sentences; `null` when nothing was lost, or staff saved it since */
  losses: string | null
}

/** Finds the entry that was imported from an old one, in the trash too. @param source the old site */
export async function findImported(
  database: DatabaseOrTransaction,
  source: string,
  { kind, id }: Pick<OldEntry, 'kind' | 'id'>,
): Promise<ImportedEntry | null> {
  const row = await database
    .selectFrom('entry')
    .select(['id', 'status', 'revision', 'old_losses'])
    .where('old_id', '=', id)
    .where('kind', '=', kind.name)
    .where('old_source', '=', source)
    .executeTakeFirst()
  if (!row) return null
  const { id: here, status, revision, old_losses: losses } = row
  const newest = await database
    .selectFrom('revision')
    .select('saved_by')
    .where('subject', '=', kind.name)
    .where('subject_id', '=', String(here))
    .where('number', '=', revision)
    .executeTakeFirst()
  return { id: here, status, losses: newest?.saved_by === mover.name ? losses : null }
}

/** Checks whether an entry could be imported. @returns '', or a sentence that says why not */
export async function checkEntry(
  { kind, publishAt }: OldEntry,
  data: Record<string, unknown>,
): Promise<Result<string, string>> {
  const clean = await cleanFields(data)
  const check = publishAt === null ? checkDraft : checkFields
  const checked = clean.ok ? check(kind.schema, clean.value) : clean
  return checked.ok ? succeed('') : fail(sentenceOf(checked.failure.problems))
}

/**
 * Adds an old entry with the commands that staff give, in one transaction: a draft, which is
 * published from the day on which it was published there. Notes its id and its addresses.
 *
 * @param data all fields, with text and picture as they are here
 * @param losses what was lost of text and picture, as sentences
 * @returns its address here, or a sentence that says why it is refused
 */
export async function importEntry(
  database: Database,
  source: string,
  old: OldEntry,
  { data, losses }: { data: Record<string, unknown>; losses: readonly string[] },
): Promise<Result<string, string>> {
  const clean = await cleanFields(data)
  if (!clean.ok) return fail(clean.failure.problems.map(({ message }) => message).join(' '))
  const { kind, publishAt } = old
  const actor = editingNow()
  const add = async (transaction: Transaction<Tables>): Promise<string> => {
    const fields = clean.value
    const { id, address } = valueOrThrow(
      await addIn(transaction, kind, { data: fields, actor, action: 'import' }),
    )
    const publish = async (parts: { publishAt?: number; basedOn: number }) => {
      const command = { action: 'publish', data: fields, ...parts } as const
      return valueOrThrow(await executeIn(transaction, { kind, id, command, actor }))
    }
    const published = publishAt === null ? null : await publish({ publishAt, basedOn: 1 })
    // Publishing gives a day to an entry without one, which would make old news the newest.
    const day: unknown = kind.dayField === null ? undefined : Reflect.get(fields, kind.dayField)
    if (published && publishAt !== null && day === null && publishAt <= actor.now)
      await publish({ basedOn: published.revision })
    await transaction
      .updateTable('entry')
      .set({ old_source: source, old_id: old.id, old_losses: losses.join(' ') || null })
      .where('id', '=', id)
      .execute()
    const slugs = old.slugs.filter((slug) => !kind.reservedSlugs.includes(slug))
    await reserveSlugs(
      transaction,
      kind.name,
      slugs.map((slug) => ({ id, slug, aliases: [] })),
    )
    for (const path of old.paths)
      await recordOldAddress(transaction, { source, path }, { to: 'entry', target: String(id) })
    return published?.address ?? address
  }
  try {
    return succeed(await changeContent(database, add))
  } catch (error) {
    if (error instanceof Refused) return fail(error.message)
    throw error
  }
}

/** Ends the transaction of an import, so that nothing of it is kept. */
class Refused extends Error {}

/** Returns the value of a successful command. @throws {@link Refused} with a sentence */
function valueOrThrow<Value>(
  result: Result<Value, { error: string; problems?: FieldProblem[] }>,
): Value {
  if (result.ok) return result.value
  const { problems = [], error } = result.failure
  throw new Refused(sentenceOf(problems) || error)
}

/** Writes problems with the names of their fields. */
const sentenceOf = (problems: readonly FieldProblem[]) =>
  problems.map(({ field, message }) => `${field}: ${message}`).join(' ')
