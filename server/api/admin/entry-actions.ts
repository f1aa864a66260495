import * as z from 'zod'
import { noSuchCommand } from '../../../school/base/commands.ts'
import { commandSchema, saveSchema } from '../../../school/content/editing/entry-commands.server.ts'
import { executeCommand } from '../../../school/content/editing/execute-command.server.ts'
import { executeEntryCommand } from '../../../school/content/editing/execute-entry-command.server.ts'
import { editedDocumentSchema } from '../../../school/content/editing/editing.ts'
import {
  addPage,
  addPageSchema,
  orderPages,
  orderPagesSchema,
} from '../../../school/content/editing/pages.server.ts'
import { documentOf, ofDocument, ofEntry } from './params.ts'
import { refuse } from './refusals.ts'
import { contentChanged, route } from './route.ts'

/** Common to the commands on entries and on reference content. */
const onDocument = {
  minimumRole: 'author',
  params: ofDocument,
  answer: editedDocumentSchema,
  after: contentChanged,
  refusals: ['invalid', 'not-allowed', 'not-found', 'wrong-state', 'conflict'],
} as const

/**
 * The commands on one entry, or on reference content. Authors act on their own drafts, and propose
 * changes of what is published.
 */
export const entryActionRoutes = [
  route('PUT /entries/:kind/:id', {
    ...onDocument,
    summary:
      'Saves an entry or reference content; fields may be missing. A save of what is published is a working revision, which visitors do not see before it is published. A conflict carries the newest save in `current`.',
    body: saveSchema,
    handle: async ({ parts, params, body, editing }) => {
      const named = documentOf(params)
      if (!named) return refuse('not-found')
      const command = { action: 'save', ...body } as const
      return executeCommand(parts.database, { ...named, command, actor: editing })
    },
  }),
  route('POST /entries/:kind/:id/commands', {
    ...onDocument,
    summary: 'Gives an entry or reference content a command: to publish it, for instance.',
    body: z.discriminatedUnion(
      'action',
      [commandSchema, addPageSchema, orderPagesSchema],
      noSuchCommand,
    ),
    handle: async ({ parts, params, body: command, editing }) => {
      const { database } = parts
      const named = documentOf(params)
      if (!named) return refuse('not-found')
      if (command.action === 'add-page' || command.action === 'order-pages') {
        if (named.kind.name !== 'reference') return refuse('not-found')
        return command.action === 'add-page'
          ? addPage(database, named.kind, command, editing)
          : orderPages(database, named.kind, command, editing)
      }
      const order = { command, actor: editing }
      const entry = ofEntry.safeParse(params)
      if (entry.success) return executeEntryCommand(database, { ...entry.data, ...order })
      if (command.action === 'copy') return refuse('not-found')
      return executeCommand(database, { ...named, command, actor: editing })
    },
  }),
] as const
