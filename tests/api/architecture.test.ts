import { beforeAll, describe, expect, test } from 'vitest'
import { lintSample } from '../helpers/lint-sample.ts'

/** Parts that no other part imports. */
const tools = ['scripts', 'tests/helpers', 'bench']

/** The layers inside school, each of which may import those below it. */
const layers = ['operations', 'content', 'staff', 'kinds', 'base'].map((layer) => `school/${layer}`)

/** A file in each part of the project that others try to import. */
const parts = [
  'db',
  ...layers,
  'school/content/news',
  'content/news',
  'site/news',
  'site/ui',
  'admin/src/news',
  'server/api',
  ...tools,
]

const inPages = 'Pages ask school; no query in a page.'
const ofAdmin =
  'admin knows only school’s browser-safe files and the types of server/api/contract.ts.'
const withoutTools = 'The product runs without its start file, scripts, tests and benchmarks.'
const ofDatabase = 'Only db knows a database’s dialect.'

/** Which imports are forbidden, and the linter's sentence about each. */
const forbidden = [
  rule('db', 'db is the lowest layer: it imports nothing of the others.', [
    'server/api',
    'site/news',
    'site/ui',
    'admin/src/news',
    'school/base',
    'content/news',
  ]),
  rule('school/content/news', 'school knows only db.', [
    'server/api',
    'site/news',
    'site/ui',
    'admin/src/news',
    'content/news',
  ]),
  rule('school/content/news', 'school returns data, neither pages nor responses.', [
    'react',
    'react-dom/server',
    'react/jsx-runtime',
    'react-router',
    '@react-router/node',
    'hono',
    'hono/cors',
  ]),
  ...layers.flatMap((layer, index) =>
    rule(
      layer,
      'Inside school, imports run operations → content → staff → kinds → base.',
      layers.slice(0, index),
    ),
  ),
  rule('school/kinds', 'Kinds and base run in the browser too: no database.', ['db']),
  rule('school/base', 'Kinds and base run in the browser too: no database.', ['db']),
  rule('content/news', 'content knows only school and db.', [
    'server/api',
    'site/news',
    'admin/src/news',
  ]),
  rule('site/news', 'site knows only school.', [
    'db',
    'server/api',
    'admin/src/news',
    'content/news',
  ]),
  rule('site/news', inPages, ['kysely', 'node:fs', 'node:sqlite', 'pg']),
  rule('site/ui', 'ui knows no words of the school.', [
    'school/content/news',
    'site/news',
    'server/api',
    'db',
    'admin/src/news',
    'content/news',
  ]),
  rule('site/ui', inPages, ['kysely', 'node:fs', 'pg']),
  rule('admin/src/news', ofAdmin, ['server/api', 'site/news', 'site/ui', 'db', 'content/news']),
  rule('server/api', 'server knows the staff pages only as built files.', ['admin/src/news']),
  ...[
    'db',
    'school/content/news',
    'content/news',
    'site/news',
    'site/ui',
    'admin/src/news',
    'server/api',
  ].map((from) => rule(from, withoutTools, tools)),
  ...['school/content/news', 'content/news', 'admin/src/news', 'server/api'].map((from) =>
    rule(from, ofDatabase, ['pg', 'node:sqlite']),
  ),
].flat()

const allowed = [
  rule('server/api', '', ['school/content/news', 'site/news', 'content/news', 'db']),
  rule('site/news', '', ['school/content/news', 'site/ui', 'react-router']),
  rule('site/ui', '', ['react']),
  rule('content/news', '', ['school/content/news', 'db']),
  rule('school/content/news', '', ['db', 'kysely']),
  ...layers.flatMap((layer, index) => rule(layer, '', layers.slice(index + 1))),
  rule('site/news', '', layers),
  rule('admin/src/news', '', ['school/content/news']),
  rule('db', '', ['node:sqlite', 'pg']),
].flat()

function rule(from: string, message: string, whats: string[]) {
  return whats.map((what) => ({ from, what, message }))
}

const ofStart = 'server.ts starts server, which knows the rest.'
const ofClock =
  'The product reads the time through school/base/clock.ts, so that a test can choose it.'

