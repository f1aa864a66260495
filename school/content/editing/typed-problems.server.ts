import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { FieldProblem } from '../../base/check-fields.ts'
import { campusesKind } from '../../kinds/campuses.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { readStoredData } from '../reference/stored-data.server.ts'

interface Typed {
  data: EntryData
  /** the content that visitors read already: a field that stays as it is there is no problem */
  shown?: object | null
  /** UTC in milliseconds */
  now: number
  /** time from which visitors see it, UTC in milliseconds; `null` for a draft */
  shownFrom: number | null
}

/** Finds problems of typed fields that their schema cannot know, each with what to do. */
export async function findTypedProblems(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  { data, shown = null, now, shownFrom }: Typed,
): Promise<FieldProblem[]> {
  if (!kind.typedProblems) return []
  const campuses = await readCampuses(database)
  const isKept = ({ field }: FieldProblem) =>
    shown !== null && JSON.stringify(valueAt(shown, field)) === JSON.stringify(valueAt(data, field))
  const problems = kind.typedProblems(data, { now, shownFrom, campuses })
  return problems.filter((problem) => !isKept(problem))
}

/** Reads the value of a field, or of a part of it: `ownMessage.en`. */
const valueAt = (fields: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      fields,
    )

/** Reads the names of the campuses within a transaction. */
async function readCampuses(database: DatabaseOrTransaction): Promise<string[]> {
  const stored = await readStoredData(database, campusesKind.key)
  return stored ? campusesKind.schema.parse(stored).map(({ title }) => title) : []
}
