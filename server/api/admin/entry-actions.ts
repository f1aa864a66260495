import * as z from 'zod'
import { noSuchCommand } from '../../../school/base/commands.ts'
import { addPage, addPageSchema } from '../../../school/content/editing/add-page.server.ts'
import { commandSchema, saveSchema } from '../../../school/content/editing/entry-commands.server.ts'
import { executeCommand } from '../../../school/content/editing/execute-command.server.ts'
import { copyEntry } from '../../../school/content/editing/execute-entry-command.server.ts'
import { editedDocumentSchema } from '../../../school/content/editing/editing.ts'
import { orderPages, orderPagesSchema } from '../../../school/content/editing/order-pages.server.ts'
import { ofDocument } from './params.ts'
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
      const command = { action: 'save', ...body } as const
      return executeCommand(parts.database, { ...params, command, actor: editing })
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
    handle: async ({ parts: { database }, params: { kind, id }, body: command, editing }) => {
      if (command.action === 'add-page' || command.action === 'order-pages') {
        if (kind.name !== 'reference') return refuse('not-found')
        return command.action === 'add-page'
          ? addPage(database, kind, command, editing)
          : orderPages(database, kind, command, editing)
      }
      if (command.action !== 'copy')
        return executeCommand(database, { kind, id, command, actor: editing })
      if (kind.name === 'reference') return refuse('not-found')
      return copyEntry(database, { kind, id: Number(id), command, actor: editing })
    },
  }),
] as const
