import * as z from 'zod'
import type { Editing } from '../../../school/content/editing/editing.ts'
import { readEntry } from '../../../school/content/editing/read-entries.server.ts'
import {
  listRevisions,
  openRevisionSchema,
  readRevision,
  revisionSchema,
} from '../../../school/content/editing/revisions.server.ts'
import { readingRefusal } from '../../../school/staff/accounts/permissions.ts'
import { ofDocument, ofRevision } from './params.ts'
import type { StaffParts } from './parts.ts'
import { refuse, refuseFailure } from './refusals.ts'
import { route } from './route.ts'

interface RevisionCall {
  parts: StaffParts
  params: z.output<typeof ofDocument>
  editing: Editing
}

/** Finds whose revisions are asked for, or why the caller gets none. */
async function openSubject({ parts, params: { kind, id }, editing }: RevisionCall) {
  const refusal = readingRefusal(editing.staff, kind)
  if (refusal) return refuseFailure(refusal)
  const document = await readEntry(parts.database, kind, id, editing)
  if (!document) return refuse('not-found')
  return { subject: kind.name, id: String(id), title: document.title }
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
      const subject = await openSubject(call)
      return 'subject' in subject ? listRevisions(call.parts.database, subject) : subject
    },
  }),
  route('GET /entries/:kind/:id/revisions/:number', {
    minimumRole: 'author',
    summary: 'A revision with its content; of settings for editors.',
    params: ofRevision,
    answer: openRevisionSchema,
    refusals: ['not-found', 'not-allowed'],
    handle: async (call) => {
      const subject = await openSubject(call)
      if (!('subject' in subject)) return subject
      const { number } = call.params
      return (await readRevision(call.parts.database, subject, number)) ?? refuse('not-found')
    },
  }),
] as const