/** Single files that keep or break a rule: what each contains, and the messages that it gets. */
const special: Record<string, { text: string; messages: string[] }> = {
  'server.ts': {
    text: "export { thing } from './school/content/news/target.ts'",
    messages: [ofStart],
  },
  'admin/src/news/server-code.ts': {
    text: "export { thing } from '../../../school/content/news/read-news.server.ts'",
    messages: [ofAdmin],
  },
  'admin/src/news/server-type.ts': {
    text: "export type { Thing } from '../../../school/content/news/read-news.server.ts'",
    messages: [ofAdmin],
  },
  'admin/src/news/contract-code.ts': {
    text: "import { thing } from '../../../server/api/contract.ts'\nexport const other = thing",
    messages: [ofAdmin],
  },
  'admin/src/news/contract-type.ts': {
    text: "import type { Thing } from '../../../server/api/contract.ts'\nexport type Other = Thing",
    messages: [],
  },
  ...withTypes('admin/src/news', ofAdmin, [
    'server/api/contract',
    'server/api/contract.ts.ts',
    'server/api/contents.ts',
    'server/api/contract-parts.ts',
    'server/api/admin/contract.ts',
    'server/api/admin/route.ts',
    'server/main.ts',
  ]),
  'server/api/admin/parts.ts': {
    text: "import type { Route } from './route.ts'\nexport type Parts = Route",
    messages: ['Dependency cycle'],
  },
  'server/api/admin/route.ts': {
    text: "import type { Parts } from './parts.ts'\nexport type Route = Parts",
    messages: ['Dependency cycle'],
  },
  'server/api/restart.ts': {
    text: "export { thing } from '../../server.ts'",
    messages: [withoutTools],
  },
  'school/base/dates.ts': {
    text: "import type { Zone } from './zones.ts'\nexport type Day = Zone",
    messages: ['Dependency cycle'],
  },
  'server/api/late.ts': {
    text: 'export const late = Date.now()\nexport const today = new Date()',
    messages: [ofClock, ofClock],
  },
  'server/api/past.ts': { text: 'export const past = new Date(0)', messages: [] },
  'school/base/zones.ts': {
    text: "import type { Day } from './dates.ts'\nexport type Zone = Day",
    messages: ['Dependency cycle'],
  },
}

/** Files of a folder, each with an import of a type that its rule refuses. */
function withTypes(from: string, message: string, whats: string[]) {
  const up = '../'.repeat(from.split('/').length)
  return Object.fromEntries(
    whats.map((what) => [
      `${from}/type-of-${what.replace(/\W+/g, '-')}.ts`,
      {
        text: `import type { Thing } from '${up}${what}'\nexport type Other = Thing`,
        messages: [message],
      },
    ]),
  )
}

const fileOf = (from: string, what: string) => `${from}/imports-${what.replace(/\W+/g, '-')}.ts`

function importing(from: string, what: string) {
  const up = '../'.repeat(from.split('/').length)
  const target = parts.includes(what) ? `${up}${what}/target.ts` : what
  return `import { thing } from '${target}'\nexport const other = () => thing`
}

/** Three files that import each other, and three ways around the rule. */
function detours(): Record<string, string> {
  const above = '../../../server/api/target.ts'
  const folder = 'school/content/news'
  return {
    [`${folder}/first.ts`]:
      "import { second } from './second.ts'\nexport const first = () => second",
    [`${folder}/second.ts`]:
      "import { third } from './third.ts'\nexport const second = () => third",
    [`${folder}/third.ts`]: "import { first } from './first.ts'\nexport const third = () => first",
    [`${folder}/by-type.ts`]: `import type { Thing } from '${above}'\nexport type Other = Thing`,
    [`${folder}/by-export.ts`]: `export { thing } from '${above}'`,
    [`${folder}/when-needed.ts`]: `export const load = () => import('${above}')`,
  }
}

let foundIn: Awaited<ReturnType<typeof lintSample>>
beforeAll(async () => {
  const files = detours()
  for (const part of parts) files[`${part}/target.ts`] = 'export const thing = 1'
  for (const { from, what } of [...forbidden, ...allowed])
    files[fileOf(from, what)] = importing(from, what)
  for (const [file, { text }] of Object.entries(special)) files[file] = text
  foundIn = await lintSample(files)
})

describe('the lint rules keep imports running one way', () => {
  test.each(forbidden)('$from may not import $what', ({ from, what, message }) => {
    expect(foundIn(fileOf(from, what))).toContainEqual({
      code: 'layers(imports)',
      says: expect.stringContaining(message) as string,
    })
  })

  test.each(allowed)('$from may import $what', ({ from, what }) => {
    expect(foundIn(fileOf(from, what))).toEqual([])
  })

  test.each(['by-type', 'by-export', 'when-needed'])(
    'refuses a way around the rule: %s',
    (name) => {
      const codes = foundIn(`school/content/news/${name}.ts`).map(({ code }) => code)
      expect(codes).toContain('layers(imports)')
    },
  )

  test.each(Object.entries(special))('%s is judged by what it imports', (file, { messages }) => {
    expect(foundIn(file).map(({ says }) => says)).toEqual(
      messages.map((message) => expect.stringContaining(message) as string),
    )
  })

  test.each(['first', 'second', 'third'])(
    'files may not import each other in a circle: %s of three',
    (name) => {
      expect(foundIn(`school/content/news/${name}.ts`).map(({ code }) => code)).toContain(
        'import(no-cycle)',
      )
    },
  )
})
