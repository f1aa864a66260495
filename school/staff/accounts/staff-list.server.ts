import * as z from 'zod'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { StaffRow } from '../../../db/tables.ts'
import { hasRole, roles, sections, type Role } from './roles.ts'
import { staffSchema, type Staff } from './staff.ts'

const storedSections = z.array(z.enum(sections))
const storedRole = z.enum(roles)

/** Reads a person with their rights from a stored row. */
export const toStaff = (
  row: Pick<StaffRow, 'id' | 'name' | 'email' | 'role' | 'sections' | 'class_status'>,
): Staff => ({
  id: row.id,
  name: row.name,
  email: row.email ?? '',
  role: storedRole.parse(row.role),
  sections: storedSections.parse(JSON.parse(row.sections)),
  classStatus: row.class_status === 1,
})

export const staffStates = ['invited', 'active', 'disabled'] as const
export type StaffState = (typeof staffStates)[number]

/** Returns the state of a person: without a password they have not accepted their invitation. */
export function stateOf(row: Pick<StaffRow, 'disabled' | 'password_hash'>): StaffState {
  if (row.disabled === 1) return 'disabled'
  return row.password_hash === null ? 'invited' : 'active'
}

/** A person as administrators see them: nothing secret. */
export const staffMemberSchema = staffSchema.extend({
  state: z.enum(staffStates),
  twoFactor: z.boolean(),
  lastSeenAt: z.number().nullable(),
  createdAt: z.number(),
})
export type StaffMember = z.output<typeof staffMemberSchema>

/** The fields by which lists of staff are sorted. */
export const staffSorts = ['name', 'email', 'role', 'state', 'lastSeenAt', 'createdAt'] as const

/** One page of a list of staff. */
export interface StaffQuery {
  /** words of the name or e-mail address */
  q: string
  role?: Role | undefined
  state?: StaffState | undefined
  sort: (typeof staffSorts)[number]
  order: 'ASC' | 'DESC'
  page: number
  perPage: number
}

/** Reads a person, as administrators see them, from a stored row. */
export const toMember = (row: StaffRow): StaffMember => ({
  ...toStaff(row),
  state: stateOf(row),
  twoFactor: row.totp_confirmed === 1,
  lastSeenAt: row.last_seen_at,
  createdAt: row.created_at,
})

async function readMembers(database: DatabaseOrTransaction): Promise<StaffMember[]> {
  const rows = await database
    .selectFrom('staff')
    .selectAll()
    .where('erased_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(toMember)
}

/** Lists everyone who can sign in, by name. */
export const listActiveStaff = async (database: DatabaseOrTransaction): Promise<StaffMember[]> =>
  (await readMembers(database)).filter(({ state }) => state === 'active')

/** Lists the editors and administrators who can sign in, by name. */
export const listReviewers = async (database: DatabaseOrTransaction): Promise<StaffMember[]> =>
  (await listActiveStaff(database)).filter((person) => hasRole(person, 'editor'))

/** Lists the people to choose from: for editors all who are not disabled, for authors reviewers. */
export const listPeople = async (
  database: DatabaseOrTransaction,
  staff: Staff,
): Promise<StaffMember[]> =>
  hasRole(staff, 'editor')
    ? (await readMembers(database)).filter(({ state }) => state !== 'disabled')
    : listReviewers(database)

/** Lists one page of the staff. A school has a few hundred at most, so sorting happens here. */
export async function listStaff(
  database: DatabaseOrTransaction,
  query: StaffQuery,
): Promise<{ data: StaffMember[]; total: number }> {
  const words = query.q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = (await readMembers(database)).filter(({ name, email, role, state }) => {
    const text = `${name} ${email}`.toLowerCase()
    const isChosen = (!query.role || role === query.role) && (!query.state || state === query.state)
    return isChosen && words.every((word) => text.includes(word))
  })
  found.sort(
    (one, other) => compare(one[query.sort], other[query.sort]) || compare(one.id, other.id),
  )
  if (query.order === 'DESC') found.reverse()
  const start = (query.page - 1) * query.perPage
  return { data: found.slice(start, start + query.perPage), total: found.length }
}

/** Finds a person; `null` when they do not exist, or were erased. */
export async function findMember(
  database: DatabaseOrTransaction,
  id: string,
): Promise<StaffMember | null> {
  const row = await findStaffRow(database, id)
  return row ? toMember(row) : null
}

/** Finds the stored row of a person; `undefined` when they do not exist, or were erased. */
export const findStaffRow = (
  database: DatabaseOrTransaction,
  id: string,
): Promise<StaffRow | undefined> =>
  database
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

function compare(one: string | number | null, other: string | number | null): number {
  if (typeof one === 'string' && typeof other === 'string') return collator.compare(one, other)
  return Number(one ?? 0) - Number(other ?? 0)
}
