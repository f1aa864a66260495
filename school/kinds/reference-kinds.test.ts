import { expect, test } from 'vitest'
import starterMeaning from '../../content/category/meaning.json' with { type: 'json' }
import starterDepartments from '../../content/reference/departments.json' with { type: 'json' }
import { campusesKind } from './campuses.ts'
import { categoryKind } from './category.ts'
import { pageOfChange } from './define-reference-kind.ts'
import { departmentsKind } from './departments.ts'

test('what is not known of a campus leads to its address first, then to its phone number', () => {
  const unknown = { title: 'Elida', address: null, mapLink: null, contact: null }
  const campuses = [unknown, { ...unknown, title: 'Main', address: 'Wakas, Bocaue' }]
  const facts = campusesKind.facts?.(campusesKind.schema.parse(campuses))
  expect(facts?.map(({ field, value }) => [field, value])).toEqual([
    ['0.address', null],
    ['1.contact', expect.stringContaining('Wakas') as string],
  ])
})

test('staff who change reference content see the page of the part that they changed or added, else of the whole', () => {
  const departments = departmentsKind.schema.parse(starterDepartments)
  const meaning = categoryKind('meaning')
  const category = meaning.schema.parse(starterMeaning)
  const changed = departments.map((each) =>
    each.tag === 'shs' ? { ...each, name: 'Senior High' } : each,
  )
  expect(pageOfChange(departmentsKind, departments, changed)).toBe('/learn-with-us/shs')

  const pageOf = (change: object) => pageOfChange(meaning, category, { ...category, ...change })
  const { subItems } = category
  const [first, second, ...others] = subItems
  const renamed = { ...second, title: 'Our mission' }
  expect(pageOf({ subItems: [first, renamed, ...others] })).toBe('/meaning/mission')
  expect(pageOf({ subItems: [...subItems, { ...first, tag: 'motto' }] })).toBe('/meaning/motto')

  const pageContent = { ...category.pageContent, title: 'What we mean' }
  const both = { pageContent, subItems: [first, renamed, ...others] }
  const ofWhole = [{ pageContent }, both, { subItems: subItems.slice(1) }, {}]
  for (const change of ofWhole) expect(pageOf(change)).toBe('/meaning')
  // What is saved, or the change, may not fit the form.
  expect(pageOfChange(meaning, {}, category)).toBe('/meaning')
  expect(pageOfChange(meaning, category, {})).toBe('/meaning')
  expect(pageOfChange(departmentsKind, null, null)).toBe('/learn-with-us')
})
