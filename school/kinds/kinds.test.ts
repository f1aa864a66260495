import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentKinds, findKind } from './index.ts'

test.each(contentKinds)('the kind $name is defined in the file of its name', ({ name }) => {
  expect(existsSync(new URL(`${name}.ts`, import.meta.url))).toBe(true)
})

test('no two kinds share a name, a label or a page', () => {
  const shared = contentKinds.flatMap(({ name, labels, pattern }) => [
    name,
    `one ${labels.one}`,
    `many ${labels.many}`,
    pattern,
  ])
  expect(new Set(shared).size).toBe(shared.length)
})

test('a name leads to its kind and no other text does', () => {
  for (const kind of contentKinds) expect(findKind(kind.name)).toBe(kind)
  expect(findKind('service')).toBeNull()
  expect(findKind('toString')).toBeNull()
})

const howToPages = ['add-a-kind', 'add-a-field']

test.each(howToPages)('the how-to page %s names files that exist, but for its example', (name) => {
  const root = new URL('../../', import.meta.url)
  const text = readFileSync(new URL(`docs/how-to/${name}.md`, root), 'utf8')
  const files = [...text.matchAll(/`([\w/.-]+\/[\w.-]+\.tsx?)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(3)
  const missing = files.filter((file) => !existsSync(new URL(file, root)))
  expect(missing.filter((file) => !file.includes('job-opening'))).toEqual([])
})
