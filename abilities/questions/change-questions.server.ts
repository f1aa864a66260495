import { changeContent } from '../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import { readEmail } from '../../school/base/contact-email.ts'
import { fail, succeed, type Result } from '../../school/base/result.ts'
import {
  invalid,
  notFound,
  type Editing,
  type EditingConflict,
  type EditingFailure,
} from '../../school/content/editing/editing.ts'
import {
  recordActivity,
  changedFields,
} from '../../school/staff/activity/record-activity.server.ts'
import type { EditingWithAbilities } from '../../school/operations/ability-hooks.ts'
import { mayMoveQuestions, type OpenQuestion, type QuestionChange } from './question.ts'
import { peopleOf, readableBy, readQuestion } from './read-questions.server.ts'

type ChangeResult = Result<OpenQuestion | null, EditingFailure | EditingConflict<OpenQuestion>>

/** Records a change of a question, without its text and its sender. */
const record = (
  database: DatabaseOrTransaction,
  { staff, now }: Editing,
  { id, reference }: { id: number; reference: string },
  change: { before?: unknown; after?: unknown },
  action: 'save' | 'erase' = 'save',
) =>
  recordActivity(
    database,
    staff,
    { action, subject: 'question', subjectId: String(id), title: reference, ...change },
    now,
  )

/**
 * Changes state, person and office of a question. The second of two people who change it at once gets
 * the question as the first has left it, as a conflict.
 *
 * @returns the changed question; `null` when the caller may not read it any more
 */
export function changeQuestion(
  database: Database,
  id: number,
  change: QuestionChange,
  editing: Editing,
): Promise<ChangeResult> {
  return changeContent(database, async (transaction): Promise<ChangeResult> => {
    const before = await readQuestion(transaction, id, editing.staff)
    if (!before) return fail(notFound)
    if (before.revision !== change.revision) {
      const error =
        'Another person changed this question in the meantime. Look at it again, then make your change.'
      return fail({ reason: 'conflict', error, current: before })
    }
    const refusal = await findRefusal(transaction, before, change, editing)
    if (refusal) return fail(refusal)
    const { state, office } = change
    const takenBy = state === 'new' ? null : change.takenBy
    const closedAt = state === 'closed' ? (before.closedAt ?? editing.now) : null
    await transaction
      .updateTable('question')
      .set({ state, office, taken_by: takenBy, closed_at: closedAt, revision: before.revision + 1 })
      // A moved question is mailed to its new office.
      .$if(office !== before.office, (query) =>
        query.set({ mail_due_at: editing.now, mail_tries: 0 }),
      )
      .where('id', '=', id)
      .execute()
    const isOther = takenBy !== (before.takenBy?.id ?? null)
    const changes = changedFields(
      { state: before.state, office: before.office, person: null },
      { state, office, person: isOther ? 'changed' : null },
    )
    await record(transaction, editing, before, changes)
    return succeed(await readQuestion(transaction, id, editing.staff))
  })
}

/** Finds the reason to refuse a change; `null` when the change can be made. */
async function findRefusal(
  database: DatabaseOrTransaction,
  before: OpenQuestion,
  { state, takenBy, office }: QuestionChange,
  { staff }: Editing,
): Promise<EditingFailure | null> {
  if (office !== before.office && !mayMoveQuestions(staff)) {
    return {
      reason: 'not-allowed',
      error: 'Ask an administrator to give this question to another office.',
    }
  }
  if (state === 'taken' && takenBy === null)
    return invalid([{ field: 'takenBy', message: 'Choose who takes the question.' }])
  const isKnown = takenBy === null || takenBy === before.takenBy?.id
  if (isKnown || (await peopleOf(database, office, staff)).some(({ id }) => id === takenBy))
    return null
  return invalid([{ field: 'takenBy', message: 'Choose a person of this office.' }])
}

/**
 * Erases a question with its comments for good; or every question of its person that the caller may
 * read, and the person’s class notices by e-mail.
 *
 * @returns the ids of the erased questions, and how many of the person are left with other offices
 */
export function eraseQuestions(
  database: Database,
  id: number,
  { wholePerson }: { wholePerson: boolean },
  editing: EditingWithAbilities,
): Promise<Result<{ erased: number[]; left: number }, EditingFailure>> {
  return changeContent(database, async (transaction) => {
    const readable = readableBy(transaction, editing.staff).select(['id', 'reference'])
    const chosen = await readable.select('contact_key').where('id', '=', id).executeTakeFirst()
    if (!chosen) return fail(notFound)
    const erased = wholePerson
      ? await readable.where('contact_key', '=', chosen.contact_key).execute()
      : [{ id, reference: chosen.reference }]
    for (const question of erased) {
      await deleteQuestion(transaction, question.id)
      await record(transaction, editing, question, {}, 'erase')
    }
    const email = readEmail(chosen.contact_key)
    if (wholePerson && email !== null)
      for (const ability of editing.abilities) await ability.eraseEmail?.(transaction, email)
    const { left } = await transaction
      .selectFrom('question')
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .where('contact_key', '=', chosen.contact_key)
      .executeTakeFirstOrThrow()
    return succeed({ erased: erased.map((question) => question.id), left: wholePerson ? left : 0 })
  })
}

/**
 * Deletes a question, its comments and drafts of comments.
 * @param closedAt only a question that was closed then is deleted, UTC in milliseconds
 */
export async function deleteQuestion(
  transaction: DatabaseOrTransaction,
  id: number,
  closedAt?: number,
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('question')
    .where('id', '=', id)
    .$if(closedAt !== undefined, (query) => query.where('closed_at', '=', closedAt ?? 0))
    .executeTakeFirst()
  if (numDeletedRows === 0n) return
  await transaction
    .deleteFrom('comment')
    .where('subject', '=', 'question')
    .where('subject_id', '=', String(id))
    .execute()
  await transaction
    .deleteFrom('autosave')
    .where('subject', '=', 'comment')
    .where('subject_id', '=', `question/${id}`)
    .execute()
}
