import { expect, test } from 'vitest'
import { schoolYearField } from '../../school/base/school-year-name.ts'
import { daysOf, isMoveDue, moveYearsIn, startAt } from './school-year.ts'

test('a school year begins in June', () => {
  expect(startAt('2027-05-31')).toBe(2026)
  expect(startAt('2027-06-01')).toBe(2027)
  expect(daysOf(2027)).toEqual({ first: '2027-06-01', last: '2028-05-31' })
})

test.each([
  [2026, '2027-02-28', false],
  [2026, '2027-03-01', true],
  [2026, '2028-01-15', true],
  [2027, '2027-03-01', false],
  [2027, '2028-02-29', false],
  [2027, '2028-03-01', true],
])(
  'the move from %i is due at %s, from the first of March until it was made: %j',
  (year, day, is) => {
    expect(isMoveDue(year, day)).toBe(is)
  },
)

test('a school year is two years that follow each other', () => {
  const names = ['2027-2028', '2027', '2027-2029', '2027-28', '2028-2027']
  const taken = names.filter((name) => schoolYearField.safeParse(name).success)
  expect(taken).toEqual(['2027-2028'])
})

test.each([
  ['A.Y. 24-25', 'A.Y. 25-26'],
  ['A.Y. 99-00', 'A.Y. 00-01'],
  ['For school year 2027–2028', 'For school year 2028–2029'],
  ['Room 12-14', 'Room 12-14'],
  ['Goals for 2030', 'Goals for 2030'],
  ['9-5', '9-5'],
  ['July 16-24', 'July 16-24'],
])('the text %j moves on to %j', (text, moved) => {
  expect(moveYearsIn(text, 1)).toBe(moved)
})
