import { findKind } from '../../../school/kinds/index.ts'
import { readEntry } from '../../../school/editing/read-entries.server.ts'
import { findEditedReference } from '../../../school/editing/reference-kinds.ts'
import { listRevisions, readRevision } from '../../../school/editing/revisions.server.ts'
import { editingOf, notThere, readNumber, type ContentParts } from './answers.ts'
import type { StaffContext, StaffRoute } from './staff-api.ts'

/** Finds what an address names, as revisions do; `null`: there is nothing. */
type Find = (
  context: StaffContext,
) => Promise<{ subject: string; id: string; title: string } | null>

/** The saves of entries and of reference content (docs/staff-api.md, Content). */
export function revisionRoutes(parts: ContentParts): StaffRoute[] {
  const { database } = parts

  const entryOf: Find = async (context) => {
    const kind = findKind(context.req.param('kind') ?? '')
    const id = readNumber(context)
    const entry =
      kind && id !== null ? await readEntry(database, kind, id, editingOf(context, parts)) : null
    return kind && entry ? { subject: kind.name, id: String(entry.id), title: entry.title } : null
  }
  const referenceOf: Find = (context) => {
    const edited = findEditedReference(context.req.param('key') ?? '')
    return Promise.resolve(
      edited && { subject: 'reference', id: edited.kind.key, title: edited.label },
    )
  }

  const list =
    (find: Find): StaffRoute['handle'] =>
    async (context) => {
      const of = await find(context)
      return of ? context.json(await listRevisions(database, of)) : notThere(context)
    }
  const one =
    (find: Find): StaffRoute['handle'] =>
    async (context) => {
      const of = await find(context)
      const number = readNumber(context, 'number')
      const revision = of && number !== null ? await readRevision(database, of, number) : null
      return revision ? context.json(revision) : notThere(context)
    }
  return [
    { method: 'GET', path: '/entries/:kind/:id/revisions', least: 'author', handle: list(entryOf) },
    {
      method: 'GET',
      path: '/entries/:kind/:id/revisions/:number',
      least: 'author',
      handle: one(entryOf),
    },
    {
      method: 'GET',
      path: '/reference/:key/revisions',
      least: 'editor',
      handle: list(referenceOf),
    },
    {
      method: 'GET',
      path: '/reference/:key/revisions/:number',
      least: 'editor',
      handle: one(referenceOf),
    },
  ]
}
