import { expect, test } from 'vitest'
import { isEqual, moveItem, setAt } from './form-data.ts'

const data = { title: 'A', sections: [{ heading: 'One' }, { heading: 'Two' }] }

test('changes one value and leaves what lies beside it as it was', () => {
  const changed = setAt(data, ['sections', 1, 'heading'], 'Three') as typeof data
  expect(changed).toEqual({ title: 'A', sections: [{ heading: 'One' }, { heading: 'Three' }] })
  expect(changed.sections[0]).toBe(data.sections[0])
  expect(data.sections[1]?.heading).toBe('Two')
})

test('makes the groups on the way to a value', () => {
  expect(setAt(null, ['repeat', 'every'], 'week')).toEqual({ repeat: { every: 'week' } })
})

test('moves an item up and down', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})

test('tells alike from different, whatever the order of fields', () => {
  expect(isEqual({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true)
  expect(isEqual([1, 2], [2, 1])).toBe(false)
  expect(isEqual({ a: null }, { a: '' })).toBe(false)
  expect(isEqual([], {})).toBe(false)
})
