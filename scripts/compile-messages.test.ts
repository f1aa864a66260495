import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../tests/helpers/clean-up.ts'
import { compileMessages } from './compile-messages.ts'
import { writeMessageTypes } from './message-types.ts'

const folder = makeTestFolder('messages')
afterAll(() => removeTestFolder(folder))

/** Builds a source of the site and runs it. @returns its exports */
async function buildSource(path: string, source: string) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileMessages()],
    build: { ssr: file, write: false, target: 'es2022' },
  })) as Rolldown.RolldownOutput
  const [{ code }] = output
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  return (await import(/* @vite-ignore */ address)) as Record<string, unknown>
}

test('a build compiles messages into functions of their arguments', async () => {
  const catalogs = resolve(import.meta.dirname, '../site/languages/en')
  const exports = await buildSource(
    'site/page.ts',
    `import common from '${catalogs}/common.yaml'
    import news from '${catalogs}/news.yaml'
    export const home = common['common.home']()
    export const second = common['common.pagerPage']({ page: 2 })
    export const counts = [1, 2].map((count) => news['news.count']({ count }))`,
  )
  expect(exports).toMatchObject({
    home: 'Home',
    second: 'Page 2',
    counts: ['1 article', '2 articles'],
  })
})

test('a plural form that English does not have fails the build', async () => {
  const source = `count: '{count, plural, few {# pages} other {# pages}}'`
  await expect(buildSource('site/languages/en/common.yaml', source)).rejects.toThrow('few')
})

test('the types name every message with its arguments', () => {
  mkdirSync(join(folder, 'en'))
  const texts = [
    'all: All',
    "page: 'Page {page}'",
    "sent: '{what, select, now {{count, plural, one {one} other {#}}} other {later}}'",
  ]
  writeFileSync(join(folder, 'en/news.yaml'), texts.join('\n'))
  expect(writeMessageTypes(join(folder, 'en'))).toBe(`export interface MessageArguments {
  'news.all': null
  'news.page': { page: string | number }
  'news.sent': { count: number; what: string }
}
`)
})
