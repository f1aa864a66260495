import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'

const root = resolve(import.meta.dirname, '../..')

/** A file in each part of the project that others try to import. */
const parts = ['db', 'school/news', 'content/news', 'site/news', 'site/ui', 'admin/news', 'server/api']

const inPages = 'Pages ask school; no query in a page.'
const ofDatabase = "Only db knows a database's dialect."

/** What a part may not import, and the sentence that says why. */
const forbidden = [
  rule('db', 'db is the lowest layer: it imports nothing of the others.', [
    ...['server/api', 'site/news', 'site/ui', 'admin/news', 'school/news', 'content/news'],
  ]),
  rule('school/news', 'school knows only db.', ['server/api', 'site/news', 'site/ui', 'admin/news', 'content/news']),
  rule('school/news', 'school returns data, neither pages nor responses.', [
    ...['react', 'react-dom/server', 'react/jsx-runtime', 'react-router', '@react-router/node', 'hono', 'hono/cors'],
  ]),
  rule('content/news', 'content knows only school and db.', ['server/api', 'site/news', 'admin/news']),
  rule('site/news', 'site knows only school.', ['server/api', 'admin/news', 'content/news']),
  rule('site/news', inPages, ['db', 'kysely', 'node:fs', 'node:sqlite', 'pg']),
  rule('site/ui', 'ui knows no words of the school.', [
    ...['school/news', 'site/news', 'server/api', 'db', 'admin/news', 'content/news'],
  ]),
  rule('site/ui', inPages, ['kysely', 'node:fs', 'pg']),
  rule('admin/news', "admin knows only school's schemas.", [
    'server/api',
    'site/news',
    'site/ui',
    'db',
    'content/news',
  ]),
  ...['school/news', 'content/news', 'admin/news', 'server/api'].map((from) =>
    rule(from, ofDatabase, ['pg', 'node:sqlite']),
  ),
].flat()

const allowed = [
  rule('server/api', '', ['school/news', 'site/news', 'content/news', 'db']),
  rule('site/news', '', ['school/news', 'site/ui', 'react-router']),
  rule('site/ui', '', ['react']),
  rule('content/news', '', ['school/news', 'db']),
  rule('school/news', '', ['db', 'kysely']),
  rule('admin/news', '', ['school/news']),
  rule('db', '', ['node:sqlite', 'pg']),
].flat()

function rule(from: string, message: string, whats: string[]) {
  return whats.map((what) => ({ from, what, message }))
}

const diagnostics = z.object({
  diagnostics: z.array(
    z.object({ filename: z.string(), code: z.string(), message: z.string(), help: z.string().optional() }),
  ),
})

let folder = ''
let found: z.output<typeof diagnostics>['diagnostics'] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dyci-architecture-'))
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const part of parts) write(`${part}/target.ts`, 'export const thing = 1')
  for (const { from, what } of [...forbidden, ...allowed]) write(fileOf(from, what), importing(from, what))
  write('school/news/first.ts', "import { second } from './second.ts'\nexport const first = () => second")
  write('school/news/second.ts', "import { third } from './third.ts'\nexport const second = () => third")
  write('school/news/third.ts', "import { first } from './first.ts'\nexport const third = () => first")
  const above = '../../server/api/target.ts'
  write('school/news/by-type.ts', `import type { Thing } from '${above}'\nexport type Other = Thing`)
  write('school/news/by-export.ts', `export { thing } from '${above}'`)
  write('school/news/when-needed.ts', `export const load = () => import('${above}')`)
  found = await lint()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, text: string) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
}

const fileOf = (from: string, what: string) => `${from}/imports-${what.replace(/\W+/g, '-')}.ts`

function importing(from: string, what: string) {
  const up = '../'.repeat(from.split('/').length)
  const target = parts.includes(what) ? `${up}${what}/target.ts` : what
  return `import { thing } from '${target}'\nexport const other = () => thing`
}

/** What the project's own lint configuration finds in these files. */
function lint(): Promise<typeof found> {
  return new Promise((resolve, reject) => {
    const linter = join(root, 'node_modules/.bin/oxlint')
    execFile(linter, ['--format=json', '.'], { cwd: folder, maxBuffer: 10_000_000 }, (error, output) => {
      const parsed = diagnostics.safeParse(output && JSON.parse(output))
      if (parsed.success) resolve(parsed.data.diagnostics)
      else reject(error ?? parsed.error)
    })
  })
}

const foundIn = (file: string) =>
  found
    .filter(({ filename }) => filename === file)
    .map(({ code, message, help = '' }) => ({ code, says: `${message} ${help}` }))

describe('the lint rules keep imports running one way', () => {
  test.each(forbidden)('$from may not import $what', ({ from, what, message }) => {
    expect(foundIn(fileOf(from, what))).toContainEqual({
      code: 'eslint(no-restricted-imports)',
      says: expect.stringContaining(message) as string,
    })
  })

  test.each(allowed)('$from may import $what', ({ from, what }) => {
    expect(foundIn(fileOf(from, what))).toEqual([])
  })

  test.each(['by-type', 'by-export', 'when-needed'])('a way around is none: %s', (name) => {
    const codes = foundIn(`school/news/${name}.ts`).map(({ code }) => code)
    expect(codes).toContain('eslint(no-restricted-imports)')
  })

  test.each(['first', 'second', 'third'])('files may not import each other in a circle: %s of three', (name) => {
    expect(foundIn(`school/news/${name}.ts`).map(({ code }) => code)).toContain('import(no-cycle)')
  })
})
