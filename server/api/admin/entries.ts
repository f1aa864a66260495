import * as z from 'zod'
import {
  actOnEntries,
  actOnEntry,
  isActionName,
  orderEntries,
  saveEntry,
} from '../../../school/editing/act-on-entries.server.ts'
import { newAutosave } from '../../../school/editing/autosaves.server.ts'
import { findKind, type AnyKind } from '../../../school/kinds/index.ts'
import {
  listEntries,
  listSorts,
  listTrash,
  listedStates,
} from '../../../school/editing/list-entries.server.ts'
import { readEntry } from '../../../school/editing/read-entries.server.ts'
import { createDraft } from '../../../school/editing/save-entries.server.ts'
import { describeForms } from '../../../school/editing/schemas.ts'
import {
  answerChange,
  editingOf,
  notThere,
  readNumber,
  type ContentParts,
  withAnyBody,
} from './answers.ts'
import { refuseFields, withBody } from './body.ts'
import { listQuery, readQuery } from './list-query.ts'
import type { StaffContext, StaffRoute } from './staff-api.ts'

const filters = listQuery.extend({
  sort: z
    .enum(listSorts as [(typeof listSorts)[number]], `Sort by ${listSorts.join(', ')}.`)
    .default('updatedAt'),
  order: z.enum(['ASC', 'DESC'], 'Write ASC or DESC.').default('DESC'),
  state: z.enum(listedStates, `Choose one of: ${listedStates.join(', ')}.`).optional(),
  category: z.string().max(100).optional(),
  topic: z.string().max(100).optional(),
  mine: z.enum(['true', 'false', '1', '0']).optional(),
})

type KindHandler = (context: StaffContext, kind: AnyKind) => Promise<Response> | Response

/** Hands over the kind that an address names. */
const ofKind =
  (handle: KindHandler): StaffRoute['handle'] =>
  (context) => {
    const kind = findKind(context.req.param('kind') ?? '')
    return kind ? handle(context, kind) : notThere(context)
  }

/** Hands over the kind and the id that an address names. */
const ofEntry = (
  handle: (context: StaffContext, kind: AnyKind, id: number) => Promise<Response> | Response,
) =>
  ofKind((context, kind) => {
    const id = readNumber(context)
    return id === null ? notThere(context) : handle(context, kind, id)
  })

/** Lists, drafts, saving and all that is done to dated entries (docs/staff-api.md, Content). */
export function entryRoutes(parts: ContentParts): StaffRoute[] {
  const { database } = parts
  const list = ofKind(async (context, kind) => {
    const query = readQuery(context, filters)
    if (!query.ok) return refuseFields(context, query.problems)
    const { page, perPage, sort, order, mine, ...filter } = query.value
    const { entries, total } = await listEntries(
      database,
      kind,
      { ...filter, mine: mine === 'true' || mine === '1' },
      { page, perPage, sort, order: order === 'ASC' ? 'asc' : 'desc' },
      editingOf(context, parts),
    )
    return context.json({ data: entries, total })
  })
  const one = ofEntry(async (context, kind, id) => {
    const entry = await readEntry(database, kind, id, editingOf(context, parts))
    return entry ? context.json(entry) : notThere(context)
  })
  const created = z.object({
    data: z.unknown(),
    autosave: z.string().regex(newAutosave).default('new'),
  })
  const create = withBody(created, (context, { data, autosave }) =>
    ofKind(async (_, kind) =>
      answerChange(
        parts,
        context,
        await createDraft(database, kind, data, editingOf(context, parts), autosave),
        201,
      ),
    )(context),
  )
  const save = withAnyBody((context, body) =>
    ofEntry(async (_, kind, id) =>
      answerChange(
        parts,
        context,
        await saveEntry(database, kind, id, body, editingOf(context, parts)),
      ),
    )(context),
  )
  const act = withAnyBody((context, body) =>
    ofEntry(async (_, kind, id) => {
      const action = context.req.param('action') ?? ''
      if (!isActionName(action)) return notThere(context)
      const result = await actOnEntry(database, kind, id, action, body, editingOf(context, parts))
      return answerChange(parts, context, result, action === 'copy' ? 201 : 200)
    })(context),
  )
  const bulk = withAnyBody((context, body) =>
    ofKind(async (_, kind) =>
      answerChange(
        parts,
        context,
        await actOnEntries(database, kind, body, editingOf(context, parts)),
      ),
    )(context),
  )
  const order = withAnyBody((context, body) =>
    ofKind(async (_, kind) => {
      const result = await orderEntries(database, kind, body, editingOf(context, parts))
      return answerChange(
        parts,
        context,
        result.ok ? { ...result, value: { moved: result.value } } : result,
      )
    })(context),
  )
  const trash: StaffRoute['handle'] = async (context) => {
    const query = readQuery(context, listQuery)
    if (!query.ok) return refuseFields(context, query.problems)
    const { entries, total } = await listTrash(database, query.value, editingOf(context, parts))
    return context.json({ data: entries, total })
  }
  return [
    {
      method: 'GET',
      path: '/schemas',
      least: 'author',
      handle: (context) => context.json(describeForms()),
    },
    { method: 'GET', path: '/trash', least: 'author', handle: trash },
    { method: 'GET', path: '/entries/:kind', least: 'author', handle: list },
    { method: 'POST', path: '/entries/:kind', least: 'author', handle: create },
    { method: 'POST', path: '/entries/:kind/bulk', least: 'author', handle: bulk },
    { method: 'POST', path: '/entries/:kind/order', least: 'editor', handle: order },
    { method: 'GET', path: '/entries/:kind/:id', least: 'author', handle: one },
    { method: 'PUT', path: '/entries/:kind/:id', least: 'author', handle: save },
    { method: 'POST', path: '/entries/:kind/:id/:action', least: 'author', handle: act },
  ]
}
