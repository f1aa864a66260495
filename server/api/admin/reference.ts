import {
  findEditedReference,
  type EditedReference,
} from '../../../school/editing/reference-kinds.ts'
import {
  listReference,
  readEditedReference,
  revertReference,
  saveEditedReference,
} from '../../../school/editing/edit-reference.server.ts'
import { answerChange, editingOf, notThere, type ContentParts, withAnyBody } from './answers.ts'
import type { StaffContext, StaffRoute } from './staff-api.ts'

/**
 * Hands over the piece of reference content that an address names: its key stands there
 * URL-encoded.
 */
const ofKey =
  (
    handle: (context: StaffContext, edited: EditedReference) => Promise<Response>,
  ): StaffRoute['handle'] =>
  (context) => {
    const edited = findEditedReference(context.req.param('key') ?? '')
    return edited ? handle(context, edited) : notThere(context)
  }

/** Reading and changing reference content (docs/staff-api.md, Content). */
export function referenceRoutes(parts: ContentParts): StaffRoute[] {
  const { database } = parts
  const one = ofKey(async (context, edited) => {
    const read = await readEditedReference(database, edited, editingOf(context, parts))
    return read ? context.json(read) : notThere(context)
  })
  const save = withAnyBody((context, body) =>
    ofKey(async (_, edited) =>
      answerChange(
        parts,
        context,
        await saveEditedReference(database, edited, body, editingOf(context, parts)),
      ),
    )(context),
  )
  const revert = withAnyBody((context, body) =>
    ofKey(async (_, edited) =>
      answerChange(
        parts,
        context,
        await revertReference(database, edited, body, editingOf(context, parts)),
      ),
    )(context),
  )
  return [
    {
      method: 'GET',
      path: '/reference',
      least: 'author',
      handle: async (context) =>
        context.json(await listReference(database, editingOf(context, parts))),
    },
    { method: 'GET', path: '/reference/:key', least: 'editor', handle: one },
    { method: 'PUT', path: '/reference/:key', least: 'editor', handle: save },
    { method: 'POST', path: '/reference/:key/revert', least: 'editor', handle: revert },
  ]
}
