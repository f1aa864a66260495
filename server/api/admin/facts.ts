import * as z from 'zod'
import {
  assignFact,
  checkFact,
  factChangeSchema,
} from '../../../school/operations/fact-checks/change-facts.server.ts'
import {
  readFacts,
  watchedFactSchema,
} from '../../../school/operations/fact-checks/read-facts.server.ts'
import { listOf, listQuery, ofNumber } from './params.ts'
import { route } from './route.ts'

const factQuery = listQuery.extend({
  overdue: z.stringbool().optional().describe('true: only overdue facts'),
  missing: z.stringbool().optional().describe('true: only facts that are not entered yet'),
  owner: z.string().max(80).optional().describe('id of a staff member, or none'),
})

/** Fact checks: numbers and contacts that are true only for a time. */
export const factRoutes = [
  route('GET /facts', {
    minimumRole: 'author',
    summary:
      'Facts to check, the most urgent first. Editors see the facts that they may change, authors their own.',
    query: factQuery,
    answer: listOf(watchedFactSchema),
    handle: async ({ parts, query, editing }) => {
      const { page, perPage, q, overdue, missing, owner } = query
      const words = q.toLowerCase().split(/\s+/).filter(Boolean)
      const found = (await readFacts(parts.database, editing)).filter((fact) => {
        const text = `${fact.label} ${fact.value ?? ''}`.toLowerCase()
        if (overdue === true && !fact.isOverdue) return false
        if (missing === true && fact.value !== null) return false
        if (owner !== undefined && (fact.owner?.id ?? 'none') !== owner) return false
        return words.every((word) => text.includes(word))
      })
      return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length }
    },
  }),
  route('PUT /facts/:id', {
    minimumRole: 'author',
    summary:
      'Confirms that a fact is true today, for editors and the owner: its next check is due in 182 days. Or changes its owner or the date of its next check, for editors.',
    params: ofNumber,
    body: factChangeSchema
      .extend({ isTrueToday: z.literal(true).optional() })
      .refine(
        ({ isTrueToday, ...rest }) => !isTrueToday || Object.keys(rest).length === 0,
        'Confirm the fact, or change its owner or date.',
      ),
    answer: watchedFactSchema,
    refusals: ['invalid', 'not-found', 'not-allowed', 'wrong-state'],
    handle: ({ parts: { database }, params: { id }, body: { isTrueToday, ...change }, editing }) =>
      isTrueToday ? checkFact(database, id, editing) : assignFact(database, id, change, editing),
  }),
] as const
