import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { nameOfReference } from '../../kinds/define-reference-kind.ts'
import { findReferenceKind } from '../../kinds/reference-kinds.ts'

/** Reads the names that staff know reference content by, by key: that of a page is its title. */
export async function readReferenceTitles(
  database: DatabaseOrTransaction,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await database
    .selectFrom('entry')
    .select(['key', 'title'])
    .where('kind', '=', 'reference')
    .where('key', 'in', keys)
    .execute()
  return new Map(
    rows.flatMap(({ key, title }): [string, string][] => {
      const kind = key === null ? null : findReferenceKind(key)
      return kind ? [[kind.key, nameOfReference(kind, title)]] : []
    }),
  )
}
