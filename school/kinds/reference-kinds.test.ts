import { expect, test } from 'vitest'
import starterMeaning from '../../content/category/meaning.json' with { type: 'json' }
import starterAdmissions from '../../content/reference/admissions.json' with { type: 'json' }
import { admissionsKind } from './admissions.ts'
import { campusesKind } from './campuses.ts'
import { categoryKind } from './category.ts'
import { pageOfChange } from './define-reference-kind.ts'
import { findReferenceKind } from './reference-kinds.ts'

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
  const papers = admissionsKind.schema.parse(starterAdmissions)
  const { shs, ...others } = papers
  const changed = { ...others, shs: { ...shs, title: 'What to bring' } }
  expect(pageOfChange(admissionsKind, papers, changed)).toBe('/learn-with-us/shs')
  const meaning = categoryKind('meaning')
  const category = meaning.schema.parse(starterMeaning)
  const pageContent = { ...category.pageContent, title: 'What we mean' }
  for (const change of [{ pageContent }, {}])
    expect(pageOfChange(meaning, category, { ...category, ...change })).toBe('/meaning')
  // What is saved, or the change, may not fit the form.
  expect(pageOfChange(meaning, {}, category)).toBe('/meaning')
  expect(pageOfChange(meaning, category, {})).toBe('/meaning')
})

test.each([
  ['department/shs', null, '/learn-with-us/shs'],
  ['track/shs/stem', null, '/learn-with-us/shs/tracks/x'],
  [
    'course/ccs/bscs',
    { key: 'college-department/college/ccs', data: { tag: 'ccs' } },
    '/learn-with-us/college/tracks/ccs/x',
  ],
  ['course/ccs/bscs', null, '/learn-with-us/college'],
  ['page/meaning/motto', { key: 'category/meaning', data: null }, '/meaning/x'],
  [
    'page/dycianNews/campus-news',
    { key: 'category/dycianNews', data: null },
    '/reports/dycianNews/x/x',
  ],
])(
  'the page %s has an address before it is whole, but none before it has a tag',
  (key, parent, address) => {
    const kind = findReferenceKind(key, parent)
    const page = { tag: key === 'department/shs' ? 'shs' : 'x', acronym: 'x' }
    expect(kind && pageOfChange(kind, null, page)).toBe(address)
    expect(kind && pageOfChange(kind, null, {})).toBe('/')
  },
)
