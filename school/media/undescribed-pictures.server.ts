import type { DatabaseOrTransaction } from '../../db/database.ts'
import type { FieldProblem } from '../check-fields.ts'
import { mediaIdsIn } from './media-address.ts'

/**
 * The pictures of the library in some content that nobody has described or marked as decorative,
 * each with the field that it stands in: such content is not published (issue 5, media library).
 * @param fields what is to be shown, by the names of its fields
 */
export async function findUndescribedPictures(
  database: DatabaseOrTransaction,
  fields: Record<string, unknown>,
): Promise<FieldProblem[]> {
  const fieldOf = new Map<string, string>()
  for (const [field, value] of Object.entries(fields)) {
    for (const id of mediaIdsIn(JSON.stringify(value) ?? ''))
      if (!fieldOf.has(id)) fieldOf.set(id, field)
  }
  if (fieldOf.size === 0) return []
  const rows = await database
    .selectFrom('media')
    .select(['id', 'name'])
    .where('id', 'in', [...fieldOf.keys()])
    .where('kind', '=', 'image')
    .where('alt', '=', '')
    .where('decorative', '=', 0)
    .orderBy('name')
    .execute()
  return rows.map(({ id, name }) => ({
    field: fieldOf.get(id) ?? '',
    message: `Say what the picture “${name}” shows, or mark it as decorative: open it in the media library.`,
  }))
}
