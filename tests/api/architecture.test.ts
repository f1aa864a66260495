import { beforeAll, describe, expect, test } from 'vitest'
import { lintSample } from '../helpers/lint-sample.ts'

/** The layers inside school, each of which may import those below it. */
const layers = ['operations', 'content', 'staff', 'kinds', 'base'].map((layer) => `school/${layer}`)

/** Parts that no other part imports. */
const tools = ['scripts', 'tests/helpers', 'bench']

const parts = [
  'db',
  ...layers,
  'content/news',
  'site/news',
  'site/ui',
  'admin/src/news',
  'server/api',
  ...tools,
]

const ofAdmin =
  'admin knows only school’s browser-safe files and the types of product/contract.ts.'
const withoutTools = 'The product runs without its start file, scripts, tests and benchmarks.'

/** Imports that each part may have of the others, and the linter's sentence about the rest. */
const rules: [string, string[], string][] = [
  ['db', [], 'db is the lowest layer: it imports nothing of the others.'],
  ['school/operations', [...layers, 'db'], 'school knows only db.'],
  ['school/content', [...layers.slice(1), 'db'], 'school knows only db.'],
  ['school/staff', [...layers.slice(2), 'db'], 'school knows only db.'],
  ['school/kinds', layers.slice(3), 'school knows only db.'],
  ['school/base', layers.slice(4), 'school knows only db.'],
  ['content/news', [...layers, 'db'], 'content knows only school and db.'],
  ['site/news', [...layers, 'site/ui'], 'site knows only school.'],
  ['site/ui', ['school/base'], 'ui knows no words of the school.'],
  ['admin/src/news', layers, ofAdmin],
  [
    'server/api',
    [...layers, 'db', 'content/news', 'site/news', 'site/ui'],
    'server knows the staff pages only as built files.',
  ],
]

/** Returns the linter's sentence about an import that a part must not have. */
function sentenceAbout(from: string, to: string, ofPart: string): string {
  if (tools.includes(to)) return withoutTools
  if (!layers.includes(from)) return ofPart
  if (layers.includes(to))
    return 'Inside school, imports run operations → content → staff → kinds → base.'
  return to === 'db' ? 'Kinds and base run in the browser too: no database.' : ofPart
}

const inPages = 'Pages ask school; no query in a page.'
const ofDatabase = 'Only db knows a database’s dialect.'
const answers = ['react', 'react-dom/server', 'react-router', '@react-router/node', 'hono/cors']

/** Packages that each part may not import with a sentence, or may without one. */
const packages: [string, string[], string | null][] = [
  ['school/content', answers, 'school returns data, neither pages nor responses.'],
  ['site/news', ['kysely', 'node:fs', 'node:sqlite', 'pg'], inPages],
  ['site/ui', ['kysely', 'node:fs', 'pg'], inPages],
  ...['school/content', 'content/news', 'admin/src/news', 'server/api'].map(
    (part): [string, string[], string] => [part, ['pg', 'node:sqlite'], ofDatabase],
  ),
  ['site/news', ['react-router'], null],
  ['site/ui', ['react'], null],
  ['school/content', ['kysely'], null],
  ['db', ['pg', 'node:sqlite'], null],
]

const ofClock =
  'The product reads the time through school/base/clock.ts, so that a test can choose it.'
const cycle = 'Dependency cycle'
const up = '../../..'
const importsType = (path: string) => `import type { T } from '${path}'\nexport type Other = T`

