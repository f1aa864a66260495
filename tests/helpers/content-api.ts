import { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import { staffRoutes } from '../../product/staff-calls.ts'
import { staffApi } from '../../server/api/admin/route.ts'
import type { ArticleInput } from '../../school/kinds/article.ts'
import { article, noon } from './entries.ts'
import { putStaffMember } from './staff.ts'
import { keepContract, staffParts } from './staff-api.ts'

const person = <Id extends string>(id: Id, name: string, role: Staff['role']) => ({
  id,
  name,
  email: `${id}@example.org`,
  role,
  sections: [],
  classStatus: false,
})

/** Staff members by role; in tests their name is their token. */
export const staff = {
  ana: person('ana', 'Ana Reyes', 'editor'),
  ben: person('ben', 'Ben Cruz', 'author'),
  cora: person('cora', 'Cora Diaz', 'author'),
  dan: person('dan', 'Dan Lim', 'administrator'),
  shs: { ...person('shs', 'Ella Sy', 'editor'), email: 'ella@example.org', sections: ['shs'] },
  /** an author with the right to publish class status */
  pia: { ...person('pia', 'Pia Ramos', 'author'), classStatus: true },
} as const satisfies Record<string, Staff>
export type StaffName = keyof typeof staff

/** Stores people of `openContentApi` as members of the staff who can sign in. */
export async function putStaff(database: Database, names: readonly StaffName[]): Promise<void> {
  for (const name of names) await putStaffMember(database, staff[name], noon)
}

/** The fields of answers; each test knows which its call returns. */
export interface AnswerBody {
  id: number
  title: string
  revision: number
  state: string
  can: string[]
  total: number
  data: unknown
  error: string
  problems: { field: string; message: string }[]
  slug: string
  refused: { id: number; error: string }[]
  current: AnswerBody
  url: string
  publishAt: number | null
  code: string | null
}

export interface Answer {
  status: number
  body: AnswerBody
}

/**
 * Opens the content calls on a database, without a server; the clock stops unless the test sets it.
 */
export function openContentApi(database: Database, clock: { now: number } = { now: noon }) {
  const parts = staffParts(database, { now: () => clock.now, publicOrigin: 'http://site' })
  const known: Record<string, Staff> = staff
  const sessionOf = (token: string) => {
    const person = known[token]
    return Promise.resolve(person ? { id: token, staff: person, expiresAt: noon } : null)
  }
  const api = new Hono().use(keepContract).route('/', staffApi(staffRoutes, parts, sessionOf))
  const call = async (
    who: StaffName | '',
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer> => {
    const response = await api.request(path, {
      method,
      headers: {
        ...(who && { authorization: `Bearer ${who}` }),
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = Buffer.from(await response.arrayBuffer()).toString()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as AnswerBody }
  }
  const post = (who: StaffName, path: string, body: unknown = {}) => call(who, 'POST', path, body)
  const put = (who: StaffName, path: string, body: unknown) => call(who, 'PUT', path, body)
  /** Adds an article as a draft, and gives the calls on it. */
  const add = async (who: StaffName, fields: Partial<ArticleInput> = {}) => {
    const { body } = await post(who, '/entries/article', { data: article(fields) })
    const path = `/entries/article/${body.id}`
    return {
      ...body,
      path,
      act: (by: StaffName, action: string, sent?: object) =>
        post(by, `${path}/commands`, { action, ...sent }),
      save: (by: StaffName, changed: Partial<ArticleInput>, basedOn: number) =>
        put(by, path, { data: article(changed), basedOn }),
      read: async (by: StaffName = 'ana') => (await call(by, 'GET', path)).body,
    }
  }
  return {
    get: (who: StaffName, path: string) => call(who, 'GET', path),
    post,
    put,
    call,
    add,
  }
}
