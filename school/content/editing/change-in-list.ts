import { fail, succeed, type Result } from '../../base/result.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { isSame } from '../../base/is-same.ts'
import type { EditingFailure } from './editing.ts'
import type { EntryCommand } from './entry-commands.server.ts'

type Fields = Record<string, unknown>
type Changed = Result<Fields, EditingFailure>

/** Change of several entries at once. */
export type ListChange = Omit<Extract<EntryCommand, { action: 'change' }>, 'action'>

/** Returns the name of the field with topics; `null` for a kind without topics. */
const topicsField = ({ sectionField }: AnyKind) => (sectionField === 'topics' ? 'topics' : null)

/**
 * Sets category and date of an entry, and adds and removes topics without regard to case.
 *
 * @returns the changed fields; fails with {@link unchanged} when no field changes
 */
export function changeInList(
  kind: AnyKind,
  fields: Fields,
  { category, day, addTopics, removeTopics }: ListChange,
): Changed {
  const topics = topicsField(kind)
  const changesTopics = addTopics.length + removeTopics.length > 0
  const { many } = kind.labels
  if (category !== undefined && !kind.categoryField) return fail(lacks(many, 'category'))
  if (day !== undefined && !kind.dayField) return fail(lacks(many, 'date'))
  if (changesTopics && !topics) return fail(lacks(many, 'topics'))
  const after = { ...fields }
  if (category !== undefined && kind.categoryField) after[kind.categoryField] = category
  if (day !== undefined && kind.dayField) after[kind.dayField] = day
  if (changesTopics && topics)
    after[topics] = withTopics(textsIn(fields[topics]), addTopics, removeTopics)
  return checkChanged(fields, after)
}

/** Restores category, topics and date as they were before; other fields stay. */
export function undoInList(kind: AnyKind, fields: Fields, before: Fields): Changed {
  const names = [kind.categoryField, kind.dayField, topicsField(kind)].filter(
    (name) => name !== null,
  )
  const earlier = names.filter((name) => name in before).map((name) => [name, before[name]])
  return checkChanged(fields, { ...fields, ...(Object.fromEntries(earlier) as Fields) })
}

/** Refusal of a change that changes nothing: the entry is not saved again. */
export const unchanged: EditingFailure = {
  reason: 'wrong-state',
  error: 'This is already as you want it.',
}

const checkChanged = (before: Fields, after: Fields): Changed =>
  isSame(before, after) ? fail(unchanged) : succeed(after)

function withTopics(
  topics: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): string[] {
  const isIn = (list: readonly string[], topic: string) =>
    list.some((each) => each.toLowerCase() === topic.toLowerCase())
  const kept = topics.filter((topic) => !isIn(removed, topic))
  return [...kept, ...added.filter((topic) => !isIn(kept, topic))]
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

const lacks = (many: string, what: string): EditingFailure => ({
  reason: 'wrong-state',
  error: `${many}: this list has no ${what} to change.`,
})
