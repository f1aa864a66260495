import type * as z from 'zod'
import {
  entryCommandSchemas,
  type EntryCommand,
} from '../../../school/content/editing/entry-commands.server.ts'
import { executeCommand } from '../../../school/content/editing/execute-command.server.ts'
import { executeEntryCommand } from '../../../school/content/editing/execute-entry-command.server.ts'
import {
  editedDocumentSchema,
  editedEntrySchema,
  type Editing,
} from '../../../school/content/editing/editing.ts'
import { documentOf, ofDocument, ofEntry } from './params.ts'
import type { StaffParts } from './parts.ts'
import { refuse } from './refusals.ts'
import { contentChanged, route } from './route.ts'

/** Common to all commands. */
const change = {
  minimumRole: 'author',
  after: contentChanged,
  refusals: ['invalid', 'not-allowed', 'not-found', 'wrong-state', 'conflict'],
} as const

/** Common to the commands on entries and on reference content. */
const onDocument = { ...change, params: ofDocument, answer: editedDocumentSchema } as const

interface Call<Params> {
  parts: StaffParts
  params: Params
  editing: Editing
}

async function act(
  { parts, params, editing }: Call<z.output<typeof ofDocument>>,
  command: Exclude<EntryCommand, { action: 'copy' }>,
) {
  const named = documentOf(params)
  if (!named) return refuse('not-found')
  return executeCommand(parts.database, { ...named, command, actor: editing })
}

/**
 * The commands on one entry, or on reference content. Authors act on their own drafts, and propose
 * changes of what is published.
 */
export const entryActionRoutes = [
  route('PUT /entries/:kind/:id', {
    ...onDocument,
    summary:
      'Saves an entry or reference content; fields may be missing. A save of what is published is a working revision, which visitors do not see before it is published. A conflict carries the newest save in `current`.',
    body: entryCommandSchemas.save,
    handle: (call) => act(call, { action: 'save', ...call.body }),
  }),
  route('POST /entries/:kind/:id/publish', {
    ...onDocument,
    summary:
      'Publishes or schedules an entry, or the change of what is published; takes an editor. An empty date becomes the day of publication in Manila.',
    body: entryCommandSchemas.publish,
    handle: (call) => act(call, { action: 'publish', ...call.body }),
  }),
  route('POST /entries/:kind/:id/unpublish', {
    ...onDocument,
    summary: 'Takes an entry or a page off the site; takes an editor.',
    handle: (call) => act(call, { action: 'unpublish' }),
  }),
  route('POST /entries/:kind/:id/discard', {
    ...onDocument,
    summary:
      'Discards the unpublished change of what is published, with its schedule; takes an editor, or the author who asked for its review. The history keeps it.',
    handle: (call) => act(call, { action: 'discard' }),
  }),
  route('POST /entries/:kind/:id/trash', {
    ...onDocument,
    summary: 'Moves an entry or a page to the trash.',
    handle: (call) => act(call, { action: 'trash' }),
  }),
  route('POST /entries/:kind/:id/restore', {
    ...onDocument,
    summary:
      'Restores an entry or a page from the trash to its former state. A scheduled entry whose time has passed becomes a draft, and a class notice whose day has passed stays withdrawn.',
    handle: (call) => act(call, { action: 'restore' }),
  }),
  route('POST /entries/:kind/:id/copy', {
    ...change,
    params: ofEntry,
    summary: 'Adds a draft with the same content; one for each autosave name.',
    body: entryCommandSchemas.copy,
    status: 201,
    answer: editedEntrySchema,
    handle: async ({ parts, params, body, editing }) => {
      const command = { action: 'copy', ...body } as const
      return executeEntryCommand(parts.database, { ...params, command, actor: editing })
    },
  }),
  route('POST /entries/:kind/:id/undo-visibility', {
    ...onDocument,
    summary:
      'Takes back that an entry or a page was published or taken down, by the revision of its answer; refused when it was saved since.',
    body: entryCommandSchemas['undo-visibility'],
    handle: (call) => act(call, { action: 'undo-visibility', ...call.body }),
  }),
  route('POST /entries/:kind/:id/request-review', {
    ...onDocument,
    summary:
      'Asks an editor to review a draft, or the unpublished change of what is published. Who is asked is told by mail.',
    body: entryCommandSchemas['request-review'],
    handle: (call) => act(call, { action: 'request-review', ...call.body }),
  }),
  route('POST /entries/:kind/:id/send-back', {
    ...onDocument,
    summary: 'Sends a draft or a change back to its author with a note; takes an editor.',
    body: entryCommandSchemas['send-back'],
    handle: (call) => act(call, { action: 'send-back', ...call.body }),
  }),
  route('POST /entries/:kind/:id/revert', {
    ...onDocument,
    summary:
      'Restores the content of an earlier revision. Of what is published this is an unpublished change: visitors still see the live revision.',
    body: entryCommandSchemas.revert,
    handle: (call) => act(call, { action: 'revert', ...call.body }),
  }),
] as const
