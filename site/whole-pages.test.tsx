import { expect, test } from 'vitest'
import { listReferencePages } from '../school/content/reference/list-pages.server.ts'
import { contentKinds } from '../school/kinds/index.ts'
import { publicOrigin, startPages } from '../tests/helpers/pages-in-memory.tsx'

const site = startPages()

/** Traces of a slip in a template: elements without content, and values that are no text. */
const slips = [
  /<(ul|ol|dl|p|h[1-6]|section|nav|aside|figure|address|dd)\b[^>]*>\s*<\/\1>/,
  />\s*(null|true|false)\s*</,
  />[^<]*(\bundefined\b|\bNaN\b|\[object Object\])[^<]*<\/(?!script|style)/,
  /(href|src|alt|title|aria-label)="[^"]*\b(undefined|null|NaN|\[object Object\])\b[^"]*"/,
  /(href|src)=""/,
]

/** The logo, also that of an announcement without a picture, is the school's name, not a drawing. */
const isOnManyPages = /logo|default-announcement/

test('each page names its own address and shows no drawing twice, and none has an empty element or a value that is no text', async () => {
  const pages = await listReferencePages(site)
  const paths = [
    '/',
    ...contentKinds.flatMap(({ listPages }) => listPages),
    ...pages.map(({ address }) => address),
  ]
  expect(paths.length).toBeGreaterThan(60)
  const found: string[] = []
  for (const path of new Set(paths)) {
    const { status, html } = await site.show(path)
    if (status !== 200) found.push(`${status} ${path}`)
    if (
      path !== '/status' &&
      !html.includes(`<link rel="canonical" href="${publicOrigin}${path}"/>`)
    )
      found.push(`${path} names another address`)
    const drawings = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => !isOnManyPages.test(address))
    if (new Set(drawings).size < drawings.length)
      found.push(`${path} shows a drawing twice: ${drawings.join(', ')}`)
    for (const slip of slips) {
      const [first] = slip.exec(html) ?? []
      if (first) found.push(`${path}: ${first}`)
    }
  }
  expect(found).toEqual([])
})
