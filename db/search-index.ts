import { sql, type RawBuilder } from 'kysely'
import type { Database, DatabaseOrTransaction } from './database.ts'
import { isPostgres } from './dialect.ts'

/**
 * One document of the full-text index. Words are lower case, without accents, of letters and digits
 * only, each once. `position` orders documents, highest first, and is less than 2^53.
 */
export interface IndexedDocument {
  position: number
  title: readonly string[]
  /** all its words, those of the title too */
  words: readonly string[]
}

export interface IndexQuery {
  /** whether words are looked for in titles only */
  field: 'title' | 'words'
  /** for each word wanted, the words that will do */
  groups: readonly (readonly string[])[]
  /** positions from here, up to but without there */
  from: number
  below: number
  /** most documents that are found: those of the highest positions */
  limit: number
  /** how many documents can match at most, as far as is known */
  expected: number
}

/** Documents in one statement. */
const batch = 1_000

/**
 * PostgreSQL: with more matches than this, the newest documents are looked through instead of
 * asking the index.
 */
const manyMatches = 3_000

/** PostgreSQL: how many documents are looked through then. */
const newestLooked = 20_000

/** Adds documents that are not in the index yet. */
export async function putDocuments(
  database: DatabaseOrTransaction,
  documents: readonly IndexedDocument[],
) {
  for (let start = 0; start < documents.length; start += batch) {
    const some = documents.slice(start, start + batch)
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

/** Takes documents out of the index. */
export async function removeDocuments(
  database: DatabaseOrTransaction,
  positions: readonly number[],
) {
  for (let start = 0; start < positions.length; start += batch) {
    const some = positions.slice(start, start + batch)
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

/** The positions of the documents in which every group has a word, highest first. */
export async function findDocuments(database: Database, query: IndexQuery): Promise<number[]> {
  if (!isPostgres(database)) return positionsOf(database, matchInSqlite(query))
  if (query.expected > manyMatches) {
    const newest = await positionsOf(database, matchNewestInPostgres(query))
    if (newest.length >= query.limit) return newest
  }
  return database.transaction().execute(async (transaction) => {
    // The planner thinks that words it has no figures of are frequent, and would read the whole
    // table for them.
    await sql`set local enable_seqscan = off`.execute(transaction)
    return positionsOf(transaction, matchInPostgres(query))
  })
}

async function positionsOf(
  database: DatabaseOrTransaction,
  query: RawBuilder<{ position: number }>,
): Promise<number[]> {
  const { rows } = await query.execute(database)
  return rows.map(({ position }) => position)
}

/**
 * FTS5 walks the lists of words from their ends and stops at the limit, so common words cost as
 * little as rare ones.
 */
const matchInSqlite = ({ field, groups, from, below, limit }: IndexQuery) => sql<{
  position: number
}>`
  select rowid as position from ${fieldTable(field)}
  where ${fieldTable(field)} match ${groups.map((group) => `(${group.map(quoted('"')).join(' OR ')})`).join(' AND ')}
    and rowid >= cast(${from} as integer) and rowid < cast(${below} as integer)
  order by rowid desc limit ${limit}`

/**
 * A GIN index gives all matches or none, in no order. Materialized, so that the planner asks it and
 * not the key.
 */
const matchInPostgres = ({ field, groups, from, below, limit }: IndexQuery) => sql<{
  position: number
}>`
  with matches as materialized (select position from search_document where ${sql.ref(field)} @@ ${tsquery(groups)})
  select position from matches where position >= ${from} and position < ${below}
  order by position desc limit ${limit}`

/** For common words it is faster to go through the newest documents until enough are found. */
const matchNewestInPostgres = ({ field, groups, from, below, limit }: IndexQuery) => sql<{
  position: number
}>`
  select position from (
    select position, ${sql.ref(field)} as words from search_document
    where position >= ${from} and position < ${below}
    order by position desc limit ${newestLooked}
  ) as newest
  where words @@ ${tsquery(groups)} order by position desc limit ${limit}`

const tsquery = (groups: IndexQuery['groups']) =>
  sql`${groups.map((group) => `(${group.map(quoted("'")).join(' | ')})`).join(' & ')}::tsquery`

const fieldTable = (field: IndexQuery['field']) =>
  sql.table(field === 'title' ? 'search_title' : 'search_words')

const vector = (words: readonly string[]) => sql`array_to_tsvector(${words}::text[])`

/**
 * Words hold letters and digits only; doubling the mark all the same keeps a mistake elsewhere from
 * being an opening.
 */
const quoted = (mark: string) => (word: string) =>
  mark + word.replaceAll(mark, mark + mark).replaceAll('\\', '') + mark
