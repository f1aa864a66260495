import * as z from 'zod'
import { assignFact, checkFact } from '../../../school/facts/change-facts.server.ts'
import { readFacts, readOwners } from '../../../school/facts/read-facts.server.ts'
import { answerResult, editingOf, notThere, readNumber } from './answers.ts'
import { refuseFields, withBody } from './body.ts'
import { listQuery, readQuery } from './list-query.ts'
import type { StaffParts } from './routes.ts'
import type { StaffRoute } from './staff-api.ts'

const factQuery = listQuery.extend({
  /** those whose day has passed only */
  overdue: z.stringbool().optional(),
  /** id of a member of staff; `none`: those that nobody sees to */
  owner: z.string().max(80).optional(),
})

/** Figures and contacts that somebody has to look after (docs/staff-api.md, Running the site). */
export function factRoutes(parts: StaffParts): StaffRoute[] {
  const { database } = parts
  const list: StaffRoute['handle'] = async (context) => {
    const query = readQuery(context, factQuery)
    if (!query.ok) return refuseFields(context, query.problems)
    const { page, perPage, q, overdue, owner } = query.value
    const words = q.toLowerCase().split(/\s+/).filter(Boolean)
    const found = (await readFacts(database, editingOf(context, parts))).filter((fact) => {
      const text = `${fact.label} ${fact.value}`.toLowerCase()
      if (overdue === true && !fact.isOverdue) return false
      if (owner !== undefined && (fact.owner?.id ?? 'none') !== owner) return false
      return words.every((word) => text.includes(word))
    })
    return context.json({
      data: found.slice((page - 1) * perPage, page * perPage),
      total: found.length,
    })
  }
  return [
    { method: 'GET', path: '/facts', least: 'author', handle: list },
    {
      method: 'GET',
      path: '/facts/owners',
      least: 'author',
      handle: async (context) => context.json(await readOwners(database, context.get('staff'))),
    },
    {
      method: 'PUT',
      path: '/facts/:id',
      least: 'editor',
      handle: withBody(z.unknown(), async (context, body) => {
        const id = readNumber(context)
        if (id === null) return notThere(context)
        return answerResult(
          context,
          await assignFact(database, id, body, editingOf(context, parts)),
        )
      }),
    },
    {
      method: 'POST',
      path: '/facts/:id/check',
      least: 'author',
      handle: async (context) => {
        const id = readNumber(context)
        if (id === null) return notThere(context)
        return answerResult(context, await checkFact(database, id, editingOf(context, parts)))
      },
    },
  ]
}
