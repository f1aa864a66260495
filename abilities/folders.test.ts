import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test, vi } from 'vitest'
import { abilities } from './server.ts'
import { listSources } from '../tests/helpers/sources.ts'

/** Sources outside an ability that may import from its folder, besides the two lists. */
const known: Record<string, readonly string[]> = {
  // Starter content: the code on the college’s page, and the school year of a new site.
  'printed-codes': ['content/seed.ts'],
  'school-year': ['content/seed.ts'],
  // A command starts it.
  'static-copy': ['product/main.ts'],
}

const root = posix.resolve(import.meta.dirname, '..')

/** Lists the files that a source imports, as paths from the root of the project. */
const importsOf = (file: string): string[] =>
  [...readFileSync(posix.join(root, file), 'utf8').matchAll(/['"](\.{1,2}\/[^'"]+)['"]/g)].map(
    ([, path = '']) => posix.join(posix.dirname(file), path),
  )

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)

test.each(folders.map(({ name }) => name))(
  'only the two lists import from the folder of %s',
  (name) => {
    const sources = ['product', 'server', 'site', 'admin/src', 'content', 'school', 'db']
    const importing = sources
      .flatMap(listSources)
      .filter((file) => importsOf(file).some((path) => path.startsWith(`abilities/${name}/`)))
    expect(importing).toEqual(known[name] ?? [])
  },
)

test('an ability adds each part once', async () => {
  // Staff pages listen for the connection as soon as they are loaded.
  vi.stubGlobal('window', new EventTarget())
  const { abilities: staffAbilities } = await import('./staff.ts')
  const names = [
    ...abilities.map(({ subject }) => subject),
    ...abilities.flatMap((ability) => ('card' in ability ? [`card ${ability.card.name}`] : [])),
    ...staffAbilities.flatMap(({ screens = {}, entryScreens = {} }) =>
      [...Object.keys(screens), ...Object.keys(entryScreens)].map((path) => `screen ${path}`),
    ),
  ]
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  // A card that the server sends is drawn by the staff pages.
  const drawn = staffAbilities.flatMap(({ card }) => (card ? [`card ${card.name}`] : []))
  expect(names.filter((name) => name.startsWith('card ')).toSorted()).toEqual(drawn.toSorted())
})
