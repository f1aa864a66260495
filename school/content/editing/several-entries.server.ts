import * as z from 'zod'
import type { Database } from '../../../db/database.ts'
import type { EntryRow } from '../../../db/tables.ts'
import { noSuchCommand } from '../../base/commands.ts'
import { succeed, type Result } from '../../base/result.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { highestId } from '../entries/feed-entries.server.ts'
import { unchanged } from './change-in-list.ts'
import { revisionNumber, type Editing, type EditingFailure, endedProblemOf } from './editing.ts'
import { changeSchema, type EntryCommand } from './entry-commands.server.ts'
import { executeEntryCommand } from './execute-entry-command.server.ts'
import { filterFields, findMatching, isTrue } from './list-entries.server.ts'
import { orderEntries, orderSchema } from './order-entries.server.ts'

/** Actions on several entries at once. */
export const bulkActions = [
  'publish',
  'unpublish',
  'trash',
  'restore',
  'copy',
  'request-review',
  'change',
] as const

/** Maximum number of entries in one call with `matching`. */
const portionSize = 50

const entryId = z.number().int().min(1)
const bulkSchema = z
  .object({
    ids: z
      .array(entryId)
      .min(1, 'Choose at least one.')
      .max(200, 'Choose at most 200 at once.')
      .optional(),
    matching: z
      .object({
        ...filterFields,
        after: z
          .number()
          .int()
          .min(0)
          .default(0)
          .describe('0, then `next.after` of the last answer'),
        through: entryId.optional().describe('`next.through` of the last answer'),
      })
      .optional()
      .describe(`instead of ids: every match, ${portionSize} in each call`),
    action: z.enum(bulkActions, `Choose one of: ${bulkActions.join(', ')}.`),
    change: changeSchema.optional().describe('with the action change'),
  })
  .refine(({ ids, matching }) => (ids === undefined) !== (matching === undefined), {
    path: ['ids'],
    message: 'Enter either ids or what they match.',
  })
  .refine(({ action, change }) => (action === 'change') === (change !== undefined), {
    path: ['change'],
    message: 'Enter what is changed with the action change, and only with it.',
  })
type BulkCommand = z.output<typeof bulkSchema>

/** A save from a list, which can be undone. */
const savedSchema = z.object({ id: entryId, revision: revisionNumber })

/** Undoes an action on several entries. */
const undoSchema = z.object({
  action: z
    .enum(['undo', 'undo-visibility'])
    .describe('undo: of a change; undo-visibility: of publishing and taking down'),
  saved: z.array(savedSchema).min(1, 'Choose at least one.').max(200, 'Undo at most 200 at once.'),
})

/** A command on several entries, as a request gives it. */
export const commandsSchema = z.discriminatedUnion(
  'action',
  [bulkSchema, undoSchema, orderSchema],
  noSuchCommand,
)

export const bulkAnswerSchema = z.object({
  done: z.array(z.number()),
  saved: z.array(savedSchema).describe('what `undo` and `undo-visibility` can take back'),
  unchanged: z.number().describe('entries that were already so'),
  ended: z.number().describe('restored entries that stay taken down because their day has passed'),
  refused: z.array(z.object({ id: z.number(), title: z.string(), error: z.string() })),
  next: z
    .object({ after: z.number(), through: z.number(), left: z.number() })
    .nullable()
    .describe('for the next call with `matching`; null: this was the last'),
})
type BulkAnswer = z.output<typeof bulkAnswerSchema>

const nothingDone: Omit<BulkAnswer, 'next'> = {
  done: [],
  saved: [],
  unchanged: 0,
  ended: 0,
  refused: [],
}

/**
 * Runs a command on several entries, or undoes one for the entries that no one saved since. Each
 * entry is authorized separately, and a refusal does not stop the rest; an order is given to all or
 * none.
 */
