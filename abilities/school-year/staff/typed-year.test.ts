import { expect, test } from 'vitest'
import type { SchoolYear } from './school-year.ts'
import { type FeeChoice, moveOf, planYear, problemsOf, type TypedYear } from './typed-year.ts'

const figure = (index: number, group: string, label: string, value: number, note?: string) => {
  const name = `${group}: ${label}`
  return { index, group, label, name, value, note: note ?? null }
}
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
const fees = [{ item: 'Tuition', amount: 30_000, when: null }]

/** Site data that the plan reads. */
const site = {
  year: '2026-2027',
  next: '2027-2028',
  today: '2027-03-01',
  firstDay: '2026-06-15',
  lastDay: null,
  revisions: { counters: 3 },
  levels: [
    { tag: 'jhs', name: 'Junior High School', schoolYear: '2026-2027', fees },
    { tag: 'shs', name: 'Senior High School', schoolYear: null, fees: [] },
  ],
  figures: [
    figure(0, 'enrollment', 'Grade school', 600),
    figure(1, 'enrollment', 'College', 6_400),
    figure(2, 'enrollment', 'Total', 7_000, 'A.Y. 24-25'),
    figure(5, 'home', 'Enrolled', 7_000, 'A.Y. 24-25'),
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

test('the proposal for the next school year moves the dates, the note and the year, and keeps what no one has decided', () => {
  expect(move()).toMatchObject({
    year: '2027-2028',
    firstDay: '2027-06-21',
    lastDay: null,
    admissionsUpdated: 'March 2027',
    levels: [],
    figures: [],
    checkBy: '2027-03-31',
  })
  expect(problemsOf(plan({ lastDay: '2027-06-01' }))).toMatchObject([{ step: 'dates' }])
})

test('the facts of the year are asked for again, each from its owner, the others from the person', () => {
  const owners = (typed: TypedYear) => move(typed).facts.map(({ id, owner }) => [id, owner])
  expect(owners({})).toEqual([
    [2, 'ben'],
    [3, 'ana'],
  ])
  expect(owners({ owner: '', facts: { 1: { isChosen: true, owner: 'ben' } } })).toEqual([
    [2, 'ben'],
    [3, null],
    [1, 'ben'],
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

test('enrollment figures change only where they are typed, with their totals and the year that ends', () => {
  expect(move({ figures: { 'enrollment/College': '6,500' } }).figures).toEqual([
    { index: 1, value: 6_500, note: null },
    { index: 2, value: 7_100, note: 'A.Y. 26-27' },
    { index: 5, value: 7_100, note: 'A.Y. 26-27' },
  ])
  const figures = { 'enrollment/College': '6500', 'home/Enrolled': '7200' }
  expect(move({ figures, figuresOf: 'A.Y. 2026-27' }).figures).toMatchObject([
    { value: 6_500 },
    { value: 7_100, note: 'A.Y. 2026-27' },
    { value: 7_200 },
  ])
  expect(problemsOf(plan({ figures: { 'enrollment/College': 'many' } }))).toEqual([
    { step: 'figures', message: 'enrollment: College: Enter a whole number.' },
  ])
})

const fee = { id: '1', item: 'Tuition', amount: '₱31,500.50', when: '' }

test('fees of a level change when it is said so, without empty rows', () => {
  const typed = [fee, { id: '2', item: '', amount: '', when: '' }]
  const levelsOf = (choice: FeeChoice) => move({ levels: { jhs: { choice, fees: typed } } }).levels
  const changed = [{ item: 'Tuition', amount: 31_500.5, when: null }]
  expect(levelsOf('change')).toEqual([{ tag: 'jhs', schoolYear: '2027-2028', fees: changed }])
  expect(levelsOf('clear')).toEqual([{ tag: 'jhs', schoolYear: null, fees: [] }])
  expect(levelsOf('keep')).toEqual([])
})

test.each([
  [[{ ...fee, amount: 'free' }], 'Enter an item and an amount in pesos for “Tuition”.'],
  [[], 'Enter at least one fee, or leave the fees as they are.'],
  [[{ ...fee, amount: '0' }], undefined],
])('of the fees %j is said: %s', (fees, said) => {
  const problems = problemsOf(plan({ levels: { shs: { choice: 'change', fees } } }))
  expect(problems).toEqual(said ? [{ step: 'fees', message: `Senior High School: ${said}` }] : [])
})
