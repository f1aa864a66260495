import { sql, type RawBuilder } from 'kysely'
import { inTransaction } from './change-content.ts'
import { inChunks } from './chunks.ts'
import type { Database, DatabaseOrTransaction } from './database.ts'
import { isPostgres } from './dialect.ts'

/**
 * One document of the full-text index. Words are distinct, lower case, without accents, of letters
 * and digits only. `position` orders documents, highest first, and is below 2^53.
 */
export interface IndexedDocument {
  position: number
  title: readonly string[]
  /** all its words, including those of the title */
  words: readonly string[]
}

export interface IndexQuery {
  /** `title` searches titles only */
  field: 'title' | 'words'
  /** for each wanted word, the words that match it; a text with spaces matches by all its words */
  groups: readonly (readonly string[])[]
  /** positions from here (inclusive) to there (exclusive) */
  from: number
  below: number
  /** maximum number of documents; those with the highest positions are returned */
  limit: number
  /** upper estimate of the number of matches */
  expected: number
}

/** PostgreSQL: above this many matches, scans the newest documents instead of asking the index. */
const manyMatches = 3_000

/** PostgreSQL: how many of the newest documents that scan reads. */
const newestLooked = 20_000

/** Adds documents that are not in the index yet. */
export async function putDocuments(
  database: DatabaseOrTransaction,
  documents: readonly IndexedDocument[],
) {
  for (const some of inChunks(documents, 3)) {
    if (isPostgres(database)) {
      const rows = some.map(
        ({ position, title, words }) => sql`(${position}, ${vector(title)}, ${vector(words)})`,
      )
      await sql`insert into search_document (position, title, words) values ${sql.join(rows)}`.execute(
        database,
      )
      continue
    }
    for (const field of ['title', 'words'] as const) {
      const rows = JSON.stringify(some.map((each) => [each.position, each[field].join(' ')]))
      await sql`
        insert into ${fieldTable(field)} (rowid, words)
        select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(${rows})
      `.execute(database)
    }
  }
}

/** Removes documents from the index. */
export async function removeDocuments(
  database: DatabaseOrTransaction,
  positions: readonly number[],
) {
  for (const some of inChunks(positions, 1)) {
    if (isPostgres(database)) {
      await sql`delete from search_document where position = any(${some}::bigint[])`.execute(
        database,
      )
      continue
    }
    const rowids = sql`select value from json_each(${JSON.stringify(some)})`
    for (const field of ['title', 'words'] as const) {
      await sql`delete from ${fieldTable(field)} where rowid in (${rowids})`.execute(database)
    }
  }
}

/** Finds the documents in which every group has a word. Returns their positions, highest first. */
export async function findDocuments(database: Database, query: IndexQuery): Promise<number[]> {
  if (!isPostgres(database)) return readPositions(database, matchInSqlite(query))
  if (query.expected > manyMatches) {
    const newest = await readPositions(database, matchNewestInPostgres(query))
    if (newest.length >= query.limit) return newest
  }
  return readPositionsByIndex(database, matchInPostgres(query))
}

interface Found {
  position: number
}

/** Runs a query of a full-text index. Returns the positions that it finds, in its order. */
export async function readPositions(
  database: DatabaseOrTransaction,
  query: RawBuilder<Found>,
): Promise<number[]> {
  const { rows } = await query.execute(database)
  return rows.map(({ position }) => position)
}

/**
 * Runs a query of a full-text index on PostgreSQL, whose planner assumes that words without
 * statistics are frequent, and would read the whole table.
 */
export const readPositionsByIndex = (
  database: DatabaseOrTransaction,
  query: RawBuilder<Found>,
): Promise<number[]> =>
  inTransaction(database, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    return readPositions(transaction, query)
  })

/** FTS5 reads from the end and stops at the limit: common words cost no more than rare ones. */
const matchInSqlite = ({ field, groups, from, below, limit }: IndexQuery) => sql<Found>`
  select rowid as position from ${fieldTable(field)}
  where ${fieldTable(field)} match ${expression(groups, '"', { and: ' AND ', or: ' OR ' })}
    and rowid >= cast(${from} as integer) and rowid < cast(${below} as integer)
  order by rowid desc limit ${limit}`

/** Materialized, so that the planner uses the GIN index, which is unordered, and not the key. */
const matchInPostgres = ({ field, groups, from, below, limit }: IndexQuery) => sql<Found>`
  with matches as materialized (select position from search_document where ${sql.ref(field)} @@ ${tsquery(groups)})
  select position from matches where position >= ${from} and position < ${below}
  order by position desc limit ${limit}`

/** Scans the newest documents until enough match: faster for common words. */
const matchNewestInPostgres = ({ field, groups, from, below, limit }: IndexQuery) => sql<Found>`
  select position from (
    select position, ${sql.ref(field)} as words from search_document
    where position >= ${from} and position < ${below}
    order by position desc limit ${newestLooked}
  ) as newest
  where words @@ ${tsquery(groups)} order by position desc limit ${limit}`

const tsquery = (groups: IndexQuery['groups']) =>
  sql`${expression(groups, "'", { and: ' & ', or: ' | ' })}::tsquery`

/** Writes the groups as a condition of the full-text index. */
function expression(
  groups: IndexQuery['groups'],
  mark: string,
  { and, or }: { and: string; or: string },
): string {
  const allOf = (phrase: string) => {
    const words = phrase.split(' ').map((word) => quoted(word, mark))
    return `(${words.join(and)})`
  }
  return groups.map((group) => `(${group.map(allOf).join(or)})`).join(and)
}

const fieldTable = (field: IndexQuery['field']) =>
  sql.table(field === 'title' ? 'search_title' : 'search_words')

/** Writes words as a document of PostgreSQL's full-text index. */
export const vector = (words: readonly string[]) => sql`array_to_tsvector(${words}::text[])`

/**
 * Quotes a word for a condition of the full-text index. Doubles the quotation mark, in case a caller
 * passes more than letters and digits.
 */
export const quoted = (word: string, mark: string) =>
  mark + word.replaceAll(mark, mark + mark).replaceAll('\\', '') + mark
