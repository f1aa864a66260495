import * as z from 'zod'
import { succeed } from '../../../school/base/result.ts'
import {
  listRevisions,
  openRevisionSchema,
  readRevision,
  revisionSchema,
} from '../../../school/content/editing/revisions.server.ts'
import { openDocument, type DocumentCall } from './entries.ts'
import { ofDocument, ofRevision } from './params.ts'
import { refuse } from './refusals.ts'
import { route } from './route.ts'

/** Names the document whose revisions are asked for, as far as the caller may read it. */
async function openSubject(call: DocumentCall) {
  const opened = await openDocument(call)
  if (!opened.ok) return opened
  const { kind, id } = call.params
  return succeed({ subject: kind.name, id: String(id), title: opened.value.title })
}

/** The revisions of entries and of reference content. */
export const revisionRoutes = [
  route('GET /entries/:kind/:id/revisions', {
    minimumRole: 'author',
    summary: 'The revisions, newest first, 200 at most; of settings for editors.',
    params: ofDocument,
    answer: z.array(revisionSchema),
    refusals: ['not-found', 'not-allowed'],
    handle: async (call) => {
      const opened = await openSubject(call)
      return opened.ok ? listRevisions(call.parts.database, opened.value) : opened
    },
  }),
  route('GET /entries/:kind/:id/revisions/:number', {
    minimumRole: 'author',
    summary: 'A revision with its content; of settings for editors.',
    params: ofRevision,
    answer: openRevisionSchema,
    refusals: ['not-found', 'not-allowed'],
    handle: async (call) => {
      const opened = await openSubject(call)
      if (!opened.ok) return opened
      const { number } = call.params
      return (await readRevision(call.parts.database, opened.value, number)) ?? refuse('not-found')
    },
  }),
] as const
