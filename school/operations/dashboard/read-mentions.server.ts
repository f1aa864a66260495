import type { EditingWithAbilities } from '../ability-hooks.ts'
import type { Database } from '../../../db/database.ts'
import { shorten } from '../../base/plain-text.ts'
import { withNames } from '../comments/comment.ts'
import { openPlace, readNames, type CommentPlace } from '../comments/read-comments.server.ts'
import type { Mention } from './dashboard.ts'

/** Maximum number of comments to read: more than a person ever has waiting. */
const maxMentions = 500

/** Characters of the text of a comment in the list. */
const textLength = 90

/**
 * Lists the open comments that mention the signed-in person, oldest first. A comment leaves the list
 * when it is resolved, when the person writes a later one in the same place, and in the trash.
 */
export async function readMentions(
  database: Database,
  editing: EditingWithAbilities,
): Promise<Mention[]> {
  const { staff } = editing
  const rows = await database
    .selectFrom('comment')
    .select(['id', 'subject', 'subject_id', 'text', 'staff_name', 'created_at'])
    .where('text', 'like', `%@[${staff.id}]%`)
    .where('staff_id', '!=', staff.id)
    .where('deleted_at', 'is', null)
    .where('resolved_at', 'is', null)
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
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxMentions)
    .execute()
  if (rows.length === 0) return []
  const nameOf = await readNames(database)
  const places = new Map<string, Awaited<ReturnType<typeof openPlace>>>()
  const waiting: Mention[] = []
  for (const row of rows) {
    const place = { subject: row.subject as CommentPlace['subject'], id: row.subject_id }
    const name = `${place.subject}/${place.id}`
    const opened = places.get(name) ?? (await openPlace(database, place, editing))
    places.set(name, opened)
    if (!opened.ok || opened.value.isTrashed) continue
    waiting.push({
      ...place,
      title: opened.value.title,
      commentId: row.id,
      text: shorten(withNames(row.text, nameOf), textLength),
      by: row.staff_name,
      at: row.created_at,
    })
  }
  return waiting
}
