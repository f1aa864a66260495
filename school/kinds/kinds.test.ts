import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentKinds, findKind } from './index.ts'
import { findReferenceKind, referenceKinds } from './reference-kinds.ts'

test.each([...contentKinds.map(({ name }) => name), ...referenceKinds.map(({ key }) => key)])(
  'the kind %s is defined in the file of its name',
  (name) => {
    const [file] = name.split('/')
    expect(existsSync(new URL(`${file}.ts`, import.meta.url))).toBe(true)
  },
)

test('no two kinds share a name, a label or a page', () => {
  const shared = contentKinds.flatMap(({ name, labels, pattern }) => [
    name,
    `one ${labels.one}`,
    `many ${labels.many}`,
    pattern,
  ])
  const ofReference = referenceKinds.flatMap(({ key, label }) => [key, label])
  for (const names of [shared, ofReference]) expect(new Set(names).size).toBe(names.length)
})

test('a name leads to its kind and no other text does', () => {
  for (const kind of contentKinds) expect(findKind(kind.name)).toBe(kind)
  for (const name of ['service', 'toString']) expect(findKind(name)).toBeNull()
  for (const kind of referenceKinds) expect(findReferenceKind(kind.key)).toBe(kind)
  expect(findReferenceKind('category')).toBeNull()
})

test.each(['add-a-kind', 'add-a-field'])(
  'the how-to page %s names files that exist, but for its example',
  (name) => {
    const root = new URL('../../', import.meta.url)
    const text = readFileSync(new URL(`docs/how-to/${name}.md`, root), 'utf8')
    const files = [...text.matchAll(/`([\w/.-]+\/[\w.-]+\.tsx?)`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(3)
    const missing = files.filter((file) => !existsSync(new URL(file, root)))
    expect(missing.filter((file) => !file.includes('job-opening'))).toEqual([])
  },
)
