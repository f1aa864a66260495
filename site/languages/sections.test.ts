import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { parseSource, visitNodes } from '../../tests/helpers/sources.ts'
import routes from '../routes.ts'
import { languages } from './language.ts'
import type { Messages } from './translate.ts'

const root = resolve(import.meta.dirname, '../..')

/** The pages of the app; the server alone draws the small pages, which lie outside `common`. */
const pages = pagesOf(routes, ['root.tsx']).filter(({ files }) =>
  files.some((file) => file.endsWith('/common-route.ts')),
)

/** Lists pages with the paths of their route modules, outermost first. */
function pagesOf(entries: RouteConfigEntry[], around: string[]): { id: string; files: string[] }[] {
  return entries.flatMap(({ id, file, children }) => {
    if (file.endsWith('.ts')) return children ? pagesOf(children, [...around, file]) : []
    const files = [...around, file]
    return children ? pagesOf(children, files) : [{ id: id ?? file, files }]
  })
}

const catalogs = import.meta.glob<Messages>('./*/*.yaml', { eager: true, import: 'default' })

const keys = new Set(Object.values(catalogs).flatMap((messages) => Object.keys(messages)))

/** Reads sections and imports of a source without its loader: on the server, that has all sections. */
const readNeeds = (file: string) => {
  const needs = { sections: new Set<string>(), imports: [] as string[] }
  visitNodes(parseSource(file), (node) => {
    const { type, value, source, id } = node
    if (type === 'FunctionDeclaration' && (id as { name: string }).name === 'loader') return false
    const isType = node.importKind === 'type' || node.exportKind === 'type'
    if (source && !isType) needs.imports.push((source as { value: string }).value)
    if (source) return false
    if (type === 'Literal' && typeof value === 'string' && keys.has(value))
      needs.sections.add(value.split('.')[0] ?? '')
    return true
  })
  return needs
}
const known = new Map<string, ReturnType<typeof readNeeds>>()
function needsOf(file: string) {
  const needs = known.get(file) ?? readNeeds(file)
  known.set(file, needs)
  return needs
}

/** Adds the components that a source uses, directly or not. */
function addSources(file: string, found: Set<string>) {
  if (found.has(file)) return
  found.add(file)
  for (const imported of needsOf(file).imports) {
    const path = join(dirname(file), imported)
    const isShown = imported.startsWith('.') && /^site\/.*(?<!\.server)\.tsx?$/.test(path)
    if (isShown && !path.startsWith('site/languages/') && existsSync(join(root, path)))
      addSources(path, found)
  }
}

test.each(pages)('the page $id loads every section of the catalog that it uses', ({ files }) => {
  const loaded = new Set(files.map((file) => /^languages\/\w+\/(\w+)-route\.ts$/.exec(file)?.[1]))
  const used = new Set<string>()
  for (const file of files) addSources(`site/${file}`, used)
  const missing = [...used].flatMap((file) =>
    [...needsOf(file).sections]
      .filter((section) => !loaded.has(section))
      .map((section) => `${file} uses ${section}`),
  )
  expect(missing).toEqual([])
})

const argumentsOf = (message: unknown) =>
  [...new Set([...String(message).matchAll(/\bd\.(\w+)/g)].map(([, name = '']) => name))].toSorted()

const argumentsIn = (messages: Messages | undefined) =>
  Object.entries(messages ?? {}).map(([key, message]) => [key, argumentsOf(message)])

const english = Object.entries(catalogs).filter(([path]) => path.startsWith('./en/'))

const translated = languages
  .filter((language) => language !== 'en')
  .flatMap((language) =>
    english.map(([path, messages]) => [path.replace('/en/', `/${language}/`), messages] as const),
  )

test.each(translated)(
  'the messages of %s take the arguments of the English ones',
  (path, messages) => {
    expect(argumentsIn(catalogs[path])).toEqual(argumentsIn(messages))
  },
)
