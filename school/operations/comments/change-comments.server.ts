import type { Updateable } from 'kysely'
import * as z from 'zod'
import type { CommentTable } from '../../../db/comment-tables.ts'
import type { EditingWithAbilities } from '../ability-data.ts'
import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
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
import { openPlace, type CommentPlace } from './comment-place.server.ts'
import { mentionedIn, withNames, type CommentList, type NewComment } from './comment.ts'
import { listMentionable, mayDelete, readComments, readNames } from './read-comments.server.ts'

type Changed = Result<CommentList, EditingFailure>

/** Time in which a deleted comment can be restored, in milliseconds. */
const restorableMs = 86_400_000

/** Adds a comment, once for each id, and tells whom it mentions by mail. */
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
    const able = new Set(
      (await listMentionable(transaction, opened.value, staff)).map((person) => person.id),
    )
    const nameOf = await readNames(transaction)
    const unable = mentioned.filter((person) => !able.has(person))
    if (unable.length > 0) return fail(cannotOpen(unable.map(nameOf), title))

    const of = { subject: place.subject, subject_id: place.id }
    const by = { staff_id: staff.id, staff_name: staff.name }
    const isOpen = { resolved_at: null, resolved_by: null, deleted_at: null }
    const { numInsertedOrUpdatedRows: added } = await transaction
      .insertInto('comment')
      .values({ id, ...of, ...by, text, created_at: now, ...isOpen })
      .onConflict((already) => already.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (added === 0n) return readComments(transaction, place, editing)
    if (mentioned.length > 0) {
      await transaction
        .insertInto('comment_mention')
        .values(mentioned.map((person) => ({ comment_id: id, staff_id: person })))
        .execute()
    }
    const about = { subject: place.subject, subjectId: place.id, title, sender: staff.id }
    const note = isOfVisitor ? '' : withNames(text, nameOf)
    const mail = { about: 'mention', ...about, note } as const
    await queueStaffMails(transaction, mentioned, mail, now)
    await record(transaction, { place, title, action: 'comment', editing })
    return readComments(transaction, place, editing)
  })
}

interface Chosen {
  place: CommentPlace
  /** the comment */
  id: string
}

/** The change of one comment: resolved or opened again, deleted or put back. */
export const commentChangeSchema = z.union([
  z.strictObject({ isResolved: z.boolean() }),
  z.strictObject({ isDeleted: z.boolean() }),
])

/**
 * Resolves a comment or deletes it, or takes that back. What was deleted more than a day ago is
 * removed for good, whoever wrote it.
 */
export function changeComment(
  database: Database,
  { place, id }: Chosen,
  change: z.output<typeof commentChangeSchema>,
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
    const row = await findComment(transaction, { place, id })
    if (!row) return fail(commentGone)
    const set = (values: Updateable<CommentTable>, action: LoggedAction) => ({ values, action })
    let made: ReturnType<typeof set> | null = null
    if ('isDeleted' in change) {
      if (!mayDelete(row, opened.value, staff)) return fail(notTheirs)
      const { isDeleted } = change
      if (isDeleted !== (row.deleted_at !== null))
        made = set(
          { deleted_at: isDeleted ? now : null },
          isDeleted ? 'delete-comment' : 'restore-comment',
        )
    } else {
      if (row.deleted_at !== null) return fail(commentGone)
      const { isResolved } = change
      if (isResolved !== (row.resolved_at !== null))
        made = set(
          { resolved_at: isResolved ? now : null, resolved_by: isResolved ? staff.id : null },
          isResolved ? 'resolve-comment' : 'reopen-comment',
        )
    }
    if (made) {
      await transaction.updateTable('comment').set(made.values).where('id', '=', id).execute()
      const { title } = opened.value
      await record(transaction, { place, title, action: made.action, editing })
    }
    return readComments(transaction, place, editing)
  })
}

const findComment = (database: DatabaseOrTransaction, { place, id }: Chosen) =>
  database
    .selectFrom('comment')
    .select(['staff_id', 'resolved_at', 'deleted_at'])
    .where('id', '=', id)
    .where('subject', '=', place.subject)
    .where('subject_id', '=', place.id)
    .executeTakeFirst()

/** Records what happened to a comment: never what it says. */
const record = (
  database: DatabaseOrTransaction,
  {
    place,
    title,
    action,
    editing: { staff, now },
  }: { place: CommentPlace; title: string; action: LoggedAction; editing: Editing },
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
