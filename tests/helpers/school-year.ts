import type { Database } from '../../db/database.ts'
import { eventKind } from '../../school/kinds/event.ts'
import type {
  Move,
  PastYear,
  SchoolYear,
} from '../../abilities/school-year/school-year-schemas.server.ts'
import { putEntry } from './entries.ts'
import { signInAs } from './staff.ts'
import { openStaffApi } from './staff-api.ts'

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
export const moveOf = ({ next, documents }: SchoolYear): Move => ({
  action: 'begin',
  year: next,
  firstDay: null,
  lastDay: null,
  documents: documents.map(({ key, revision }) => ({ key, revision, isChosen: false })),
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
  /** Saves a change of a document, which visitors do not see. */
  const saveDraft = async (key: string, change: (data: AnswerBody['data']) => object) => {
    const path = `/entries/reference/${key}`
    const { data, revision: basedOn } = (await call('GET', path)).body
    return (await call('PUT', path, { data: change(data), basedOn })).body
  }
  const read = async () => (await call('GET', '/school-year')).body
  return {
    clock: site.clock,
    me: staff.id,
    call,
    read,
    saveDraft,
    /** Saves another first figure as a change of the counters. */
    changeFigure: (value: number) =>
      saveDraft('counters', (data) => data.with(0, { ...data[0], value } as (typeof data)[0])),
    /** Saves other fees of junior high school as a change of the guide to admissions. */
    changeFees: (fees: object[]) =>
      saveDraft('admission-guide', (data) => {
        const guides = data as unknown as { jhs: object }
        return { ...guides, jhs: { ...guides.jhs, fees } }
      }),
    /** Returns the documents as a person saw them, of which these were chosen. */
    choose: (seen: SchoolYear, keys: readonly string[]) =>
      moveOf(seen).documents.map((one) => ({ ...one, isChosen: keys.includes(one.key) })),
    begin: async (changes: Partial<Move> = {}) =>
      call('POST', '/school-year/commands', { ...moveOf(await read()), ...changes }),
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
