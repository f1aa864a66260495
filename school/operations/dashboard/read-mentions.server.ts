import type { Database } from '../../../db/database.ts'
import { shorten } from '../../base/plain-text.ts'
import { withNames } from '../comments/comment.ts'
import { readNames } from '../comments/read-comments.server.ts'
import type { Editing } from '../../content/editing/editing.ts'
import { listedColumns, toEditedEntry } from '../../content/editing/read-entries.server.ts'
import { readReferenceTitles } from '../../content/reference/reference-titles.server.ts'
import { workingSnapshot } from '../../content/entries/stored-entry.server.ts'
import { findKind } from '../../kinds/index.ts'
import { findReferenceKind } from '../../kinds/reference-kinds.ts'
import { readingRefusal } from '../../staff/accounts/permissions.ts'
import { readableBy } from '../questions/read-questions.server.ts'
import type { Dashboard } from './dashboard.ts'

/** Maximum number of comments to read: more than a person ever has waiting. */
const maxMentions = 500

/**
 * Lists the open comments that mention a person, oldest first, until they are resolved or the person
 * writes a comment in the same place. What is in the trash waits for no answer.
 *
 * @param named how many to list; the rest is counted
 */
export async function readMentions(
  database: Database,
  editing: Editing,
  named: number,
): Promise<Dashboard['toDo']['comments']> {
  const { staff } = editing
  const rows = await database
    .selectFrom('comment_mention')
    .innerJoin('comment', 'comment.id', 'comment_mention.comment_id')
    .select(['comment.id', 'comment.subject', 'comment.subject_id', 'comment.text'])
    .select(['comment.staff_name', 'comment.created_at'])
    .where('comment_mention.staff_id', '=', staff.id)
    .where('comment.deleted_at', 'is', null)
    .where('comment.resolved_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('comment as answer')
            .select('answer.id')
            .whereRef('answer.subject', '=', 'comment.subject')
            .whereRef('answer.subject_id', '=', 'comment.subject_id')
            .whereRef('answer.created_at', '>', 'comment.created_at')
            .where('answer.staff_id', '=', staff.id)
            .where('answer.deleted_at', 'is', null),
        ),
      ),
    )
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .limit(maxMentions)
    .execute()
  if (rows.length === 0) return { total: 0, first: [] }
  const titles = await readTitles(database, editing, rows)
  const nameOf = await readNames(database)
  const waiting = rows.flatMap((row) => {
    const found = titles.get(`${row.subject}/${row.subject_id}`)
    if (!found) return []
    const text = shorten(withNames(row.text, nameOf), 90)
    return [{ ...found, commentId: row.id, text, by: row.staff_name, at: row.created_at }]
  })
  return { total: waiting.length, first: waiting.slice(0, named) }
}

type Place = Pick<Dashboard['toDo']['comments']['first'][number], 'subject' | 'id' | 'title'>

/** Reads what the comments are about, by subject and id, as far as the person may open it. */
async function readTitles(
  database: Database,
  editing: Editing,
  rows: readonly { subject: string; subject_id: string }[],
): Promise<Map<string, Place>> {
  const idsOf = (sort: 'reference' | 'question' | 'entry') => {
    const sortOf = (subject: string) =>
      subject === 'reference' || subject === 'question' ? subject : 'entry'
    const some = rows.filter(({ subject }) => sortOf(subject) === sort)
    return [...new Set(some.map(({ subject_id: id }) => id))]
  }
  const named = await readReferenceTitles(database, idsOf('reference'))
  const pages = [...named].flatMap(([key, title]): Place[] => {
    const kind = findReferenceKind(key)
    if (!kind || readingRefusal(editing.staff, kind)) return []
    return [{ subject: 'reference', id: key, title }]
  })
  const questionRows = await readableBy(database, editing.staff)
    .select(['id', 'reference'])
    .where('id', 'in', [0, ...idsOf('question').map(Number)])
    .execute()
  const questions = questionRows.map(({ id, reference }): Place => ({
    subject: 'question',
    id: String(id),
    title: reference,
  }))
  const ids = idsOf('entry').map(Number)
  const entryRows =
    ids.length === 0
      ? []
      : await database
          .selectFrom('entry')
          .select(listedColumns)
          .select(workingSnapshot)
          .where('id', 'in', ids)
          .where('status', '!=', 'trashed')
          .execute()
  const entries = entryRows.flatMap((row): Place[] => {
    const kind = findKind(row.kind)
    if (!kind) return []
    const { id, title } = toEditedEntry(kind, row, editing)
    return [{ subject: kind.name, id: String(id), title }]
  })
  const places = [...pages, ...questions, ...entries]
  return new Map(places.map((place) => [`${place.subject}/${place.id}`, place]))
}
