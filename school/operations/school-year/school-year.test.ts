import { expect, test } from 'vitest'
import {
  daysOf,
  isMoveDue,
  moveYearsIn,
  nameYearIn,
  schoolYearField,
  startAt,
} from './school-year.ts'

test('a school year begins in June', () => {
  expect(startAt('2027-05-31')).toBe(2026)
  expect(startAt('2027-06-01')).toBe(2027)
  expect(daysOf(2027)).toEqual({ first: '2027-06-01', last: '2028-05-31' })
})

test('the move is due from the first of March until it was made, not before', () => {
  expect(isMoveDue(2026, '2027-02-28')).toBe(false)
  expect(isMoveDue(2026, '2027-03-01')).toBe(true)
  expect(isMoveDue(2026, '2028-01-15'), 'it waits').toBe(true)
  expect(isMoveDue(2027, '2027-03-01'), 'it was made').toBe(false)
  expect(isMoveDue(2027, '2028-02-29')).toBe(false)
  expect(isMoveDue(2027, '2028-03-01')).toBe(true)
})

test('a school year is two years that follow each other', () => {
  expect(schoolYearField.safeParse('2027-2028').success).toBe(true)
  const wrong = ['2027', '2027-2029', '2027-28', '2028-2027']
  expect(wrong.filter((name) => schoolYearField.safeParse(name).success)).toEqual([])
})

test('school years in a text move on, and other numbers stay', () => {
  expect(moveYearsIn('A.Y. 24-25', 1)).toBe('A.Y. 25-26')
  expect(moveYearsIn('A.Y. 99-00', 1)).toBe('A.Y. 00-01')
  expect(moveYearsIn('Enrollment for school year 2027–2028', 1)).toBe(
    'Enrollment for school year 2028–2029',
  )
  const others = ['Room 12-14', 'Goals for 2030', '9-5', 'July 16-24']
  expect(others.map((text) => moveYearsIn(text, 1))).toEqual(others)
})

test('a text names another school year in its own style', () => {
  expect(nameYearIn('A.Y. 24-25', 2026)).toBe('A.Y. 26-27')
  expect(nameYearIn('School year 2024-2025', 2026)).toBe('School year 2026-2027')
  expect(nameYearIn('enrolled', 2026)).toBe('enrolled')
})
