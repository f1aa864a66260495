import * as z from 'zod'
import type { Editing } from '../../../school/content/editing/editing.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import type { AnyReferenceKind } from '../../../school/kinds/reference-kinds.ts'
import { readEntry } from '../../../school/content/editing/read-entries.server.ts'
import {
  listRevisions,
  openRevisionSchema,
  readRevision,
  revisionSchema,
} from '../../../school/content/editing/revisions.server.ts'
import { numberParam, ofEntry, ofKey } from './params.ts'
import type { StaffParts } from './parts.ts'
import { referenceReadingRefusal } from '../../../school/staff/accounts/reference-permissions.ts'
import { refuse, refuseFailure } from './refusals.ts'
import { route } from './route.ts'

const ofNumberedSave = { number: numberParam }

/** Returns the subject of an entry's revisions; `null` when the entry does not exist. */
async function subjectOfEntry(
  { database }: StaffParts,
  { kind, id }: { kind: AnyKind; id: number },
  editing: Editing,
) {
  const entry = await readEntry(database, kind, id, editing)
  return entry && { subject: kind.name, id: String(entry.id), title: entry.title }
}

/** Returns the subject of the revisions of reference content. */
const subjectOfReference = ({ key, label }: AnyReferenceKind) => ({
  subject: 'reference',
  id: key,
  title: label,
})

/** The revisions of entries and of reference content. */
export const revisionRoutes = [
  route('GET /entries/:kind/:id/revisions', {
    minimumRole: 'author',
    summary: 'The revisions of an entry, newest first, 200 at most.',
    params: ofEntry,
    answer: z.array(revisionSchema),
    handle: async ({ parts, params, editing }) => {
      const subject = await subjectOfEntry(parts, params, editing)
      return subject ? listRevisions(parts.database, subject) : refuse('not-found')
    },
  }),
  route('GET /entries/:kind/:id/revisions/:number', {
    minimumRole: 'author',
    summary: 'A revision of an entry, with its content.',
    params: ofEntry.extend(ofNumberedSave),
    answer: openRevisionSchema,
    handle: async ({ parts, params, editing }) => {
      const subject = await subjectOfEntry(parts, params, editing)
      const revision = subject && (await readRevision(parts.database, subject, params.number))
      return revision ?? refuse('not-found')
    },
  }),
  route('GET /reference/:key/revisions', {
    minimumRole: 'author',
    summary:
      'The revisions of reference content, newest first, 200 at most; of settings for editors.',
    params: ofKey,
    answer: z.array(revisionSchema),
    refusals: ['not-allowed'],
    handle: async ({ parts, params, editing }) => {
      const refusal = referenceReadingRefusal(editing.staff, params.key.key)
      if (refusal) return refuseFailure(refusal)
      return listRevisions(parts.database, subjectOfReference(params.key))
    },
  }),
  route('GET /reference/:key/revisions/:number', {
    minimumRole: 'author',
    summary: 'A revision of reference content, with its content; of settings for editors.',
    params: ofKey.extend(ofNumberedSave),
    answer: openRevisionSchema,
    refusals: ['not-found', 'not-allowed'],
    handle: async ({ parts, params, editing }) => {
      const refusal = referenceReadingRefusal(editing.staff, params.key.key)
      if (refusal) return refuseFailure(refusal)
      const subject = subjectOfReference(params.key)
      return (await readRevision(parts.database, subject, params.number)) ?? refuse('not-found')
    },
  }),
] as const
