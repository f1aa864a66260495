import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import starterDepartments from '../../content/reference/departments.json' with { type: 'json' }
import { readCatalog } from '../../scripts/compile-messages.ts'
import { languageOf } from '../../site/languages/language.ts'
import routes from '../../site/routes.ts'
import { readPaths, readSite } from '../helpers/read-site.ts'
import { shareSite } from '../helpers/shared-site.ts'
import {
  listNeededTexts,
  listTextsIn,
  textAttributes,
  visibleTexts,
  oneLine,
} from '../helpers/visible-texts.ts'
import { listSources, parseSource, visitNodes, type SyntaxNode } from '../helpers/sources.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Sources of pages, without the catalogs, the sign-in page of staff, the component page and class
 * notices, which are in both languages.
 */
const sources = [
  ...listSources('site').filter(
    (file) => !/^site\/(languages\/|sign-in\/|ui\/(examples|component-page)\.tsx)/.test(file),
  ),
  ...listSources('abilities').filter((file) => file.includes('/site/')),
  ...listSources('school').filter(
    (file) =>
      !/^school\/(staff|operations|content\/editing|kinds\/class-notice-texts)\b/.test(file),
  ),
]

/** The Filipino messages by their keys. */
const filipino = new Map(
  globSync('site/languages/fil/*.yaml', { cwd: root }).flatMap((file) =>
    Object.entries(readCatalog(basename(file, '.yaml'), readFileSync(join(root, file), 'utf8'))),
  ),
)

/** Tells whether people could read a text: it has a word of three letters. */
const isReadable = (text: string) => /\p{L}{3}/u.test(text)

/** An address or a name in the code; the tag of an article may look the same. */
const isName = (text: string) => /^[a-z][a-z-]*$/.test(text)

/**
 * Prepares the search for texts that sources spell out instead of asking a message catalog: strings,
 * JSX texts and template strings. The messages of errors are for logs, and left out.
 * @param files paths of the sources from the root of the project
 * @returns a function that names the file that spells out a visible text; `null`: none does
 */
function findLiterals(files: readonly string[]): (text: string) => string | null {
  const wholes = new Map<string, string>()
  const templates: { file: string; pattern: RegExp }[] = []
  for (const file of files) {
    visitNodes(parseSource(file), (node) => {
      if (isNeverShown(node)) return false
      const pattern = patternOf(node)
      if (pattern) templates.push({ file, pattern })
      else if (typeof node.value === 'string') {
        const text = oneLine(node.value)
        const isShown = node.type === 'JSXText' || (node.type === 'Literal' && !isName(text))
        if (isShown && isReadable(text)) wholes.set(text, file)
      }
      return true
    })
  }
  return (text) =>
    wholes.get(text) ?? templates.find(({ pattern }) => pattern.test(text))?.file ?? null
}

const isNeverShown = ({ type, source, callee }: SyntaxNode) =>
  source ||
  type === 'TSLiteralType' ||
  (type === 'NewExpression' && (callee as { name?: string }).name?.endsWith('Error'))

/**
 * Returns the pattern of a template string as visitors see it: its pieces with any texts between
 * them. A string that begins or ends with a space is added to another text.
 */
