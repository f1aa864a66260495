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
import { ofKey } from './params.ts'
import type { StaffParts } from './parts.ts'
import { refuse, refuseFailure } from './refusals.ts'
import { route } from './route.ts'

/** Common to all changes of reference content. */
const change = {
  minimumRole: 'editor',
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
    summary: 'All reference content.',
    answer: z.array(listedReferenceSchema),
    handle: ({ parts, editing }) => listReference(parts.database, editing),
  }),
  route('GET /reference/:key', {
    minimumRole: 'editor',
    summary: 'One piece of reference content. The key is URL-encoded (category%2Fmeaning).',
    params: ofKey,
    answer: editedReferenceSchema,
    handle: async ({ parts, params, editing }) =>
      (await readEditedReference(parts.database, params.key, editing)) ?? refuse('not-found'),
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
    summary: 'Publishes the newest save, or the given fields: at once, or at a time to come.',
    body: referenceCommandSchemas.publish,
    handle: (call) => act(call, { action: 'publish', ...call.body }),
  }),
  route('POST /reference/:key/discard', {
    ...change,
    summary: 'Discards the unpublished change, with its schedule. The history keeps it.',
    handle: (call) => act(call, { action: 'discard' }),
  }),
  route('POST /reference/:key/revert', {
    ...change,
    summary:
      'Restores the content of an earlier revision as an unpublished change: visitors still see the live revision.',
    body: referenceCommandSchemas.revert,
    handle: (call) => act(call, { action: 'revert', ...call.body }),
  }),
] as const
