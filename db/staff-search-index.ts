import { sql } from 'kysely'
import { inChunks } from './chunks.ts'
import type { DatabaseOrTransaction } from './database.ts'
import { isPostgres } from './dialect.ts'
import {
  quoted,
  readPositions,
  readPositionsByIndex,
  vector,
  type IndexedDocument,
  type IndexQuery,
} from './search-index.ts'

/** One entry of the index that staff search. */
export interface StaffDocument extends Omit<IndexedDocument, 'position'> {
  /** id of the entry */
  id: number
}

export interface StaffIndexQuery extends Pick<IndexQuery, 'field'> {
  /** the beginnings of words: an entry needs a word for each; at least one */
  prefixes: readonly string[]
  /** maximum number of entries; those with the highest ids are returned */
  limit: number
}

/** Puts entries into the index, in place of their earlier words. */
export async function putStaffDocuments(
  database: DatabaseOrTransaction,
  documents: readonly StaffDocument[],
): Promise<void> {
  await removeStaffDocuments(
    database,
    documents.map(({ id }) => id),
  )
  for (const some of inChunks(documents, 3)) {
    if (isPostgres(database)) {
      const rows = some.map(
        ({ id, title, words }) => sql`(${id}, ${vector(title)}, ${vector(words)})`,
      )
      await sql`insert into staff_search (entry_id, title, words) values ${sql.join(rows)}`.execute(
        database,
      )
      continue
    }
    const rows = JSON.stringify(
      some.map(({ id, title, words }) => [id, title.join(' '), words.join(' ')]),
    )
    await sql`
      insert into staff_search (rowid, title, words)
      select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
      from json_each(${rows})
    `.execute(database)
  }
}

/** Removes entries from the index, as far as it has them. */
export async function removeStaffDocuments(
  database: DatabaseOrTransaction,
  ids: readonly number[],
): Promise<void> {
  for (const some of inChunks(ids, 1)) {
    await (
      isPostgres(database)
        ? sql`delete from staff_search where entry_id = any(${some}::integer[])`
        : sql`delete from staff_search where rowid in (select value from json_each(${JSON.stringify(some)}))`
    ).execute(database)
  }
}

/** Finds the entries with a word for each prefix. Returns their ids, highest first. */
export const findStaffDocuments = (
  database: DatabaseOrTransaction,
  query: StaffIndexQuery,
): Promise<number[]> =>
  isPostgres(database)
    ? readPositionsByIndex(database, matchInPostgres(query))
    : readPositions(database, matchInSqlite(query))

const matchInSqlite = ({ field, prefixes, limit }: StaffIndexQuery) => {
  const all = prefixes.map((prefix) => `${quoted(prefix, '"')}*`).join(' AND ')
  return sql<{ position: number }>`
    select rowid as position from staff_search where staff_search match ${`${field} : (${all})`}
    order by rowid desc limit ${limit}`
}

/** Materialized, so that the planner uses the index and not the key. */
const matchInPostgres = ({ field, prefixes, limit }: StaffIndexQuery) => {
  const all = prefixes.map((prefix) => `${quoted(prefix, "'")}:*`).join(' & ')
  return sql<{ position: number }>`
    with matches as materialized (
      select entry_id as position from staff_search where ${sql.ref(field)} @@ ${all}::tsquery
    )
    select position from matches order by position desc limit ${limit}`
}
