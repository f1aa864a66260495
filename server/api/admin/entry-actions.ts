import {
  actOnEntry,
  entryActionSchemas,
  type EntryCommand,
} from '../../../school/editing/act-on-entries.server.ts'
import { editedEntrySchema } from '../../../school/editing/editing.ts'
import type { Editing } from '../../../school/editing/editing.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { ofEntry } from './params.ts'
import type { StaffParts } from './parts.ts'
import { refuseFailure } from './refusals.ts'
import { route } from './route.ts'

/** What is the same for all actions on an entry. */
const action = {
  minimumRole: 'author',
  params: ofEntry,
  answer: editedEntrySchema,
  changesContent: true,
  refusals: ['invalid', 'not-allowed', 'not-found', 'wrong-state', 'conflict'],
} as const

interface ActionCall {
  parts: StaffParts
  params: { kind: AnyKind; id: number }
  editing: Editing
}

async function act({ parts, params, editing }: ActionCall, command: EntryCommand) {
  const done = await actOnEntry(parts.database, params.kind, params.id, command, editing)
  return done.ok ? done.value : refuseFailure(done.failure)
}

/** What can be done to an entry beside saving it. Authors act on their own drafts only. */
export const entryActionRoutes = [
  route('POST /entries/:kind/:id/publish', {
    ...action,
    summary:
      'Publishes or schedules an entry; takes an editor. An empty day becomes the day of publishing in Manila.',
    body: entryActionSchemas.publish,
    handle: (call) => act(call, { action: 'publish', ...call.body }),
  }),
  route('POST /entries/:kind/:id/unpublish', {
    ...action,
    summary: 'Takes an entry off the site; takes an editor.',
    handle: (call) => act(call, { action: 'unpublish' }),
  }),
  route('POST /entries/:kind/:id/trash', {
    ...action,
    summary: 'Moves an entry to the trash.',
    handle: (call) => act(call, { action: 'trash' }),
  }),
  route('POST /entries/:kind/:id/restore', {
    ...action,
    summary:
      'Restores an entry from the trash to what it was before. A schedule whose time has passed becomes a draft.',
    handle: (call) => act(call, { action: 'restore' }),
  }),
  route('POST /entries/:kind/:id/copy', {
    ...action,
    summary: 'Adds a draft that says the same; one for each autosave name.',
    body: entryActionSchemas.copy,
    status: 201,
    handle: (call) => act(call, { action: 'copy', ...call.body }),
  }),
  route('POST /entries/:kind/:id/request-review', {
    ...action,
    summary: 'Asks an editor to review a draft.',
    body: entryActionSchemas['request-review'],
    handle: (call) => act(call, { action: 'request-review', ...call.body }),
  }),
  route('POST /entries/:kind/:id/send-back', {
    ...action,
    summary: 'Sends a draft back to its author with a note; takes an editor.',
    body: entryActionSchemas['send-back'],
    handle: (call) => act(call, { action: 'send-back', ...call.body }),
  }),
  route('POST /entries/:kind/:id/revert', {
    ...action,
    summary: 'Goes back to what an entry said at a revision. Whether it shows stays as it is.',
    body: entryActionSchemas.revert,
    handle: (call) => act(call, { action: 'revert', ...call.body }),
  }),
] as const
