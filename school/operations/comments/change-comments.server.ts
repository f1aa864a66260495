import * as z from 'zod'
import type { EditingWithAbilities } from '../ability-hooks.ts'
import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { action, noSuchCommand } from '../../base/commands.ts'
import { fail, type Result } from '../../base/result.ts'
import type { LoggedAction } from '../../staff/activity/actions.ts'
import { recordActivity } from '../../staff/activity/record-activity.server.ts'
import { queueStaffMails } from '../../staff/mails/staff-mails.server.ts'
import {
  invalid,
  notFound,
  type Editing,
  type EditingFailure,
} from '../../content/editing/editing.ts'
import {
  openPlace,
  listMentionable,
  mayDelete,
  readComments,
  readNames,
  type CommentPlace,
} from './read-comments.server.ts'
import {
  mentionedIn,
  newCommentSchema,
  withNames,
  type CommentList,
  type NewComment,
} from './comment.ts'

type Changed = Result<CommentList, EditingFailure>

/** Time in which a deleted comment can be restored, in milliseconds. */
const restorableMs = 86_400_000

/** Adds a comment, once for each id, and sends a mail to the people whom it mentions. */
export function addComment(
  database: Database,
  place: CommentPlace,
  { id, text }: NewComment,
  editing: EditingWithAbilities,
): Promise<Changed> {
  return changeContent(database, async (transaction): Promise<Changed> => {
    const { staff, now } = editing
    const opened = await openPlace(transaction, place, editing)
    if (!opened.ok) return opened
    const { title, isOfVisitor = false } = opened.value
    const mentioned = mentionedIn(text).filter((person) => person !== staff.id)
    const mentionable = await listMentionable(transaction, opened.value, staff)
    const nameOf = await readNames(transaction)
    const others = mentioned.filter((id) => !mentionable.some((person) => person.id === id))
    if (others.length > 0) return fail(cannotOpen(others.map(nameOf), title))

    const { numInsertedOrUpdatedRows: added } = await transaction
      .insertInto('comment')
      .values({
        id,
        subject: place.subject,
        subject_id: place.id,
        staff_id: staff.id,
        staff_name: staff.name,
        text,
        created_at: now,
      })
      .onConflict((already) => already.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (added === 0n) return readComments(transaction, place, editing)
    const mail = {
      about: 'mention',
      subject: place.subject,
      subjectId: place.id,
      title,
      sender: staff.id,
      note: isOfVisitor ? '' : withNames(text, nameOf),
    } as const
    await queueStaffMails(transaction, mentioned, mail, now)
    await record(transaction, place, { title, action: 'comment' }, editing)
    return readComments(transaction, place, editing)
  })
}

const changeSchema = z.object({
  action: z
    .enum(['resolve', 'reopen', 'delete', 'restore'])
    .describe(
      'Resolves a comment or opens it again; or deletes it, or puts it back within a day: for its author, and on a question for administrators too.',
    ),
  id: z.string().max(40),
})

/** A command on the comments in one place. */
export const commentCommand = z.discriminatedUnion(
  'action',
  [
    newCommentSchema.extend(
      action(
        'add',
        'Adds a comment. Each person whom it mentions is told by mail; a person who cannot open what it is about is refused.',
      ),
    ),
    changeSchema,
  ],
  noSuchCommand,
)

/**
 * Resolves a comment or deletes it, or takes that back. Removes for good all comments that were
 * deleted more than a day ago.
 */
export function changeComment(
  database: Database,
  place: CommentPlace,
  { action: command, id }: z.output<typeof changeSchema>,
  editing: EditingWithAbilities,
): Promise<Changed> {
  return changeContent(database, async (transaction): Promise<Changed> => {
    const { staff, now } = editing
    const opened = await openPlace(transaction, place, editing)
    if (!opened.ok) return opened
    await transaction
      .deleteFrom('comment')
      .where('deleted_at', '<', now - restorableMs)
      .execute()
    const row = await transaction
      .selectFrom('comment')
      .select(['staff_id', 'resolved_at', 'deleted_at'])
      .where('id', '=', id)
      .where('subject', '=', place.subject)
      .where('subject_id', '=', place.id)
      .executeTakeFirst()
    if (!row) return fail(commentGone)
    const isAboutDeletion = command === 'delete' || command === 'restore'
    if (isAboutDeletion && !mayDelete(row, opened.value, staff)) return fail(notTheirs)
    if (!isAboutDeletion && row.deleted_at !== null) return fail(commentGone)
    const at = command === 'delete' || command === 'resolve' ? now : null
    const before = isAboutDeletion ? row.deleted_at : row.resolved_at
    if ((at === null) !== (before === null)) {
      const values = isAboutDeletion
        ? { deleted_at: at }
        : { resolved_at: at, resolved_by: at === null ? null : staff.id }
      await transaction.updateTable('comment').set(values).where('id', '=', id).execute()
      const { title } = opened.value
      await record(transaction, place, { title, action: `${command}-comment` }, editing)
    }
    return readComments(transaction, place, editing)
  })
}

/** Records a change of a comment, without the text of the comment. */
const record = (
  database: DatabaseOrTransaction,
  place: CommentPlace,
  { title, action }: { title: string; action: LoggedAction },
  { staff, now }: Editing,
) =>
  recordActivity(
    database,
    staff,
    { action, subject: place.subject, subjectId: place.id, title },
    now,
  )

const listNames = new Intl.ListFormat('en', { type: 'conjunction' })

const cannotOpen = (names: readonly string[], title: string) => {
  const message = `${listNames.format(names)} cannot open “${title}”. Mention another person, or leave the name out.`
  return invalid([{ field: 'text', message }], message)
}

const notTheirs: EditingFailure = {
  reason: 'not-allowed',
  error: 'Ask the person who wrote this comment, or resolve it.',
}

const commentGone: EditingFailure = {
  ...notFound,
  error: 'This comment was deleted. Load the page again.',
}
