import { changeContent } from '../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import { fail, succeed, type Result } from '../../school/base/result.ts'
import type { Editing, EditingFailure } from '../../school/content/editing/editing.ts'
import { storedFields, type CleanFields } from '../../school/content/entries/clean-fields.server.ts'
import { executeIn } from '../../school/content/editing/execute-command.server.ts'
import {
  readEntrySnapshot,
  readStoredEntry,
  readStoredReference,
} from '../../school/content/entries/stored-entry.server.ts'
import { nameOfReference } from '../../school/kinds/define-reference-kind.ts'
import { eventKind } from '../../school/kinds/event.ts'
import { findReferenceKind } from '../../school/kinds/reference-kinds.ts'
import { recordActivity } from '../../school/staff/activity/record-activity.server.ts'
import type { MoveRecord, MoveAnswer } from './school-year-schemas.server.ts'
import { moveRefusal, readPresentYear, removeSchoolYear } from './school-years.server.ts'
import { schoolYearName, startOf } from '../../school/base/school-year-name.ts'
import { dayNumber } from '../../school/base/dates.ts'

interface Work {
  transaction: DatabaseOrTransaction
  editing: Editing
}

/**
 * Undoes the move to a school year: publishes the earlier versions of pages, whose changes wait again;
 * moves the drafts to the trash, and gives facts their earlier owners and days. Anything that was
 * changed since the move stays as it is.
 *
 * @param year the present school year: `2027-2028`
 */
export async function undoSchoolYear(
  database: Database,
  year: string,
  editing: Editing,
): Promise<Result<MoveAnswer, EditingFailure>> {
  const refusal = moveRefusal(editing.staff)
  if (refusal) return fail(refusal)
  return changeContent(database, async (transaction) => {
    const present = await readPresentYear(transaction, editing.now)
    const { moved, start } = present
    if (start !== startOf(year) || moved === null) {
      return fail({
        reason: 'wrong-state',
        error: `The site is not in the school year ${year}, or no one moved to it. Load the page again.`,
      })
    }
    const work = { transaction, editing }
    const kept = [
      ...(await restorePages(work, moved.pages)),
      ...(await removeDrafts(work, moved.events)),
    ]
    await restoreFacts(work, moved.facts)
    await removeSchoolYear(transaction, start)
    const event = {
      action: 'move-back',
      subject: 'school-year',
      subjectId: year,
      title: year,
      ...(kept.length > 0 && { after: { keptAsItIs: kept } }),
    } as const
    await recordActivity(transaction, editing.staff, event, editing.now)
    return succeed({ year: schoolYearName(start - 1), kept })
  })
}

/**
 * Publishes pages as they were before the move. Changes that the move published wait again.
 *
 * @returns the names of pages that were changed since, and stay as they are
 */
async function restorePages({ transaction, editing: actor }: Work, pages: MoveRecord['pages']) {
  const kept: string[] = []
  for (const { key, before, after } of pages) {
    const kind = findReferenceKind(key)
    const stored = await readStoredReference(transaction, key)
    if (after === null || !kind || !stored) continue
    const read = (revision: number) => readEntrySnapshot(transaction, kind.name, key, revision)
    const [earlier, change] = [await read(before), await read(after)]
    const run = (command: { action: 'publish' | 'save'; data: CleanFields; basedOn: number }) =>
      executeIn(transaction, { kind, id: key, command, actor, isPart: true })
    const restored =
      earlier &&
      (await run({ action: 'publish', data: storedFields(earlier.data), basedOn: after }))
    if (!restored || !restored.ok) kept.push(nameOfReference(kind, stored.title))
    else if (change) {
      const basedOn = restored.value.revision
      await run({ action: 'save', data: storedFields(change.data), basedOn })
    }
  }
  return kept
}

/** Moves the drafts of the move to the trash. @returns the titles of those that were changed since */
async function removeDrafts({ transaction, editing }: Work, events: MoveRecord['events']) {
  const kept: string[] = []
  for (const { id, revision } of events) {
    const stored = await readStoredEntry(transaction, eventKind.name, id)
    if (!stored || stored.status === 'trashed') continue
    const isUntouched = stored.revision === revision && stored.status === 'draft'
    const command = { action: 'trash' } as const
    const removed =
      isUntouched &&
      (await executeIn(transaction, { kind: eventKind, id, command, actor: editing, isPart: true }))
    if (!removed || !removed.ok) kept.push(stored.title)
  }
  return kept
}

/** Gives facts their earlier owners and days, except those that were assigned or checked since. */
async function restoreFacts({ transaction }: Work, facts: MoveRecord['facts']) {
  for (const { id, before, after } of facts) {
    await transaction
      .updateTable('fact')
      .set({ owner: before.owner, verify_by: dayNumber(before.verifyBy) })
      .where('id', '=', id)
      .where('verify_by', '=', dayNumber(after.verifyBy))
      .where('owner', after.owner === null ? 'is' : '=', after.owner)
      .execute()
  }
}
