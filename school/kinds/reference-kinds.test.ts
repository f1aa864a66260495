import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { starterReference } from '../../content/reference.ts'
import { campusesKind } from './campuses.ts'
import { categoryKind } from './category.ts'
import { pageOfChange } from './define-reference-kind.ts'
import { departmentsKind } from './departments.ts'
import { findReferenceKind, referenceKinds } from './reference-kinds.ts'

test.each(referenceKinds)('the kind $key is defined in the file of its name', ({ key }) => {
  const [file = ''] = key.split('/')
  expect(existsSync(new URL(`${file}.ts`, import.meta.url))).toBe(true)
})

test('no two kinds of reference content share a key or a label', () => {
  const shared = referenceKinds.flatMap(({ key, label }) => [key, label])
  expect(new Set(shared).size).toBe(shared.length)
})

test('a key leads to its kind and no other text does', () => {
  for (const kind of referenceKinds) expect(findReferenceKind(kind.key)).toBe(kind)
  expect(findReferenceKind('category')).toBeNull()
})

test('every kind accepts its starter content', async () => {
  for (const { kind, load } of starterReference)
    expect(kind.schema.safeParse(await load()).error).toBeUndefined()
})

test('what is not known of a campus leads to its address first, then to its phone number', () => {
  const campus = { title: 'Elida', mapLink: null, contact: null }
  const fieldsOf = (campuses: { title: string; address: string | null }[]) =>
    campusesKind
      .facts?.(campusesKind.schema.parse(campuses))
      .map(({ field, value }) => [field, value])
  expect(
    fieldsOf([
      { ...campus, address: null },
      { ...campus, title: 'Main', address: 'Wakas, Bocaue' },
    ]),
  ).toEqual([
    ['0.address', null],
    ['1.contact', expect.stringContaining('Wakas') as string],
  ])
})

describe('staff who change reference content see', async () => {
  const load = (key: string): Promise<unknown> | undefined =>
    starterReference.find(({ kind }) => kind.key === key)?.load()
  const departments = departmentsKind.schema.parse(await load('departments'))
  const meaning = categoryKind('meaning')
  const category = meaning.schema.parse(await load('category/meaning'))

  test('the page of the part that they changed', () => {
    const changed = departments.map((each) => ({
      ...each,
      name: each.tag === 'shs' ? 'Senior High' : each.name,
    }))
    expect(pageOfChange(departmentsKind, departments, changed)).toBe('/learn-with-us/shs')
    const [first, second, ...others] = category.subItems
    const subItems = [first, { ...second, title: 'Our mission' }, ...others]
    const next = { ...category, subItems }
    expect(pageOfChange(meaning, category, next)).toBe('/meaning/mission')
  })

  test('the page of a part that they added', () => {
    const subItems = [...category.subItems, { ...category.subItems[0], tag: 'motto' }]
    expect(pageOfChange(meaning, category, { ...category, subItems })).toBe('/meaning/motto')
  })

  test('the page of the whole when its own text changed, a part left, or nothing changed', () => {
    const [first, ...others] = category.subItems
    const pageContent = { ...category.pageContent, title: 'What we mean' }
    const subItems = [{ ...first, title: 'Our vision' }, ...others]
    for (const next of [
      { ...category, pageContent },
      { ...category, pageContent, subItems },
      { ...category, subItems: others },
      category,
    ])
      expect(pageOfChange(meaning, category, next)).toBe('/meaning')
  })

  test('the page of the whole when what is saved, or the change, does not fit the form', () => {
    expect(pageOfChange(meaning, {}, category)).toBe('/meaning')
    expect(pageOfChange(meaning, category, {})).toBe('/meaning')
    expect(pageOfChange(departmentsKind, null, null)).toBe('/learn-with-us')
  })
})
