import { sql, type RawBuilder } from 'kysely'
import type { DatabaseOrTransaction } from './database.ts'
import { isPostgres } from './dialect.ts'
import { inBatches, quoted, vector } from './search-index.ts'
import { inTransaction } from './change-content.ts'

/** One entry of the index that staff search. Words are as in {@link IndexedDocument}. */
export interface StaffDocument {
  /** id of the entry */
  id: number
  title: readonly string[]
  /** all its words, including those of the title */
  words: readonly string[]
}

export interface StaffIndexQuery {
  /** `title` searches titles only */
  field: 'title' | 'words'
  /** the beginnings of words: an entry needs a word for each; at least one */
  prefixes: readonly string[]
  /** maximum number of entries; those with the highest ids are returned */
  limit: number
}

/** Puts entries into the index, in place of what it has of them. */
export async function putStaffDocuments(
  database: DatabaseOrTransaction,
  documents: readonly StaffDocument[],
): Promise<void> {
  await removeStaffDocuments(
    database,
    documents.map(({ id }) => id),
  )
  for (const some of inBatches(documents)) {
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

/** Removes entries from the index; those that it does not have are left out. */
export async function removeStaffDocuments(
  database: DatabaseOrTransaction,
  ids: readonly number[],
): Promise<void> {
  for (const some of inBatches(ids)) {
    await (
      isPostgres(database)
        ? sql`delete from staff_search where entry_id = any(${some}::integer[])`
        : sql`delete from staff_search where rowid in (select value from json_each(${JSON.stringify(some)}))`
    ).execute(database)
  }
}

/** Finds the entries with a word for each prefix. Returns their ids, highest first. */
export function findStaffDocuments(
  database: DatabaseOrTransaction,
  query: StaffIndexQuery,
): Promise<number[]> {
  if (!isPostgres(database)) return idsOf(database, matchInSqlite(query))
  return inTransaction(database, async (transaction) => {
    // The planner assumes that words without statistics are frequent, and would read the whole
    // table.
    await sql`set local enable_seqscan = off`.execute(transaction)
    return idsOf(transaction, matchInPostgres(query))
  })
}

async function idsOf(
  database: DatabaseOrTransaction,
  query: RawBuilder<{ id: number }>,
): Promise<number[]> {
  const { rows } = await query.execute(database)
  return rows.map(({ id }) => id)
}

const matchInSqlite = ({ field, prefixes, limit }: StaffIndexQuery) => {
  const all = prefixes.map((prefix) => `${quoted(prefix, '"')}*`).join(' AND ')
  return sql<{ id: number }>`
    select rowid as id from staff_search where staff_search match ${`${field} : (${all})`}
    order by rowid desc limit ${limit}`
}

/** Materialized, so that the planner uses the index and not the key. */
const matchInPostgres = ({ field, prefixes, limit }: StaffIndexQuery) => {
  const all = prefixes.map((prefix) => `${quoted(prefix, "'")}:*`).join(' & ')
  return sql<{ id: number }>`
    with matches as materialized (
      select entry_id as id from staff_search where ${sql.ref(field)} @@ ${all}::tsquery
    )
    select id from matches order by id desc limit ${limit}`
}
