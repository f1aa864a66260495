import * as z from 'zod'
import {
  discardAutosave,
  keepAutosave,
  listNewAutosaves,
  newAutosave,
  readAutosave,
} from '../../../school/editing/autosaves.server.ts'
import { findKind } from '../../../school/kinds/index.ts'
import { findEditedReference } from '../../../school/editing/reference-kinds.ts'
import { answerResult, notThere, type ContentParts } from './answers.ts'
import { withBody } from './body.ts'
import type { StaffContext, StaffRoute } from './staff-api.ts'

const body = z.object({
  data: z.record(z.string(), z.unknown()).or(z.array(z.unknown())),
  basedOn: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .nullable()
    .default(null),
})

/** What somebody was typing (docs/staff-api.md, Content): each sees their own only. */
export function autosaveRoutes({ database, siteNow }: ContentParts): StaffRoute[] {
  const get: StaffRoute['handle'] = async (context) => {
    const of = readSubject(context)
    if (!of) return notThere(context)
    // `null` for nothing: a browser would write a 404 into its console each time a form is opened.
    return context.json(await readAutosave(database, context.get('staff').id, of.subject, of.id))
  }
  const list: StaffRoute['handle'] = async (context) => {
    const subject = context.req.param('subject') ?? ''
    if (!findKind(subject)) return notThere(context)
    return context.json(await listNewAutosaves(database, context.get('staff').id, subject))
  }
  const put = withBody(body, async (context, { data, basedOn }) => {
    const of = readSubject(context)
    if (!of) return notThere(context)
    return answerResult(
      context,
      await keepAutosave(database, context.get('staff').id, { ...of, data, basedOn }, siteNow()),
    )
  })
  const remove: StaffRoute['handle'] = async (context) => {
    const of = readSubject(context)
    if (!of) return notThere(context)
    await discardAutosave(database, context.get('staff').id, of.subject, of.id)
    return context.json({})
  }
  const path = '/autosaves/:subject/:id'
  return [
    { method: 'GET', path: '/autosaves/:subject', least: 'author', handle: list },
    { method: 'GET', path, least: 'author', handle: get },
    { method: 'PUT', path, least: 'author', handle: put },
    { method: 'DELETE', path, least: 'author', handle: remove },
  ]
}

/** What an address names: an entry by its id, a new one, or reference content by its key. */
function readSubject(context: StaffContext): { subject: string; id: string } | null {
  const { subject = '', id = '' } = context.req.param() as Record<string, string>
  if (subject === 'reference') return findEditedReference(id) ? { subject, id } : null
  const isEntry = findKind(subject) !== null && (newAutosave.test(id) || /^[1-9]\d{0,9}$/.test(id))
  return isEntry ? { subject, id } : null
}