export async function actOnEntries(
  database: Database,
  kind: AnyKind,
  given: z.output<typeof commandsSchema>,
  editing: Editing,
): Promise<BulkAnswer | Result<BulkAnswer, EditingFailure>> {
  if (given.action === 'order') {
    const ordered = await orderEntries(database, kind, given, editing)
    return ordered.ok ? succeed({ ...nothingDone, done: ordered.value, next: null }) : ordered
  }
  if ('saved' in given) {
    const { action, saved } = given
    const orders = saved.map(({ id, revision }) => ({ id, command: { action, revision } as const }))
    return { ...(await giveCommands(database, kind, orders, editing)), next: null }
  }
  const { ids = [], matching, action, change } = given
  const portion = matching && (await nextPortion(database, kind, matching, editing))
  const command = bulkCommand(action, change)
  const run = (id: number) => ({ id, command })
  const answer = await giveCommands(database, kind, (portion?.ids ?? ids).map(run), editing)
  return { ...answer, next: portion?.next ?? null }
}

/** Gives each entry its command, in order; other requests are answered in between. */
async function giveCommands(
  database: Database,
  kind: AnyKind,
  orders: readonly { id: number; command: EntryCommand }[],
  editing: Editing,
): Promise<Omit<BulkAnswer, 'next'>> {
  const answer = structuredClone(nothingDone)
  const commands = new Map(orders.map((order) => [order.id, order.command]))
  const stored = await readBefore(database, kind, [...commands.keys()])
  for (const [id, command] of commands) {
    const before = stored.get(id)
    const result = await executeEntryCommand(database, { kind, id, command, actor: editing })
    if (result.ok) {
      answer.done.push(id)
      const { revision, state, data } = result.value
      const isDown = command.action === 'restore' && state === 'unpublished'
      if (isDown && endedProblemOf(kind, data, editing.now)) answer.ended += 1
      if (canUndo(command, before, revision)) answer.saved.push({ id, revision })
    } else if (result.failure === unchanged) answer.unchanged += 1
    else answer.refused.push({ id, title: before?.title ?? '', error: result.failure.error })
    await yieldToEventLoop()
  }
  return answer
}

/**
 * Returns whether a command can be undone from a list. Publishing and taking down cannot be undone
 * where there was a working revision: then nothing tells which of the two texts was live.
 */
function canUndo({ action }: EntryCommand, before: Before | undefined, revision: number): boolean {
  if (action === 'change') return true
  if (action !== 'publish' && action !== 'unpublish') return false
  return before?.working_revision === null && before.revision === revision - 1
}

type Before = Pick<EntryRow, 'title' | 'revision' | 'working_revision'>

/** Reads entries before their commands, by id. */
async function readBefore(
  database: Database,
  kind: AnyKind,
  ids: readonly number[],
): Promise<Map<number, Before>> {
  const rows = await database
    .selectFrom('entry')
    .select(['id', 'title', 'revision', 'working_revision'])
    .where('kind', '=', kind.name)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/**
 * Finds the next entries that match, in the order of their ids. So no entry is skipped when changed
 * entries no longer match, and entries that are added meanwhile are left out.
 */
async function nextPortion(
  database: Database,
  kind: AnyKind,
  { after, through: given, mine, ...filter }: NonNullable<BulkCommand['matching']>,
  editing: Editing,
): Promise<{ ids: number[]; next: BulkAnswer['next'] }> {
  const wanted = { ...filter, mine: isTrue(mine) }
  const through = given ?? (await highestId(database))
  const { ids, left } = await findMatching(
    database,
    kind,
    wanted,
    { after, through, limit: portionSize },
    editing,
  )
  const last = ids.at(-1)
  return { ids, next: left > 0 && last !== undefined ? { after: last, through, left } : null }
}

/** Returns the command on one entry that an action on several entries means. */
function bulkCommand(
  action: (typeof bulkActions)[number],
  change: BulkCommand['change'],
): EntryCommand {
  if (action === 'copy') return { action, autosave: 'new' }
  if (action === 'request-review') return { action, note: '', asked: null }
  if (action === 'change') return { action, addTopics: [], removeTopics: [], ...change }
  return { action }
}
