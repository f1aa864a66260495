import { Readable } from 'node:stream'
import { findKind } from '../../../school/kinds/index.ts'
import { exportFileName } from '../../../school/editing/cells.ts'
import { exportEntries } from '../../../school/editing/export-entries.server.ts'
import { importEntries } from '../../../school/editing/import-entries.server.ts'
import { answerResult, editingOf, notThere, type ContentParts, withAnyBody } from './answers.ts'
import type { StaffRoute } from './staff-api.ts'

/** Longest table that is read, in bytes. */
const tableLimit = 10_000_000

/** Entries as files: out as CSV or JSON, in as rows (docs/staff-api.md, Content). */
export function exchangeRoutes(parts: ContentParts): StaffRoute[] {
  const { database, contentChanged } = parts
  const send: StaffRoute['handle'] = (context) => {
    const kind = findKind(context.req.param('kind') ?? '')
    const format = context.req.query('format') ?? 'csv'
    if (!kind || (format !== 'csv' && format !== 'json')) return notThere(context)
    const name = exportFileName(kind, format)
    const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json'
    const pieces = exportEntries(database, kind, format, editingOf(context, parts))
    const stream = Readable.toWeb(Readable.from(pieces, { objectMode: false }))
    return new Response(stream as ReadableStream<Uint8Array>, {
      headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    })
  }
  const take = withAnyBody(async (context, body) => {
    const kind = findKind(context.req.param('kind') ?? '')
    if (!kind) return notThere(context)
    const checkOnly = context.req.query('check') === '1'
    const result = await importEntries(
      database,
      kind,
      body,
      { checkOnly },
      editingOf(context, parts),
    )
    if (!result.ok) return answerResult(context, result)
    if (result.value.created > 0) await contentChanged()
    if (checkOnly || result.value.problems.length === 0) return context.json(result.value)
    const error = 'Nothing was imported: some rows need another look.'
    return context.json({ error, reason: 'invalid', ...result.value }, 422)
  }, tableLimit)
  return [
    { method: 'GET', path: '/entries/:kind/export', least: 'editor', handle: send },
    { method: 'POST', path: '/entries/:kind/import', least: 'editor', handle: take },
  ]
}
