import * as z from 'zod'
import { liveReader } from '../../content/reader.ts'
import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { referenceRefusal } from '../../staff/accounts/permissions.ts'
import { hasRole } from '../../staff/accounts/roles.ts'
import type { Editing } from '../../content/editing/editing.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import { addDays, dayInManila, dayNumber, dayOfNumber } from '../../base/dates.ts'
import { inChunks } from '../../../db/chunks.ts'
import { readReference } from '../../content/reference/reference-content.server.ts'
import { findReferenceKind, referenceKinds } from '../../kinds/reference-kinds.ts'
import type { ReferenceKind } from '../../kinds/define-reference-kind.ts'

/** A figure or a contact on the site that is true only for a time. */
const factSchema = z.object({
  key: z.string().describe('the key of the reference content that states it'),
  path: z.string().describe('identifies it within that content, in any order'),
  label: z.string().describe('the name of the fact, such as Home page: Programs'),
  value: z.string().nullable().describe('what the site says now; null: not set yet'),
  field: z.string().describe('the field to fill in: its path in the content'),
  address: z.string().describe('the page that shows it; a path on this site'),
  isYearly: z.boolean().describe('whether it is that of a school year'),
})
type Fact = z.output<typeof factSchema>

/** Lists every fact that kinds of reference content state; facts of the same name get a number. */
export function listFacts(stated: readonly { kind: ReferenceKind; data: unknown }[]): Fact[] {
  const counts = new Map<string, number>()
  return stated.flatMap(({ kind, data }) =>
    kind.facts(data).map((fact) => {
      const name = nameOf({ key: kind.key, path: fact.path })
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      const path = count === 1 ? fact.path : `${fact.path} (${count})`
      return { isYearly: false, ...fact, key: kind.key, path }
    }),
  )
}

/** Days until the first check of a new fact. */
const firstCheckAfterDays = 30

/** A person who can own a fact. */
export const factOwnerSchema = z.object({ id: z.string(), name: z.string() })

/** A fact with its owner and the day by which it is to be checked. */
export const watchedFactSchema = factSchema.extend({
  id: z.number(),
  owner: factOwnerSchema.nullable(),
  verifyBy: z.string().describe('YYYY-MM-DD in Manila'),
  verifiedAt: z.number().nullable().describe('when it was last found true, and by whom'),
  verifiedBy: z.string().nullable(),
  isOverdue: z.boolean(),
  can: z
    .array(z.enum(['check', 'assign']))
    .describe('what the caller may do: confirm it, or change owner and date'),
})
export type WatchedFact = z.output<typeof watchedFactSchema>

/** Lists the facts that a person may change or owns, next due first. */
export async function readFacts(
  database: Database,
  { staff, now }: Editing,
): Promise<WatchedFact[]> {
  const today = dayInManila(new Date(now))
  const stated = await readStatedFacts(database)
  const rows = await matchRows(database, stated, today)
  const names = await readNames(database)
  const facts = stated.flatMap((fact): WatchedFact[] => {
    const row = rows.get(nameOf(fact))
    const kind = findReferenceKind(fact.key)
    const mayAssign = kind !== null && referenceRefusal(staff, kind) === null
    return row && (mayAssign || row.owner === staff.id)
      ? [watchedFact(fact, row, { names, mayAssign, today })]
      : []
  })
  return facts.sort(
    (one, other) => compare(one.verifyBy, other.verifyBy) || compare(one.label, other.label),
  )
}

/** Joins a fact and its check, for a person who may see it. */
function watchedFact(
  fact: Fact,
  row: FactRow,
  { names, mayAssign, today }: { names: Map<string, string>; mayAssign: boolean; today: string },
): WatchedFact {
  const { owner: ownerId, verified_by: verifiedBy } = row
  const ownerName = names.get(ownerId ?? '')
  const verifyBy = dayOfNumber(row.verify_by)
  return {
    ...fact,
    id: row.id,
    owner: ownerId !== null && ownerName !== undefined ? { id: ownerId, name: ownerName } : null,
    verifyBy,
    verifiedAt: row.verified_at,
    verifiedBy: verifiedBy && (names.get(verifiedBy) ?? 'A former staff member'),
    isOverdue: fact.value !== null && verifyBy < today,
    can: [
      ...(fact.value === null ? [] : ['check' as const]),
      ...(mayAssign ? ['assign' as const] : []),
    ],
  }
}

/** Lists the people to whom a person may give a fact check: for editors all who are not disabled. */
export async function readOwners(database: Database, staff: Pick<Staff, 'role'>) {
  if (!hasRole(staff, 'editor')) return []
  return database
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('erased_at', 'is', null)
    .where('disabled', '=', 0)
    .orderBy('name')
    .execute()
}

async function readStatedFacts(database: Database): Promise<Fact[]> {
  const stated = referenceKinds.map(async (kind) => ({
    kind,
    data: await readReference(liveReader(database), kind),
  }))
  return listFacts(await Promise.all(stated))
}

const readRows = (database: DatabaseOrTransaction) =>
  database.selectFrom('fact').selectAll().execute()
type FactRow = Awaited<ReturnType<typeof readRows>>[number]

/** Reads the checks of all facts; adds rows for new facts and deletes rows of removed ones. */
async function matchRows(
  database: Database,
  stated: readonly Fact[],
  today: string,
): Promise<Map<string, FactRow>> {
  const wanted = new Set(stated.map(nameOf))
  let rows = await readRows(database)
  if (rows.length !== wanted.size || rows.some((row) => !wanted.has(nameOf(row)))) {
    rows = await changeContent(database, async (transaction) => {
      const known = await readRows(transaction)
      const gone = known.filter((row) => !wanted.has(nameOf(row))).map(({ id }) => id)
      if (gone.length > 0) await transaction.deleteFrom('fact').where('id', 'in', gone).execute()
      const present = new Set(known.map(nameOf))
      const added = stated
        .filter((fact) => !present.has(nameOf(fact)))
        .map(({ key, path }) => ({
          key,
          path,
          verify_by: dayNumber(addDays(today, firstCheckAfterDays)),
        }))
      for (const some of inChunks(added, 3))
        await transaction.insertInto('fact').values(some).execute()
      return readRows(transaction)
    })
  }
  return new Map(rows.map((row) => [nameOf(row), row]))
}

/** Reads the names of staff who were not erased, by id. */
export async function readNames(database: Database): Promise<Map<string, string>> {
  const people = await database
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('erased_at', 'is', null)
    .execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}

/** Returns one text for the two parts of a fact's name. */
const nameOf = ({ key, path }: { key: string; path: string }) => JSON.stringify([key, path])

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
