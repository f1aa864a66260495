import * as z from 'zod'
import type { Editing } from '../../../school/content/editing/editing.ts'
import {
  referenceCommandSchemas,
  type ReferenceCommand,
} from '../../../school/content/editing/entry-commands.server.ts'
import { executeReferenceCommand } from '../../../school/content/editing/execute-reference-command.server.ts'
import {
  editedReferenceSchema,
  listedReferenceSchema,
  listReference,
  readEditedReference,
} from '../../../school/content/editing/read-reference.server.ts'
import type { AnyReferenceKind } from '../../../school/kinds/reference-kinds.ts'
import { referenceReadingRefusal } from '../../../school/staff/accounts/reference-permissions.ts'
import { ofKey } from './params.ts'
import type { StaffParts } from './parts.ts'
import { refuse, refuseFailure } from './refusals.ts'
import { route } from './route.ts'

/** Common to all changes of reference content. */
const change = {
  minimumRole: 'author',
  params: ofKey,
  answer: editedReferenceSchema,
  changesContent: true,
  refusals: ['invalid', 'not-found', 'not-allowed', 'wrong-state', 'conflict'],
} as const

interface ChangeCall {
  parts: StaffParts
  params: { key: AnyReferenceKind }
  editing: Editing
}

async function act({ parts, params, editing }: ChangeCall, command: ReferenceCommand) {
  const order = { kind: params.key, command, actor: editing }
  const done = await executeReferenceCommand(parts.database, order)
  return done.ok ? done.value : refuseFailure(done.failure)
}

/** Reading and changing reference content. */
export const referenceRoutes = [
  route('GET /reference', {
    minimumRole: 'author',
    summary: 'All reference content that the caller may read: authors read no settings.',
    answer: z.array(listedReferenceSchema),
    handle: ({ parts, editing }) => listReference(parts.database, editing),
  }),
  route('GET /reference/:key', {
    minimumRole: 'author',
    summary:
      'One piece of reference content; settings take an editor. The key is URL-encoded (category%2Fmeaning).',
    params: ofKey,
    answer: editedReferenceSchema,
    refusals: ['not-found', 'not-allowed'],
    handle: async ({ parts, params, editing }) => {
      const refusal = referenceReadingRefusal(editing.staff, params.key.key)
      if (refusal) return refuseFailure(refusal)
      return (await readEditedReference(parts.database, params.key, editing)) ?? refuse('not-found')
    },
  }),
  route('PUT /reference/:key', {
    ...change,
    summary:
      'Saves reference content as a working revision, which visitors do not see before it is published; fields may be missing. A conflict carries the newest save in `current`.',
    body: referenceCommandSchemas.save,
    handle: (call) => act(call, { action: 'save', ...call.body }),
  }),
  route('POST /reference/:key/publish', {
    ...change,
    summary:
      'Publishes the newest save, or the given fields: at once, or at a time to come; takes an editor.',
    body: referenceCommandSchemas.publish,
    handle: (call) => act(call, { action: 'publish', ...call.body }),
  }),
  route('POST /reference/:key/discard', {
    ...change,
    summary:
      'Discards the unpublished change, with its schedule; takes an editor, or the author who asked for its review. The history keeps it.',
    handle: (call) => act(call, { action: 'discard' }),
  }),
  route('POST /reference/:key/request-review', {
    ...change,
    summary: 'Asks an editor to review the unpublished change. Who is asked is told by mail.',
    body: referenceCommandSchemas['request-review'],
    handle: (call) => act(call, { action: 'request-review', ...call.body }),
  }),
  route('POST /reference/:key/send-back', {
    ...change,
    summary: 'Sends the unpublished change back to its author with a note; takes an editor.',
    body: referenceCommandSchemas['send-back'],
    handle: (call) => act(call, { action: 'send-back', ...call.body }),
  }),
  route('POST /reference/:key/revert', {
    ...change,
    summary:
      'Restores the content of an earlier revision as an unpublished change: visitors still see the live revision.',
    body: referenceCommandSchemas.revert,
    handle: (call) => act(call, { action: 'revert', ...call.body }),
  }),
] as const
