import {
  entryCommandSchemas,
  type EntryCommand,
} from '../../../school/content/editing/entry-commands.server.ts'
import { executeEntryCommand } from '../../../school/content/editing/execute-entry-command.server.ts'
import { editedEntrySchema } from '../../../school/content/editing/editing.ts'
import type { Editing } from '../../../school/content/editing/editing.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { ofEntry } from './params.ts'
import type { StaffParts } from './parts.ts'
import { refuseFailure } from './refusals.ts'
import { route } from './route.ts'

/** Common to all actions on an entry. */
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
  const done = await executeEntryCommand(parts.database, { ...params, command, actor: editing })
  return done.ok ? done.value : refuseFailure(done.failure)
}

/**
 * The actions on an entry besides saving. Authors act on their own drafts, and propose changes of
 * what is published.
 */
export const entryActionRoutes = [
  route('POST /entries/:kind/:id/publish', {
    ...action,
    summary:
      'Publishes or schedules an entry, or the change of a published one; takes an editor. An empty date becomes the day of publication in Manila.',
    body: entryCommandSchemas.publish,
    handle: (call) => act(call, { action: 'publish', ...call.body }),
  }),
  route('POST /entries/:kind/:id/unpublish', {
    ...action,
    summary: 'Takes an entry off the site; takes an editor.',
    handle: (call) => act(call, { action: 'unpublish' }),
  }),
  route('POST /entries/:kind/:id/discard', {
    ...action,
    summary:
      'Discards the unpublished change of a published entry, with its schedule; takes an editor, or the author who asked for its review. The history keeps it.',
    handle: (call) => act(call, { action: 'discard' }),
  }),
  route('POST /entries/:kind/:id/trash', {
    ...action,
    summary: 'Moves an entry to the trash.',
    handle: (call) => act(call, { action: 'trash' }),
  }),
  route('POST /entries/:kind/:id/restore', {
    ...action,
    summary:
      'Restores an entry from the trash to its former state. A scheduled entry whose time has passed becomes a draft, and a class notice whose day has passed stays withdrawn.',
    handle: (call) => act(call, { action: 'restore' }),
  }),
  route('POST /entries/:kind/:id/copy', {
    ...action,
    summary: 'Adds a draft with the same content; one for each autosave name.',
    body: entryCommandSchemas.copy,
    status: 201,
    handle: (call) => act(call, { action: 'copy', ...call.body }),
  }),
  route('POST /entries/:kind/:id/request-review', {
    ...action,
    summary:
      'Asks an editor to review a draft, or the unpublished change of a published entry. Who is asked is told by mail.',
    body: entryCommandSchemas['request-review'],
    handle: (call) => act(call, { action: 'request-review', ...call.body }),
  }),
  route('POST /entries/:kind/:id/send-back', {
    ...action,
    summary: 'Sends a draft or a change back to its author with a note; takes an editor.',
    body: entryCommandSchemas['send-back'],
    handle: (call) => act(call, { action: 'send-back', ...call.body }),
  }),
  route('POST /entries/:kind/:id/revert', {
    ...action,
    summary:
      'Restores the content of an earlier revision. For a published entry this is an unpublished change: visitors still see the live revision.',
    body: entryCommandSchemas.revert,
    handle: (call) => act(call, { action: 'revert', ...call.body }),
  }),
] as const
