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
import type { Moved, MovedYear } from './move.server.ts'
import { moveRefusal, readPresentYear, removeSchoolYear } from './school-years.server.ts'
import { schoolYearName, startOf } from '../../school/base/school-year-name.ts'
import { dayNumber } from '../../school/base/dates.ts'

interface Work {
  transaction: DatabaseOrTransaction
  editing: Editing
}

/**
 * Takes the move to a school year back: pages say again what they said before, and their changes
 * wait again; the drafts go to the trash, and facts have their owners and days. What was changed
 * since the move stays as it is.
 *
 * @param year the present school year: `2027-2028`
 */
export async function undoSchoolYear(
  database: Database,
  year: string,
  editing: Editing,
): Promise<Result<MovedYear, EditingFailure>> {
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
 * Makes pages say again what they said before the move. What it published waits again as a change.
 *
 * @returns the pages that were changed since
 */
async function restorePages({ transaction, editing: actor }: Work, pages: Moved['pages']) {
  const kept: string[] = []
  for (const { key, before, after } of pages) {
    const kind = findReferenceKind(key)
    const stored = await readStoredReference(transaction, key)
    if (after === null || !kind || !stored) continue
    const read = (revision: number) => readEntrySnapshot(transaction, kind.name, key, revision)
    const [said, change] = [await read(before), await read(after)]
    const run = (command: { action: 'publish' | 'save'; data: CleanFields; basedOn: number }) =>
      executeIn(transaction, { kind, id: key, command, actor, isPart: true })
    const restored =
      said && (await run({ action: 'publish', data: storedFields(said.data), basedOn: after }))
    if (!restored || !restored.ok) kept.push(nameOfReference(kind, stored.title))
    else if (change) {
      const basedOn = restored.value.revision
      await run({ action: 'save', data: storedFields(change.data), basedOn })
    }
  }
  return kept
}

/** @returns the drafts that were changed or published since */
async function removeDrafts({ transaction, editing }: Work, events: Moved['events']) {
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

/** Gives facts their owners and days again, except those that were assigned or checked since. */
async function restoreFacts({ transaction }: Work, facts: Moved['facts']) {
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