function patternOf({ type, value, quasis }: SyntaxNode): RegExp | null {
  const isAdded = type === 'Literal' && typeof value === 'string' && /^ | $/.test(value)
  if (!isAdded && type !== 'TemplateLiteral') return null
  const pieces = isAdded
    ? ['', value, '']
    : (quasis as { value: { cooked: string } }[]).map((piece) => piece.value.cooked)
  // `${stem}ies` is the form of a word.
  const words = pieces.map((piece, place) => (place === 0 ? piece : piece.replace(/^\p{L}+/u, '')))
  if (!words.some(isReadable)) return null
  const pattern = pieces.map((piece) =>
    piece.replaceAll(/\s+/g, ' ').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`),
  )
  return new RegExp(`^${pattern.join('.*')}$`, 'su')
}

/** Texts that sources spell out and that stay as they are in every language. */
const names = new Set([
  // The school, until staff name it in the settings.
  'DYCI',
  'Dr. Yanga’s Colleges, Inc.',
  // Languages, each in its own words.
  'English',
  'Filipino',
  // Words that Filipino has taken over.
  ...filipino.values(),
  // The category of an article, as it is stored.
  'Campus News',
  'Outside News',
  // The pages of admissions as search lists them: its documents are in English.
  'Preschool and Grade School: how to apply',
  'Junior High School: how to apply',
  'Senior High School: how to apply',
  'College: how to apply',
  'Fees and scholarships',
])

/** Texts of these sources are not translated where content says the same. Each has its reason. */
const stillOpen = [
  // What the staff pages call kinds and fields, such as the tab Vision: pages have titles of their
  // own, which are content.
  'school/kinds/',
  // The names of tracks and colleges, as articles name them.
  'school/content/news/news.ts',
]

/** Pages that the sitemap does not name. */
const otherPages = [
  '/search?q=dyci',
  '/search?q=nothing-is-called-so',
  '/dycian-news?category=Campus+News&page=2',
  '/announcements/all',
  '/events?month=2026-12',
  '/ask-us',
  '/ask-us?reference=Q-222222',
  '/reports/norms/school-policy/School-Policy',
  '/learn-with-us/college/college/coa',
  '/no-such-page',
  '/dycian-news/no-such-article',
  '/learn-with-us/no-such-department',
  '/status/no-such-notice',
  '/status/mail/no-such-link',
  '/verify/XXXX2222',
  '/offline',
  '/go/XXXX2222',
  '/innovations/dyci-research/research/no-such-group',
]

const site = shareSite()
/** Each page in Filipino, by its path in English. */
let pages: { path: string; text: string }[]

const inFilipino = (path: string) => `/fil${path === '/' ? '' : path}`

beforeAll(async () => {
  const paths = [...(await readPaths(site)), ...otherPages]
  const answers = await readSite(site, paths.map(inFilipino))
  pages = answers.map(({ text }, place) => ({ path: paths[place] ?? '', text }))
})

describe('a page in another language', () => {
  test('has no text that a source spells out instead of asking a message catalog', () => {
    const fileOf = findLiterals(sources)
    const files = globSync('content/*/*.json', { cwd: root })
    const content = files.map((file) => readFileSync(join(root, file), 'utf8'))
    const isContent = (text: string) => content.some((source) => source.includes(text))
    const found = new Set<string>()
    for (const { path, text } of pages) {
      for (const shown of visibleTexts(text)) {
        const file = names.has(shown) ? null : fileOf(shown)
        const isOpen = stillOpen.some((open) => file?.startsWith(open)) && isContent(shown)
        if (file && !isOpen) found.add(`${path} shows “${shown}” of ${file}`)
      }
    }
    expect([...found]).toEqual([])
  })

  test('of every kind was looked at, and is written in it', () => {
    const seen = pages.map(({ path }) => path.replace(/\?.*/, ''))
    const unseen = patternsOf(routes, '').filter(
      (pattern) => languageOf(pattern) === 'en' && !seen.some((path) => matchPath(pattern, path)),
    )
    expect(unseen).toEqual([])
    const skipLink = filipino.get('common.skipToContent') ?? ''
    const others = pages.filter(({ text }) => !visibleTexts(text).has(skipLink))
    expect(others.map(({ path }) => path)).toEqual([])
  })

  test('marks every title, line and paragraph of staff that is not in it', async () => {
    const needed = await listNeededTexts()
    // A shorter one may be a name that is the same in both, such as Every Hour Prayer.
    const isSaid = (text: string) => needed.has(text) && text.split(' ').length > 3
    for (const { name } of starterDepartments) needed.delete(name)
    const unmarked = pages.flatMap(({ path, text }) =>
      listTextsIn('fil', text)
        .filter(isSaid)
        .map((shown) => `${path}: ${shown}`),
    )
    expect(unmarked).toEqual([])
    const marked = pages.flatMap(({ text }) => listTextsIn('en', text).filter(isSaid))
    expect(new Set(marked).size).toBeGreaterThan(500)
  })
})

/** A message as the site writes it in Filipino. */
const written = (name: string, values: Record<string, string> = {}) =>
  filipino.get(`server.${name}`)?.replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? '')

const ask = async (path: string, method = 'GET') => {
  const answer = await fetch(site.origin + path, { method })
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
}

describe('what is no page is in the language of its address', () => {
  test('feeds and calendars', async () => {
    const feed = (await ask('/fil/dycian-news/rss.xml')).body.toString()
    expect(feed).toContain(`<title>${written('feedOfNews', { school: 'DYCI' })}</title>`)
    expect(feed).toContain('<language>fil</language>')
    expect(feed).not.toMatch(/<link>http:\/\/[^/]+\/dycian-news/)
    const calendar = (await ask('/fil/events.ics')).body.toString().replaceAll('\r\n ', '')
    expect(calendar).toContain(`X-WR-CALNAME:${written('calendar')}`)
    expect(calendar).not.toMatch(/^URL[^\n]*localhost:\d+\/events/m)
  })

  test.each([
    ['GET', '/fil/%ff', 400, 'badAddress'],
    ['GET', '/share-card/fil/x.jpg', 404, 'noCard'],
    ['GET', '/fil/events/nothing.ics', 404, 'noEvent'],
    ['POST', '/fil/events', 405, 'readOnly'],
  ] as const)('the refusal of %s %s', async (method, address, status, name) => {
    const answer = await ask(address, method)
    const message = written(name, { home: '/fil', list: '/fil/events' })
    expect([answer.status, answer.body.toString().trim()]).toEqual([status, message])
  })

  test('the section on a share card', async () => {
    // Its title and scene are content in English, so only the section can differ.
    const article = '/dycian-news/a-year-with-two-golds-one-from-denmark-and-one-from-turkey'
    const [own, english] = await Promise.all(
      ['/fil', ''].map((language) => ask(`/share-card${language}${article}.jpg`)),
    )
    expect([own?.status, english?.status]).toEqual([200, 200])
    expect(own?.body.equals(english?.body ?? own.body)).toBe(false)
  })
})

test('no text is spelled out in a component, also in what only the browser shows', () => {
  const spelled: string[] = []
  for (const file of sources.filter((each) => each.endsWith('.tsx'))) {
    visitNodes(parseSource(file), ({ type, value, name }) => {
      const attribute = (name as { name?: string } | undefined)?.name ?? ''
      const literal = (value as { value?: unknown } | null)?.value
      const text = type === 'JSXText' ? value : textAttributes.includes(attribute) ? literal : ''
      if (typeof text === 'string' && /\p{L}{3}/u.test(text)) spelled.push(`${file}: ${text}`)
    })
  }
  expect(spelled).toEqual([])
})

test('the scripts in a page hold no sentences', () => {
  const scripts = pages.flatMap(({ text }) =>
    [...text.matchAll(/<script(?: type="text\/x-later")?>(.*?)<\/script>/gs)].map(
      ([, script = '']) => script,
    ),
  )
  // What the loaders read is content.
  const own = [...new Set(scripts)].filter((script) => !script.startsWith('window.__reactRouterC'))
  expect(own.length).toBeGreaterThan(3)
  expect(own.filter((script) => /["'`>]\p{Lu}\p{L}+ \p{L}+/u.test(script))).toEqual([])
})

test('two languages in one process are answered at the same time, and kept apart by the page cache', async () => {
  // No two of these are the same address: each is rendered, none comes from the page cache.
  const words = ['fees', 'uniform', 'robotics', 'library']
  const paths = words.map((word) => `/search?q=${word}`)
  const both = ['/events', '/fil/events']
  const asked = [...paths.flatMap((path) => [path, inFilipino(path)]), ...both, ...both]
  const answers = await readSite(site, asked)
  const languages = answers.map(({ text }) => /<html lang="(\w+)"/.exec(text)?.[1])
  expect(languages).toEqual(asked.map(languageOf))
})

/** Lists the patterns of all pages, such as `/events/:slug`. */
function patternsOf(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, file, index, children = [] }) => {
    if (file === 'research/old-research-address.tsx' || path?.endsWith('.ics')) return []
    // Staff read English.
    if (file.startsWith('sign-in/')) return []
    const own = path === undefined ? parent : `${parent}/${path}`
    const isPage = index || (path !== undefined && children.length === 0)
    return [...(isPage ? [own || '/'] : []), ...patternsOf(children, own)]
  })
}
