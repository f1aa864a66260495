import * as z from 'zod'
import type { Editing } from '../../../school/editing/editing.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { readEntry } from '../../../school/editing/read-entries.server.ts'
import type { EditedReference } from '../../../school/editing/reference-kinds.ts'
import {
  listRevisions,
  openRevisionSchema,
  readRevision,
  revisionSchema,
} from '../../../school/editing/revisions.server.ts'
import { numberParam, ofEntry, ofKey } from './params.ts'
import type { StaffParts } from './parts.ts'
import { refuse } from './refusals.ts'
import { route } from './route.ts'

const ofNumberedSave = { number: numberParam }

/** An entry as its revisions name it; `null` when it does not exist. */
async function subjectOfEntry(
  { database }: StaffParts,
  { kind, id }: { kind: AnyKind; id: number },
  editing: Editing,
) {
  const entry = await readEntry(database, kind, id, editing)
  return entry && { subject: kind.name, id: String(entry.id), title: entry.title }
}

/** Reference content as its revisions name it. */
const subjectOfReference = ({ kind, label }: EditedReference) => ({
  subject: 'reference',
  id: kind.key,
  title: label,
})

/** The saves of entries and of reference content. */
export const revisionRoutes = [
  route('GET /entries/:kind/:id/revisions', {
    minimumRole: 'author',
    summary: 'The saves of an entry, newest first, 200 at most.',
    params: ofEntry,
    answer: z.array(revisionSchema),
    handle: async ({ parts, params, editing }) => {
      const subject = await subjectOfEntry(parts, params, editing)
      return subject ? listRevisions(parts.database, subject) : refuse('not-found')
    },
  }),
  route('GET /entries/:kind/:id/revisions/:number', {
    minimumRole: 'author',
    summary: 'What an entry said at a save.',
    params: ofEntry.extend(ofNumberedSave),
    answer: openRevisionSchema,
    handle: async ({ parts, params, editing }) => {
      const subject = await subjectOfEntry(parts, params, editing)
      const revision = subject && (await readRevision(parts.database, subject, params.number))
      return revision ?? refuse('not-found')
    },
  }),
  route('GET /reference/:key/revisions', {
    minimumRole: 'editor',
    summary: 'The saves of reference content, newest first, 200 at most.',
    params: ofKey,
    answer: z.array(revisionSchema),
    handle: ({ parts, params }) => listRevisions(parts.database, subjectOfReference(params.key)),
  }),
  route('GET /reference/:key/revisions/:number', {
    minimumRole: 'editor',
    summary: 'What reference content said at a save.',
    params: ofKey.extend(ofNumberedSave),
    answer: openRevisionSchema,
    handle: async ({ parts, params }) => {
      const subject = subjectOfReference(params.key)
      return (await readRevision(parts.database, subject, params.number)) ?? refuse('not-found')
    },
  }),
] as const
