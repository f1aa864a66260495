import { changeContent } from '../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import type { FieldProblem } from '../../school/base/check-fields.ts'
import { fail, succeed, type Result } from '../../school/base/result.ts'
import { discardAutosave } from '../../school/content/editing/autosaves.server.ts'
import type { Editing, EditingFailure } from '../../school/content/editing/editing.ts'
import { executeIn } from '../../school/content/editing/execute-command.server.ts'
import { addIn } from '../../school/content/editing/execute-entry-command.server.ts'
import { toEdited } from '../../school/content/editing/read-entries.server.ts'
import { storedFields } from '../../school/content/entries/clean-fields.server.ts'
import {
  fieldsOfRow,
  listStoredReference,
  readStoredEntry,
} from '../../school/content/entries/stored-entry.server.ts'
import { eventKind, type SchoolEvent } from '../../school/kinds/event.ts'
import { nameOfReference } from '../../school/kinds/define-reference-kind.ts'
import { recordActivity } from '../../school/staff/activity/record-activity.server.ts'
import {
  readFacts,
  readOwners,
  type WatchedFact,
} from '../../school/operations/fact-checks/read-facts.server.ts'
import type { Move, MoveRecord, MoveAnswer } from './school-year-schemas.server.ts'
import { moveRefusal, addSchoolYear, readPresentYear } from './school-years.server.ts'
import { schoolYearName, startOf } from '../../school/base/school-year-name.ts'
import { dayNumber } from '../../school/base/dates.ts'

/** Refuses the move and ends its transaction, so that nothing of the move is kept. */
class Refused extends Error {
  readonly failure: EditingFailure

  constructor(failure: EditingFailure) {
    super(failure.error)
    this.failure = failure
  }
}

/** Refuses a move that does not fit the state of the site any more. */
const outdated = (error: string) => new Refused({ reason: 'wrong-state', error })

const invalid = (error: string) => new Refused({ reason: 'invalid', error, problems: [] })

/** Refuses the move because of one part of it, which is named. */
function invalidPart(title: string, { error, problems = [] }: PartFailure) {
  const messages = problems.map(({ message }) => message)
  return invalid(`“${title}”: ${messages.join(' ') || error}`)
}

interface PartFailure {
  error: string
  problems?: FieldProblem[]
}

/**
 * Moves the site to the next school year in one transaction: publishes the chosen changes, copies
 * events as drafts, marks facts to be checked again, and records one audit event. Stores what it
 * changed, for the page of the past year and for undo.
 */
export async function beginSchoolYear(
  database: Database,
  move: Move,
  editing: Editing,
): Promise<Result<MoveAnswer, EditingFailure>> {
  const refusal = moveRefusal(editing.staff)
  if (refusal) return fail(refusal)
  // Reading adds the checks of new facts, in a transaction of its own.
  const facts = await readFacts(database, editing)
  try {
    return await changeContent(database, async (transaction) => {
      const work = { transaction, move, editing }
      await checkYear(work)
      const pages = await publishChanges(work)
      const events = await copyEvents(work)
      const marked = await markFacts(work, facts)
      await addSchoolYear(transaction, {
        start: startOf(move.year),
        firstDay: move.firstDay,
        lastDay: move.lastDay,
        begunAt: editing.now,
        begunBy: editing.staff.id,
        moved: {
          pages,
          events: events.map(({ id, revision }) => ({ id, revision })),
          facts: marked,
        },
      })
      const event = {
        action: 'move',
        subject: 'school-year',
        subjectId: move.year,
        title: move.year,
        before: { schoolYear: schoolYearName(startOf(move.year) - 1) },
        after: {
          schoolYear: move.year,
          pages: unlessEmpty(pages.flatMap(({ label }) => label ?? [])),
          events: unlessEmpty(events.map(({ title }) => title)),
          factsToVerify: unlessEmpty(marked.map(({ label }) => label)),
        },
      } as const
      await recordActivity(transaction, editing.staff, event, editing.now)
      await discardAutosave(transaction, editing.staff.id, 'school-year', move.year)
      return succeed({ year: move.year, kept: [] })
    })
  } catch (error) {
    if (error instanceof Refused) return fail(error.failure)
    throw error
  }
}

/** Leaves an empty list out of the audit event. */
const unlessEmpty = (names: string[]) => (names.length > 0 ? names : undefined)

