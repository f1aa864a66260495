import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const site = join(import.meta.dirname, '..')
const modules = globSync('**/*.module.css', { cwd: site }).map((file) => join(site, file))
const sources = globSync('**/*.tsx', { cwd: site }).map((file) => join(site, file))

/** Class names of a CSS Module. */
function classesOf(file: string): Set<string> {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '')
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector)
  return new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z]\w*/gi) ?? []))
}

/** Class names that components take from each CSS Module, by its path. */
function usedClasses(): Map<string, Set<string>> {
  const used = new Map(modules.map((file) => [file, new Set<string>()]))
  for (const source of sources) {
    const text = readFileSync(source, 'utf8')
    for (const [, name, path = ''] of text.matchAll(
      /import \* as (\w+) from '(.+\.module\.css)'/g,
    )) {
      const classes = used.get(join(dirname(source), path))
      for (const [, key = ''] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
        classes?.add(key)
    }
  }
  return used
}

describe('a CSS Module', () => {
  test('has a file name of its own, because its class names begin with it', () => {
    const names = modules.map((file) => basename(file))
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  test('has every class that components take from it, and no other', () => {
    const used = usedClasses()
    for (const file of modules) {
      expect([file, [...classesOf(file)].sort()]).toEqual([
        file,
        [...(used.get(file) ?? [])].sort(),
      ])
    }
  })
})
