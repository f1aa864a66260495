import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { search } from '../../school/content/search/search.server.ts'

/** A search of a visitor, and the addresses where it should end (tests/search-queries). */
const querySchema = z.array(
  z.object({
    query: z.string(),
    language: z.enum(['English', 'Filipino', 'mixed', 'misspelled']),
    task: z.string(),
    answers: z.array(z.string()).min(1),
  }),
)
type VisitorQuery = z.output<typeof querySchema>[number]

/** Reads the searches that one person wrote. */
const readQueries = (person: 'a' | 'b'): VisitorQuery[] =>
  querySchema.parse(
    JSON.parse(
      readFileSync(new URL(`../search-queries/by-person-${person}.json`, import.meta.url), 'utf8'),
    ),
  )

/** Tells whether an address is one of the answers; `*` at the end means any page below. */
const isAnswer = (answers: readonly string[], address: string) =>
  answers.some((answer) =>
    answer.endsWith('*')
      ? address.startsWith(answer.slice(0, -1))
      : address === answer || address.split('#')[0] === answer,
  )

/**
 * Runs the searches of one person.
 *
 * @returns how many there are, and those without a right answer among the first three results, each
 *   with what was found and what was expected
 */
export async function runSearches(
  source: ContentSource,
  person: 'a' | 'b',
): Promise<{ count: number; missed: string[] }> {
  const queries = readQueries(person)
  const missed: string[] = []
  for (const { query, answers } of queries) {
    const { results } = await search(source, { q: query, page: 1 })
    const first = results.slice(0, 3).map(({ address }) => address)
    if (!first.some((address) => isAnswer(answers, address)))
      missed.push(`${query} → ${first.join(', ') || 'nothing'} (${answers[0] ?? ''})`)
  }
  return { count: queries.length, missed }
}
