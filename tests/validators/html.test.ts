import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { alertKind } from '../../school/kinds/alert.ts'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { patience } from '../helpers/patience.ts'
import { makePhoneJpeg } from '../helpers/pictures.ts'
import { readSite, readPaths, type SitePage } from '../helpers/read-site.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { openSiteMedia } from '../helpers/site-media.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { filesOf, makeCopy } from '../helpers/static-copy.ts'
import { pages as storyPages } from '../stories/pages.ts'

/** The Java program; without it these tests are skipped (scripts/test-tools.mjs says so). */
const java = process.env.JAVA_PATH ?? ''
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      message: z.string(),
      url: z.string(),
      extract: z.string().optional(),
    }),
  ),
})

/**
 * The checker allows `sizes="auto"` before a lazy picture on its first `<source>` only; HTML allows
 * it on each (https://html.spec.whatwg.org/multipage/embedded-content.html#the-source-element).
 */
const isMistaken = (message: string) =>
  message.startsWith(
    'The “sizes” attribute value starting with “auto” is only valid for lazy-loaded images.',
  )

/**
 * Runs the Nu HTML checker on all pages at once: starting Java takes longer than checking a page.
 */
async function faultsIn(pages: readonly SitePage[]): Promise<string[]> {
  const folder = makeTestFolder('html')
  try {
    await Promise.all(
      pages.map(({ text }, place) => writeFile(join(folder, `${place}.html`), text)),
    )
    const { stderr } = await promisify(execFile)(
      java,
      // Limits Java to one compiler stage and one collector thread: it runs for ten seconds beside
      // other tests.
      [
        '-XX:TieredStopAtLevel=1',
        '-XX:+UseSerialGC',
        '-Xss4m',
        '-jar',
        checker,
        '--format',
        'json',
        '--exit-zero-always',
        // It guesses that Filipino is Tagalog (tl), and the half of a page that is in English its language.
        '--no-langdetect',
        folder,
      ],
      { maxBuffer: 2 ** 28 },
    )
    return report
      .parse(JSON.parse(stderr))
      .messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .filter(({ message }) => !isMistaken(message))
      .map(({ message, url, extract }) => `${pages[placeOf(url)]?.path}: ${message} ${extract}`)
  } finally {
    removeTestFolder(folder)
  }
}

const placeOf = (url: string) => Number(/(\d+)\.html$/.exec(url)?.[1])

describe.skipIf(!java)('the Nu HTML checker finds no fault', { timeout: 60_000 * patience }, () => {
  let site: TestSite
  let siteWithoutHost: TestSite
  beforeAll(async () => {
    const sites = await Promise.all([
      startTestSite(),
      startTestSite({ CONTENT_HOST: 'http://127.0.0.1:9' }),
    ])
    ;[site, siteWithoutHost] = sites
  })
  afterAll(() => Promise.all([site.stop(), siteWithoutHost.stop()]))

  test('in a page of every kind and state', async () => {
    const fixed = storyPages.flatMap(({ address }) =>
      typeof address === 'string' ? [address] : [],
    )
    const others = [
      '/login',
      '/admin',
      '/offline',
      '/search',
      '/announcements/all',
      '/events?month=2026-12',
    ]
    const read = [
      ...(await readSite(site, [...new Set([...(await readPaths(site)), ...fixed, ...others])])),
      ...(await readSite(siteWithoutHost, [
        '/',
        '/dycian-news',
        '/dycian-news/some-article',
        '/announcements',
      ])),
      ...(await readWritten(site)),
    ]
    expect(read.length).toBeGreaterThan(200)
    read.push(...(await readCopied(site)))
    expect(await faultsIn(read)).toEqual([])
  })

  test('only because it looks: a page with a fault has one', async () => {
    const text = '<!DOCTYPE html><html lang="en"><title>A page</title><h1>One</h1><h3>Two</h3>'
    expect(await faultsIn([{ path: '/', status: 200, text }])).toEqual([
      expect.stringContaining('skipping 1 heading level'),
    ])
  })
})

/** Reads pages of a static copy: where it differs from the site. */
async function readCopied(site: TestSite): Promise<SitePage[]> {
  const folder = makeTestFolder('copy')
  try {
    const made = await makeCopy(site, folder)
    expect(made).toMatchObject({ code: 0 })
    const moved = filesOf(folder).find((file) =>
      readFileSync(join(folder, file), 'utf8').includes('http-equiv="refresh"'),
    )
    const files = ['', 'dycian-news/', 'search/', 'ask-us/', 'not-in-this-copy/']
    return [...files.map((path) => `${path}index.html`), ...(moved ? [moved] : [])].map((file) => ({
      path: `copy/${file}`,
      status: 200,
      text: readFileSync(join(folder, file), 'utf8'),
    }))
  } finally {
    removeTestFolder(folder)
  }
}

/** Reads pages with staff content: an alert, photos, headings of any level. */
async function readWritten(site: TestSite): Promise<SitePage[]> {
  const content = await openSiteContent(site)
  const media = await openSiteMedia(site)
  try {
    const { address } = await media.add(await makePhoneJpeg(1_280, 720), 'gate.jpg')
    await content.changeReference(alertKind, (alert) => ({
      ...alert,
      text: 'Classes are suspended.',
      link: '/events',
    }))
    const { slug } = await content.addArticle({
      title: 'Written with everything that the editor has',
      bannerImage: address,
      content: `<h3>A small heading first</h3><p>Text</p><h4>Smaller</h4><h2>Large</h2><figure><img src="${address}" alt=""><figcaption>The gate</figcaption></figure><table><tbody><tr><th>Fee</th><td>1</td></tr></tbody></table><ul><li><p>One</p></li></ul><blockquote><p>Said</p></blockquote><p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>`,
    })
    const path = `/dycian-news/${slug}`
    await expect.poll(async () => (await fetch(site.origin + path)).status).toBe(200)
    return await readSite(site, [path, '/'])
  } finally {
    await content.close()
  }
}
