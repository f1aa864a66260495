import { expect, test } from 'vitest'
import { moveOf, planYear, problemsOf, type SchoolYear, type TypedYear } from './year-plan.ts'

const [ana, ben] = [
  { id: 'ana', name: 'Ana' },
  { id: 'ben', name: 'Ben' },
]
const event = {
  id: 7,
  title: 'Enrollment for school year 2027–2028',
  startsAt: '2027-01-01T08:00',
  endsAt: '2027-01-01T12:00',
  until: null,
  isSample: false,
  again: null,
}
const waiting = { revision: 3, workingRevision: 3, dueAt: null }

/** Site data that the plan reads. */
const site = {
  year: '2026-2027',
  next: '2027-2028',
  today: '2027-03-01',
  firstDay: '2026-06-15',
  lastDay: null,
  documents: [
    { ...waiting, key: 'admission-guide' },
    { ...waiting, key: 'site-settings', dueAt: 7 },
    { ...waiting, key: 'counters', workingRevision: null },
    { ...waiting, key: 'contacts' },
  ],
  events: [event, { ...event, id: 8, title: 'Rizal Day', again: 'holiday' }],
  holidays: [{ day: '2028-01-01', name: 'New Year’s Day' }],
  facts: [
    { id: 1, isYearly: false, owner: null },
    { id: 2, isYearly: true, owner: ben },
    { id: 3, isYearly: true, owner: null },
  ],
  owners: [ana, ben],
} as unknown as SchoolYear

const plan = (typed: TypedYear = {}, on = site) => planYear(on, typed, 'ana')
const move = (typed: TypedYear = {}) => moveOf(site, plan(typed))

test('the proposal for the next school year moves the first day of classes, and leaves the last one open', () => {
  expect(move()).toMatchObject({
    year: '2027-2028',
    firstDay: '2027-06-21',
    lastDay: null,
    checkBy: '2027-03-31',
  })
  expect(problemsOf(plan({ lastDay: '2027-06-01' }))).toEqual(['The last day is before the first.'])
})

test('the facts of the year are asked for again, each from its owner, the others from the person', () => {
  const owners = (typed: TypedYear) => move(typed).facts.map(({ id, owner }) => [id, owner])
  expect(owners({})).toEqual([
    [2, 'ben'],
    [3, 'ana'],
  ])
  expect(owners({ owner: '', facts: { 1: { isChosen: true, owner: 'ben' } } })).toEqual([
    [1, 'ben'],
    [2, 'ben'],
    [3, null],
  ])
})

test('events that do not come again are copied, with the year of their title', () => {
  const title = 'Enrollment for school year 2028–2029'
  const moved = { startsAt: '2028-01-07T08:00', endsAt: '2028-01-07T12:00' }
  expect(move().events).toEqual([{ id: 7, title, ...moved, until: null }])
  expect(plan({ kept: 'date' }).events).toMatchObject([
    { startsAt: '2028-01-01T08:00', holiday: 'New Year’s Day' },
  ])
  expect(plan({ kept: 'date', events: { 7: { day: '2028-01-10' } } }).events).toMatchObject([
    { startsAt: '2028-01-10T08:00', endsAt: '2028-01-10T12:00' },
  ])
})

test('sample events are left out until they are chosen', () => {
  const ofSample = { ...site, events: [{ ...event, isSample: true }] } as unknown as SchoolYear
  const isChosen = (typed: TypedYear) => plan(typed, ofSample).events.map((each) => each.isChosen)
  expect(isChosen({})).toEqual([false])
  expect(isChosen({ events: { 7: { isChosen: true } } })).toEqual([true])
})

test('a change that waits is shown with the year if it is of a document of the year, unless it is scheduled or left out', () => {
  const chosen = (typed: TypedYear) =>
    move(typed)
      .documents.filter(({ isChosen }) => isChosen)
      .map(({ key }) => key)
  expect(chosen({})).toEqual(['admission-guide'])
  const other = { 'admission-guide': false, counters: true, contacts: true }
  expect(chosen({ documents: other })).toEqual(['contacts'])
})
