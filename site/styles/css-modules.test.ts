import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const filesOf = (ending: string) =>
  globSync(`{site,admin/src,abilities}/**/*${ending}`, { cwd: root }).map((file) =>
    join(root, file),
  )
const modules = filesOf('.module.css')
const sources = filesOf('.tsx')

function classesOf(file: string): Set<string> {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|:global\([^)]*\)|'.*?'/gs, '')
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector)
  return new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z]\w*/gi) ?? []))
}

/** The CSS Module that a part such as `section-card.norms.module.css` belongs to. */
const wholeOf = (file: string) => file.replace(/\.[a-z-]+(?=\.module\.css$)/, '')

/** Class names that components, or other classes, take from each CSS Module, by its path. */
function usedClasses(): Map<string, Set<string>> {
  const used = new Map(modules.map((file) => [wholeOf(file), new Set<string>()]))
  for (const file of modules) {
    const composed = readFileSync(file, 'utf8').matchAll(/composes: (.+?)(?: from '(.+)')?;/g)
    for (const [, names = '', path] of composed)
      for (const name of names.split(' '))
        used.get(path === undefined ? file : join(dirname(file), path))?.add(name)
  }
  for (const source of sources) {
    const text = readFileSync(source, 'utf8')
    for (const [, name, path = ''] of text.matchAll(/import \* as (\w+) from '(.+\.css)'/g)) {
      const file = join(dirname(source), path)
      const taken = text.matchAll(new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, 'g'))
      const names = [...taken].map(([, key = '']) => key)
      // `styles[tone]` may take any of them.
      if (text.includes(`${name}[`)) names.push(...classesOf(file))
      for (const key of names) used.get(file)?.add(key)
    }
  }
  return used
}

test.each([
  ['site/', 'abilities/*/site/'],
  ['admin/src/', 'abilities/*/staff/'],
])(
  'a CSS Module has a file name of its own in %s and %s, because its class names begin with it',
  (...folders) => {
    const files = modules.filter((file) =>
      folders.some((folder) => matchesGlob(file, join(root, folder, '**'))),
    )
    const names = files.map((file) => basename(file))
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  },
)

test('a CSS Module has every class that components take from it, and no other', () => {
  const differing = [...usedClasses()].flatMap(([file, taken]) => {
    const parts = modules.filter((each) => wholeOf(each) === file)
    const has = new Set(parts.flatMap((part) => [...classesOf(part)]))
    const left = [...has].filter((name) => !taken.has(name))
    const missing = [...taken].filter((name) => !has.has(name))
    return left.length + missing.length > 0 ? [{ file, left, missing }] : []
  })
  expect(differing).toEqual([])
})
