import { expect, test } from 'vitest'
import {
  decidingNotices,
  stateOfAll,
  statusOfDay,
  type DayFacts,
  type StandingNotice,
} from './class-status.ts'

const day = '2026-11-23'
const facts: DayFacts = { campuses: ['Main Campus', 'Elida Campus'], calendar: {} }

const unsaid = { time: null, reason: null, otherReason: null, source: null, nextCheck: null }
const texts = { headline: { en: 'Headline' }, ownHeadline: null, message: { en: '' } }
const times = { day, lastDay: null, decidedAt: 1_000, publishedAt: 1_000 }
let id = 0
const notice = (fields: Partial<StandingNotice>): StandingNotice => ({
  ...unsaid,
  ...texts,
  ...times,
  id: (id += 1),
  slug: `notice-${id}`,
  state: 'no-classes',
  levels: ['pgs', 'jhs', 'shs', 'college'],
  campuses: [],
  ...fields,
})

const statesOn = (on: string, notices: StandingNotice[], given = facts) =>
  Object.fromEntries(
    statusOfDay(on, notices, given).levels.map(({ level, parts }) => [
      level,
      parts.map(({ campus, notice: of }) => `${campus ?? 'all'}: ${of?.state ?? 'unknown'}`),
    ]),
  )

test('without a notice nothing is known, and nothing is claimed', () => {
  const unknown = ['all: unknown']
  expect(statesOn(day, [])).toEqual({ pgs: unknown, jhs: unknown, shs: unknown, college: unknown })
  expect(stateOfAll(statusOfDay(day, [], facts))).toBe('unknown')
})

test.each([
  ['2026-11-22', 'unknown'],
  ['2026-11-23', 'no-classes'],
  ['2026-11-25', 'no-classes'],
  ['2026-11-26', 'unknown'],
])('on %s an extended notice of November 23 to 25 decides %s', (on, state) => {
  const extended = notice({ lastDay: '2026-11-25' })
  expect(statesOn(on, [extended]).pgs).toEqual([`all: ${state}`])
})

test('the newest decision holds where two notices speak of the same level', () => {
  const all = notice({ decidedAt: 1_000 })
  const college = notice({ state: 'remote', levels: ['college'], decidedAt: 2_000 })
  expect(statesOn(day, [all, college])).toMatchObject({
    pgs: ['all: no-classes'],
    college: ['all: remote'],
  })
  const corrected = { ...all, decidedAt: 3_000 }
  expect(statesOn(day, [corrected, college]).college).toEqual(['all: no-classes'])
  expect(decidingNotices(statusOfDay(day, [corrected, college], facts))).toEqual([corrected])
})

test('campuses are told apart only where they differ, and one that was renamed keeps its notice', () => {
  const elida = notice({ campuses: ['Elida Campus'], levels: ['jhs'] })
  expect(statesOn(day, [elida])).toMatchObject({
    pgs: ['all: unknown'],
    jhs: ['Main Campus: unknown', 'Elida Campus: no-classes'],
  })
  const old = notice({ campuses: ['Annex'] })
  const unknown = ['Main Campus: unknown', 'Elida Campus: unknown']
  expect(statesOn(day, [old]).pgs).toEqual([...unknown, 'Annex: no-classes'])
})

test('all levels have a state by a notice or by the calendar, and a notice wins', () => {
  const stateBy = (calendar: DayFacts['calendar'], ...notices: StandingNotice[]) =>
    stateOfAll(statusOfDay(day, notices, { ...facts, calendar }))
  const of = (isClassDay: boolean) => {
    const known = { isClassDay, holiday: null }
    return { pgs: known, jhs: known, shs: known, college: known }
  }
  expect(stateBy({}, notice({ state: 'as-usual' }))).toBe('as-usual')
  expect(stateBy(of(true))).toBe('as-usual')
  expect(stateBy(of(false))).toBe('no-school-day')
  expect(stateBy({ ...of(false), college: of(true).college })).toBe('mixed')
  expect(stateBy(of(true), notice({ levels: ['shs'] }))).toBe('mixed')
  expect(stateBy(of(false), notice({ state: 'remote' }))).toBe('remote')
})
