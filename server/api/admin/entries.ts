import * as z from 'zod'
import {
  actOnEntries,
  bulkAnswerSchema,
  commandsSchema,
} from '../../../school/content/editing/several-entries.server.ts'
import { newAutosave } from '../../../school/content/editing/autosaves.server.ts'
import {
  documentStates,
  editedDocumentSchema,
  editedEntrySchema,
  listedDocumentSchema,
  listedEntrySchema,
  listedReferenceSchema,
} from '../../../school/content/editing/editing.ts'
import {
  filterFields,
  isTrue,
  listEntries,
  listSorts,
} from '../../../school/content/editing/list-entries.server.ts'
import { listDocuments } from '../../../school/content/editing/list-documents.server.ts'
import { kindNames } from '../../../school/kinds/index.ts'
import { listUsedTopics } from '../../../school/content/editing/used-topics.server.ts'
import { listReference, readEntry } from '../../../school/content/editing/read-entries.server.ts'
import { addEntry } from '../../../school/content/editing/execute-entry-command.server.ts'
import { dayInManila } from '../../../school/base/dates.ts'
import { fail, succeed } from '../../../school/base/result.ts'
import { readingRefusal } from '../../../school/staff/accounts/permissions.ts'
import type { Role } from '../../../school/staff/accounts/roles.ts'
import {
  countViewsOf,
  viewedDays,
} from '../../../school/operations/page-views/page-views.server.ts'
import { listOf, listQuery, ofDocument, ofEntry, ofKind } from './params.ts'
import { refuse } from './refusals.ts'
import { contentChanged, route } from './route.ts'
import type { StaffCall } from './staff-call.ts'

const entryQuery = listQuery.extend({
  sort: z
    .enum(listSorts as [(typeof listSorts)[number]], `Sort by ${listSorts.join(', ')}.`)
    .default('updatedAt'),
  order: z.enum(['ASC', 'DESC'], 'Use ASC or DESC.').default('DESC'),
  ...filterFields,
})

const documentQuery = listQuery.omit({ q: true, sort: true, order: true }).extend({
  state: z.enum(documentStates, `Choose one of: ${documentStates.join(', ')}.`).default('draft'),
  mine: filterFields.mine,
  kind: z.enum([...kindNames, 'reference'], 'Choose a kind of content.').optional(),
})

/** A call about one entry, or about reference content. */
export type DocumentCall = Pick<
  StaffCall<z.output<typeof ofDocument>, unknown, unknown, Role>,
  'parts' | 'params' | 'editing'
>

/** Reads the document that a call names, as far as the caller may read it. */
export async function openDocument({ parts, params: { kind, id }, editing }: DocumentCall) {
  const refusal = readingRefusal(editing.staff, kind)
  if (refusal) return fail(refusal)
  const document = await readEntry(parts.database, kind, id, editing)
  return document ? succeed(document) : fail({ reason: 'not-found' } as const)
}

/** Lists and drafts of dated entries, and reading of all content. */
export const entryRoutes = [
  // Comes first: `reference` would match as a kind.
  route('GET /entries/reference', {
    minimumRole: 'author',
    summary: 'All reference content that the caller may read: authors read no settings.',
    answer: z.array(listedReferenceSchema),
    handle: ({ parts, editing }) => listReference(parts.database, editing),
  }),
  route('GET /documents', {
    minimumRole: 'author',
    summary:
      'Entries and pages of all kinds in one state, those in the trash among them. Outside of the trash authors see their own, and people limited to departments those of their departments.',
    query: documentQuery,
    answer: listOf(listedDocumentSchema),
    handle: ({ parts, query: { state, mine, kind, ...page }, editing }) =>
      listDocuments(parts.database, { state, mine: isTrue(mine), kind }, page, editing),
  }),
  route('GET /entries/:kind', {
    minimumRole: 'author',
    summary:
      'Entries of a kind; without a state, all except the trash. `q` searches the words of the title.',
    params: ofKind,
    query: entryQuery,
    answer: listOf(listedEntrySchema),
    handle: async ({ parts, params, query, editing }) => {
      const { page, perPage, sort, order, mine, ...filter } = query
      const { entries, total } = await listEntries(
        parts.database,
        params.kind,
        { ...filter, mine: isTrue(mine) },
        { page, perPage, sort, order: order === 'ASC' ? 'asc' : 'desc' },
        editing,
      )
      return { data: entries, total }
    },
  }),
  route('GET /entries/:kind/topics', {
    minimumRole: 'author',
    summary:
      'The topics to choose from: those that published entries of the kind have, most used first, and those of the news filter.',
    params: ofKind,
    answer: z.object({ topics: z.array(z.string()) }),
    handle: async ({ parts, params }) => ({
      topics: await listUsedTopics(parts.database, params.kind),
    }),
  }),
  route('GET /entries/:kind/:id/views', {
    minimumRole: 'author',
    summary:
      'How often the page of an entry was viewed in the last 30 days, in both languages. Nothing is known of who viewed it.',
    params: ofEntry,
    answer: z.object({ views: z.number(), days: z.number() }),
    handle: async ({ parts, params, editing }) => {
      const entry = await readEntry(parts.database, params.kind, params.id, editing)
      if (!entry) return refuse('not-found')
      const today = dayInManila(new Date(editing.now))
      return { views: await countViewsOf(parts.database, entry.address, today), days: viewedDays }
    },
  }),
  route('POST /entries/:kind', {
    minimumRole: 'author',
    summary:
      'Adds a draft. Fields may be missing, but not wrong. A second call with the same autosave name within 60 days saves the same entry.',
    params: ofKind,
    body: z.object({
      data: z.unknown(),
      autosave: z.string().regex(newAutosave).default('new').describe('the name of its autosave'),
    }),
    answer: editedEntrySchema,
    status: 201,
    after: contentChanged,
    refusals: ['invalid', 'not-allowed', 'not-found', 'wrong-state', 'conflict'],
    handle: async ({ parts, params, body, editing }) => {
      return addEntry(parts.database, { kind: params.kind, ...body, actor: editing })
    },
  }),
  route('POST /entries/:kind/commands', {
    minimumRole: 'author',
    summary:
      'Gives up to 200 entries a command, or every match of a filter in portions, each according to the caller’s rights to it. `change` sets category and date and adds and removes topics; visitors see that of published entries at once, and entries with a change that waits are refused. `undo` and `undo-visibility` take back what the answer names in `saved`, but for entries that were saved since. `order` changes all or none.',
    params: ofKind,
    body: commandsSchema,
    answer: bulkAnswerSchema,
    after: contentChanged,
    refusals: ['invalid', 'not-allowed', 'not-found', 'wrong-state'],
    handle: ({ parts, params, body, editing }) =>
      actOnEntries(parts.database, params.kind, body, editing),
  }),
  route('GET /entries/:kind/:id', {
    minimumRole: 'author',
    summary: 'One entry, or reference content; settings take an editor.',
    params: ofDocument,
    answer: editedDocumentSchema,
    refusals: ['not-found', 'not-allowed'],
    handle: openDocument,
  }),
] as const
