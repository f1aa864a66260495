import { beforeAll, describe, expect, test } from 'vitest'
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'

const root = resolve(import.meta.dirname, '../..')

const report = z.object({
  diagnostics: z.array(
    z.object({
      filename: z.string(),
      code: z.string(),
      message: z.string(),
      help: z.string().optional(),
    }),
  ),
})

/**
 * Lints sample files with the configuration of the project, in a folder of their own.
 *
 * @param files text by path
 * @returns a function that lists what the linter says about a file
 */
function lintSample(files: Readonly<Record<string, string>>) {
  const folder = makeTestFolder('lint')
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  // The linter looks for its plugins beside its configuration.
  mkdirSync(join(folder, 'scripts'))
  copyFileSync(join(root, 'scripts/layers.mjs'), join(folder, 'scripts/layers.mjs'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
  const linter = join(root, 'node_modules/.bin/oxlint')
  const { stdout, stderr } = spawnSync(linter, ['--format=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  })
  removeTestFolder(folder)
  if (!stdout) throw new Error(stderr)
  const { diagnostics } = report.parse(JSON.parse(stdout))
  return (file: string) =>
    diagnostics
      .filter(({ filename }) => filename === file)
      .map(({ code, message, help = '' }) => ({ code, says: `${message} ${help}` }))
}

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
  'abilities/one',
  'abilities/two',
  'abilities/two/staff',
  'abilities/two/site',
  'product',
  ...tools,
]

const ofStaffPages = 'Staff pages know only the files of school that run in a browser'
const ofAbilities = 'An ability knows no other ability'
const withoutTools = 'The product runs without its scripts, tests and benchmarks.'
const ofBase = 'ui and languages are below all pages'
const site = ['site/news', 'site/ui']
const inTwo = ['abilities/two', 'abilities/two/staff', 'abilities/two/site']
const inAbilities = ['abilities/one', ...inTwo]
const lower = [...layers, 'db', ...site, 'admin/src/news', 'server/api']

const notForSite = new Set(['server/api', 'admin/src/news', 'db', 'abilities/two/staff'])

/** Imports that each part may have of the others, and the linter's sentence about the rest. */
const rules: [string, string[], string][] = [
  ['db', [], 'db is the lowest part: it imports nothing of the others.'],
  ['school/operations', [...layers, 'db'], 'school knows only db.'],
  ['school/content', [...layers.slice(1), 'db'], 'school knows only db.'],
  ['school/staff', [...layers.slice(2), 'db'], 'school knows only db.'],
  ['school/kinds', layers.slice(3), 'school knows only db.'],
  ['school/base', layers.slice(4), 'school knows only db.'],
  ['site/news', [...layers, 'site/ui'], 'site knows only school.'],
  ['site/ui', ['school/base'], ofBase],
  ['admin/src/news', layers, ofStaffPages],
  ['server/api', [...layers, 'db', ...site], 'server knows no ability'],
  ['abilities/one', lower, ofAbilities],
  ['abilities/two', [...lower, ...inTwo], ofAbilities],
  ['abilities/two/site', [...layers, ...site, 'abilities/two'], ofAbilities],
  ['abilities/two/staff', [...layers, 'admin/src/news', 'abilities/two'], ofAbilities],
  ['product', [...lower, ...inAbilities, 'content/news'], withoutTools],
  ['content/news', [...layers, 'db', ...inAbilities], 'content knows only abilities'],
]

/** Returns the linter's sentence about an import that a part must not have. */
function sentenceAbout(from: string, to: string, ofPart: string): string {
  if (tools.includes(to)) return withoutTools
  if (from === 'abilities/two/staff' && [...site, 'server/api', 'db'].includes(to))
    return ofStaffPages
  if (from === 'abilities/two/staff' && to === 'abilities/two/site') return ofStaffPages
  if (from === 'abilities/two/site' && notForSite.has(to)) return 'site knows only school.'
  if (!layers.includes(from)) return ofPart
  if (layers.includes(to))
    return 'Inside school, imports run operations → content → staff → kinds → base.'
  return to === 'db' && ['school/kinds', 'school/base'].includes(from)
    ? 'Kinds and base run in the browser too: no database.'
    : ofPart
}

const inPages = 'Pages ask school; no query in a page.'
const ofDatabase = 'Only db knows a database’s dialect.'
const answers = ['react', 'react-dom/server', 'react-router', '@react-router/node', 'hono/cors']

/** Packages that each part may not import with a sentence, or may without one. */
const packages: [string, string[], string | null][] = [
  ['school/content', answers, 'Data knows neither pages nor responses.'],
  ['site/news', ['kysely', 'node:fs', 'node:sqlite', 'pg'], inPages],
  ['site/ui', ['kysely', 'node:fs', 'pg'], inPages],
  ...['school/content', 'content/news', 'admin/src/news', 'server/api'].map(
    (part): [string, string[], string] => [part, ['pg', 'node:sqlite'], ofDatabase],
  ),
  ['abilities/two/site', ['kysely', 'node:fs', 'pg'], inPages],
  ['abilities/two', answers, 'Data knows neither pages nor responses.'],
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
  'server/api/restart.ts': ["export { thing } from '../../server.ts'", 'server knows no ability'],
  'abilities/server.ts': ["export { thing } from './one/target.ts'"],
  'abilities/two/staff/server-code.ts': ["export { thing } from '../list.server.ts'", ofStaffPages],
  'abilities/two/staff/calls.ts': ["export { thing } from '../server/calls.ts'", ofStaffPages],
  'abilities/two/staff/contract-type.ts': [importsType(`${up}/product/contract.ts`)],
  'admin/src/news/server-code.ts': [
    `export { thing } from '${up}/school/base/read-news.server.ts'`,
    ofStaffPages,
  ],
  'admin/src/news/server-type.ts': [importsType(`${up}/school/base/read.server.ts`), ofStaffPages],
  'admin/src/news/contract-code.ts': [
    `import { thing } from '${up}/product/contract.ts'\nexport const other = thing`,
    ofStaffPages,
  ],
  'admin/src/news/contract-type.ts': [importsType(`${up}/product/contract.ts`)],
  'admin/src/news/near-1.ts': [importsType(`${up}/product/contract`), ofStaffPages],
  'admin/src/news/near-2.ts': [importsType(`${up}/product/contract-parts.ts`), ofStaffPages],
  'admin/src/news/near-3.ts': [importsType(`${up}/server/api/admin/contract.ts`), ofStaffPages],
  'admin/src/news/near-4.ts': [importsType(`${up}/product/main.ts`), ofStaffPages],
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

let foundIn: ReturnType<typeof lintSample>
beforeAll(() => {
  const files: Record<string, string> = {}
  for (const part of parts) files[`${part}/target.ts`] = 'export const thing = 1'
  for (const [from] of rules)
    for (const what of parts) files[fileOf(from, what)] = importing(from, what)
  for (const [from, names] of packages)
    for (const what of names) files[fileOf(from, what)] = importing(from, what)
  for (const [file, [text]] of Object.entries(special)) files[file] = text
  foundIn = lintSample(files)
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
