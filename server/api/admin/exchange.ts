import { Readable } from 'node:stream'
import * as z from 'zod'
import { exportFileName } from '../../../school/content/editing/cells.ts'
import { exportEntries } from '../../../school/content/editing/export-entries.server.ts'
import {
  importAnswerSchema,
  importEntries,
  importSchema,
} from '../../../school/content/editing/import-entries.server.ts'
import { ofKind } from './params.ts'
import { refuse } from './refusals.ts'
import { route } from './route.ts'

/** Maximum size of an imported table, in bytes. */
const tableLimitBytes = 10_000_000

/** Export of entries as CSV or JSON, and import of rows. */
export const exchangeRoutes = [
  route('GET /entries/:kind/export', {
    minimumRole: 'editor',
    summary:
      'A file with all entries of a kind except the trash. Any other format is refused with not-found.',
    params: ofKind,
    query: z.object({ format: z.string().default('csv').describe('csv or json') }),
    answer: z.unknown().describe('the file'),
    refusals: ['not-found'],
    handle: async ({ parts, params, query, editing }) => {
      const { kind } = params
      const { format } = query
      if (format !== 'csv' && format !== 'json') return refuse('not-found')
      const name = exportFileName(kind, format)
      const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json'
      const pieces = exportEntries(parts.database, kind, format, editing)
      const stream = Readable.toWeb(Readable.from(pieces, { objectMode: false }))
      return new Response(stream as ReadableStream<Uint8Array>, {
        headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
      })
    },
  }),
  route('POST /entries/:kind/import', {
    minimumRole: 'editor',
    summary:
      'Adds a draft for each row, all or none, 1,000 at most. A field is a value, or the text of a cell as the export or a spreadsheet writes it. The rows show whether days such as 05/11/2026 begin with the day or the month; otherwise they are refused. A text with formatting is HTML of whole blocks, or plain text. Problems name their row.',
    params: ofKind,
    query: z.object({ check: z.string().optional().describe('1: only checks the rows') }),
    body: importSchema,
    bodyLimitBytes: tableLimitBytes,
    answer: importAnswerSchema,
    refusals: ['invalid'],
    handle: async ({ parts, params, query, body, editing }) => {
      const checkOnly = query.check === '1'
      const result = await importEntries(parts.database, params.kind, body, { checkOnly }, editing)
      if (result.created > 0) await parts.contentChanged()
      if (checkOnly || result.problems.length === 0) return result
      const error = 'Nothing was imported: some rows have problems.'
      return refuse('invalid', { error, ...result })
    },
  }),
] as const
