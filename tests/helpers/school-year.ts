import type { Database } from '../../db/database.ts'
import { eventKind } from '../../school/kinds/event.ts'
import type { Move, PastYear, SchoolYear } from '../../abilities/school-year/move.server.ts'
import { putEntry } from './entries.ts'
import { openStaffApi, signInAs } from './staff.ts'

/** The fields of answers; each test knows which its call returns. */
type AnswerBody = SchoolYear &
  PastYear & {
    error: string
    kept: string[]
    pages: unknown[]
    revision: number
    data: (Record<string, unknown> & { title: string; value: number })[]
    toDo: { cards: { name: string; first: { title: string }[] }[] }
  }

/** 1 March 2027 in Manila. */
export const march = Date.parse('2027-03-01T00:00+08:00')

/** A move that changes nothing but the year. */
export const moveOf = ({ next, revisions }: SchoolYear): Move => ({
  year: next,
  firstDay: null,
  lastDay: null,
  revisions,
  admissionsUpdated: null,
  levels: [],
  figures: [],
  events: [],
  facts: [],
  checkBy: '2027-04-15',
})

/** Dates of a copy of `addEvent` in the next school year. */
export const nextYear = {
  startsAt: '2027-10-04T08:00',
  endsAt: '2027-10-04T16:00',
  until: null,
}

/** Opens the calls about the school year for an administrator, in March 2027. */
export async function openSchoolYear(database: Database) {
  const site = openStaffApi(database)
  site.clock.now = march
  const { token, staff } = await signInAs(database, 'administrator', { now: march })
  const call = async (method: string, path: string, body?: unknown, as = token) => {
    const answer = await site.call(method, path, { token: as, body })
    return { status: answer.status, body: answer.body as AnswerBody }
  }
  const read = async () => (await call('GET', '/school-year')).body
  return {
    clock: site.clock,
    me: staff.id,
    call,
    read,
    begin: async (changes: Partial<Move> = {}) =>
      call('POST', '/school-year', { ...moveOf(await read()), ...changes }),
    /** Publishes an event of October 2026. */
    addEvent: (fields: object = {}) =>
      putEntry(database, eventKind, {
        title: 'Foundation week 2026-2027',
        content: '<p>All levels.</p>',
        category: 'Academics',
        startsAt: '2026-10-05T08:00',
        endsAt: '2026-10-05T16:00',
        ...fields,
      }),
  }
}