/** Single files that keep or break a rule: what each contains, and the messages that it gets. */
const special: Record<string, [string, ...string[]]> = {
  'server.ts': [
    "export { thing } from './school/base/target.ts'",
    'server.ts starts server, which knows the rest.',
  ],
  'server/api/restart.ts': ["export { thing } from '../../server.ts'", withoutTools],
  'admin/src/news/server-code.ts': [
    `export { thing } from '${up}/school/base/read-news.server.ts'`,
    ofAdmin,
  ],
  'admin/src/news/server-type.ts': [importsType(`${up}/school/base/read.server.ts`), ofAdmin],
  'admin/src/news/contract-code.ts': [
    `import { thing } from '${up}/product/contract.ts'\nexport const other = thing`,
    ofAdmin,
  ],
  'admin/src/news/contract-type.ts': [importsType(`${up}/product/contract.ts`)],
  'admin/src/news/near-1.ts': [importsType(`${up}/product/contract`), ofAdmin],
  'admin/src/news/near-2.ts': [importsType(`${up}/product/contract-parts.ts`), ofAdmin],
  'admin/src/news/near-3.ts': [importsType(`${up}/server/api/admin/contract.ts`), ofAdmin],
  'admin/src/news/near-4.ts': [importsType(`${up}/product/main.ts`), ofAdmin],
  // Ways around a rule.
  'site/news/by-type.ts': [importsType('../../server/api/target.ts'), 'site knows only school.'],
  'site/news/by-export.ts': [
    "export { thing } from '../../server/api/target.ts'",
    'site knows only school.',
  ],
  'site/news/when-needed.ts': [
    "export const load = () => import('../../server/api/target.ts')",
    'site knows only school.',
  ],
  // Files that import each other in a circle, also for types alone.
  'school/base/first.ts': ["import { b } from './second.ts'\nexport const a = () => b", cycle],
  'school/base/second.ts': ["import { c } from './third.ts'\nexport const b = () => c", cycle],
  'school/base/third.ts': ["import { a } from './first.ts'\nexport const c = () => a", cycle],
  'server/api/parts.ts': ["import type { B } from './route.ts'\nexport type A = B", cycle],
  'server/api/route.ts': ["import type { A } from './parts.ts'\nexport type B = A", cycle],
  'server/api/late.ts': [
    'export const late = Date.now()\nexport const today = new Date()',
    ofClock,
    ofClock,
  ],
  'server/api/past.ts': ['export const past = new Date(0)'],
}

const fileOf = (from: string, what: string) => `${from}/imports-${what.replace(/\W+/g, '-')}.ts`

function importing(from: string, what: string) {
  const target = parts.includes(what)
    ? `${'../'.repeat(from.split('/').length)}${what}/target.ts`
    : what
  return `import { thing } from '${target}'\nexport const other = () => thing`
}

let foundIn: Awaited<ReturnType<typeof lintSample>>
beforeAll(async () => {
  const files: Record<string, string> = {}
  for (const part of parts) files[`${part}/target.ts`] = 'export const thing = 1'
  for (const [from] of rules)
    for (const what of parts) files[fileOf(from, what)] = importing(from, what)
  for (const [from, names] of packages)
    for (const what of names) files[fileOf(from, what)] = importing(from, what)
  for (const [file, [text]] of Object.entries(special)) files[file] = text
  foundIn = await lintSample(files)
})

/** The finding of an import that a sentence refuses, or none. */
const finding = (sentence: string | null) =>
  sentence === null
    ? []
    : [{ code: 'layers(imports)', says: expect.stringContaining(sentence) as string }]

describe('the lint rules keep imports running one way', () => {
  test.each(rules)('%s may import %j of the parts, and no other', (from, may, ofPart) => {
    for (const what of parts) {
      const isAllowed = what === from || may.includes(what)
      const sentence = isAllowed ? null : sentenceAbout(from, what, ofPart)
      expect([what, ...foundIn(fileOf(from, what))]).toEqual([what, ...finding(sentence)])
    }
  })

  test.each(packages)('%s gets for the packages %j the sentence %j', (from, names, sentence) => {
    for (const what of names)
      expect([what, ...foundIn(fileOf(from, what))]).toEqual([what, ...finding(sentence)])
  })

  test.each(Object.entries(special))('%s is judged by what it holds', (file, [, ...messages]) => {
    expect(foundIn(file).map(({ says }) => says)).toEqual(
      messages.map((message) => expect.stringContaining(message) as string),
    )
  })
})
