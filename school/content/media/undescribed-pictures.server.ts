import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { FieldProblem } from '../../base/check-fields.ts'
import { mediaIdsIn } from './media-address.ts'

/** Returns the first field of each file that content uses, by the id of the file. */
export function pictureFields(fields: object): Map<string, string> {
  const fieldOf = new Map<string, string>()
  for (const [field, value] of Object.entries(fields)) {
    for (const id of mediaIdsIn(JSON.stringify(value) ?? ''))
      if (!fieldOf.has(id)) fieldOf.set(id, field)
  }
  return fieldOf
}

/**
 * Finds pictures without alt text that are not decorative, each with its field: such content cannot
 * be published.
 *
 * @param fields the content to publish, by field name
 */
export async function findUndescribedPictures(
  database: DatabaseOrTransaction,
  fields: object,
): Promise<FieldProblem[]> {
  const fieldOf = pictureFields(fields)
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
    message: `Describe what the picture “${name}” shows, or mark it as decorative: open it in the media library.`,
  }))
}
