import { findEditedKind } from '../../../school/editing/entry-kinds.ts'
import { readEntry } from '../../../school/editing/read-entries.server.ts'
import { findEditedReference } from '../../../school/editing/reference-kinds.ts'
import { listRevisions, readRevision } from '../../../school/editing/revisions.server.ts'
import { editingOf, notThere, readNumber, type ContentParts } from './answers.ts'
import type { StaffContext, StaffRoute } from './staff-api.ts'

/** The saves of entries and of reference content (docs/staff-api.md, Content). */
export function revisionRoutes(parts: ContentParts): StaffRoute[] {
  const { database } = parts

  /** What an address names, as revisions do; `null`: there is nothing. */
  const entryOf = async (context: StaffContext) => {
    const edited = findEditedKind(context.req.param('kind') ?? '')
    const id = readNumber(context)
    const entry =
      edited && id !== null
        ? await readEntry(database, edited, id, editingOf(context, parts))
        : null
    return edited && entry
      ? { subject: edited.kind.name, id: String(entry.id), title: entry.title }
      : null
  }
  const referenceOf = (context: StaffContext) => {
    const edited = findEditedReference(context.req.param('key') ?? '')
    return Promise.resolve(
      edited && { subject: 'reference', id: edited.kind.key, title: edited.label },
    )
  }
  type Find = typeof entryOf

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