/** Transaction, chosen move and actor, for each part of the move. */
interface Work {
  transaction: DatabaseOrTransaction
  move: Move
  editing: Editing
}

/** Checks that the year is the next one, and its days of classes. */
async function checkYear({ transaction, move, editing }: Work) {
  const { start } = await readPresentYear(transaction, editing.now)
  if (startOf(move.year) <= start)
    throw outdated(`The school year ${move.year} has begun already. Load the page again.`)
  if (startOf(move.year) !== start + 1)
    throw outdated(`The next school year is ${schoolYearName(start + 1)}.`)
  if (move.firstDay !== null && move.lastDay !== null && move.lastDay < move.firstDay)
    throw invalid('The last day of classes may not come before the first.')
}

/** Publishes the changes that the person chose. @returns all pages, with the revision that was live */
async function publishChanges({ transaction, move, editing }: Work): Promise<MoveRecord['pages']> {
  const seen = new Map(move.documents.map((document) => [document.key, document]))
  const pages: MoveRecord['pages'] = []
  for (const { kind, row } of await listStoredReference(transaction)) {
    const { key } = kind
    const document = seen.get(key)
    seen.delete(key)
    const label = nameOfReference(kind, row.title)
    if (document && document.revision !== row.revision)
      throw outdated(
        `${row.updated_by ?? 'Another person'} changed “${label}” in the meantime. Look at it once more, then repeat this: what you entered is kept.`,
      )
    if (row.status !== 'published') continue
    const page = { key, before: row.live_revision ?? row.revision }
    // A scheduled change may have become live meanwhile.
    if (!document?.isChosen || row.working_revision === null) {
      pages.push({ ...page, after: null })
      continue
    }
    const { address } = toEdited(kind, row, editing)
    const published = await executeIn(transaction, {
      kind,
      id: key,
      command: { action: 'publish', data: undefined },
      actor: editing,
      isPart: true,
    })
    if (!published.ok) throw invalidPart(label, published.failure)
    pages.push({ ...page, after: published.value.revision, label, address })
  }
  if (seen.size > 0) throw outdated('A page was deleted in the meantime. Load this page again.')
  return pages
}

/** Copies the chosen events as drafts of the next year. */
async function copyEvents({ transaction, move, editing }: Work) {
  const copies: { id: number; revision: number; title: string }[] = []
  for (const { id, title, startsAt, endsAt, until } of move.events) {
    const stored = await readStoredEntry(transaction, eventKind.name, id)
    if (!stored || stored.status === 'trashed')
      throw outdated(`The event “${title}” was deleted. Load the page again.`)
    const { repeat, ...event } = fieldsOfRow(stored) as unknown as SchoolEvent
    const data = storedFields({
      ...event,
      title,
      startsAt,
      endsAt,
      // The excepted days are days of the last year.
      repeat: repeat && { ...repeat, until: until ?? repeat.until, except: [] },
    })
    const copy = await addIn(transaction, eventKind, {
      data,
      actor: editing,
      action: 'copy',
      isPart: true,
    })
    if (!copy.ok) throw invalidPart(title, copy.failure)
    copies.push({ id: copy.value.id, revision: copy.value.revision, title })
  }
  return copies
}

/** Marks the chosen facts to be checked again by their owners. */
async function markFacts({ transaction, move, editing }: Work, known: readonly WatchedFact[]) {
  const owners = await readOwners(transaction, editing.staff)
  const marked: (MoveRecord['facts'][number] & { label: string })[] = []
  for (const { id, owner } of move.facts) {
    const fact = known.find((each) => each.id === id)
    // A fact of a page that was deleted meanwhile.
    if (!fact) continue
    if (owner !== null && !owners.some((person) => person.id === owner))
      throw invalid(`Choose a person from the staff list for “${fact.label}”.`)
    const before = { owner: fact.owner?.id ?? null, verifyBy: fact.verifyBy }
    // A fact that is due sooner stays due sooner.
    const after = { owner, verifyBy: fact.verifyBy < move.checkBy ? fact.verifyBy : move.checkBy }
    await transaction
      .updateTable('fact')
      .set({ owner: after.owner, verify_by: dayNumber(after.verifyBy) })
      .where('id', '=', id)
      .execute()
    marked.push({ id, before, after, label: fact.label })
  }
  return marked
}
