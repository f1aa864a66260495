import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { alertKind } from '../../school/kinds/alert.ts'
import { testFolder } from '../helpers/backups.ts'
import { patience } from '../helpers/patience.ts'
import { makePhoneJpeg } from '../helpers/pictures.ts'
import { readSite, readPaths, type SitePage } from '../helpers/read-site.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import type { TestSite } from '../helpers/site.ts'
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
  const folder = testFolder()
  for (const [place, { text }] of pages.entries())
    writeFileSync(join(folder, `${place}.html`), text)
  // Limits Java to one compiler stage and one collector thread: it runs for ten seconds beside other
  // tests.
  const machine = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m', '-jar', checker]
  // It guesses that Filipino is Tagalog (tl), and the half of a page that is in English its language.
  const options = ['--format', 'json', '--exit-zero-always', '--no-langdetect', folder]
  const { stderr } = await promisify(execFile)(java, [...machine, ...options], {
    maxBuffer: 2 ** 28,
  })
  return report
    .parse(JSON.parse(stderr))
    .messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(({ message }) => !isMistaken(message))
    .map(({ message, url, extract }) => {
      const place = Number(/(\d+)\.html$/.exec(url)?.[1])
      return `${pages[place]?.path}: ${message} ${extract}`
    })
}

describe.skipIf(!java)('the Nu HTML checker finds no fault', { timeout: 60_000 * patience }, () => {
  test('in a page of every kind and state', async () => {
    const [site, siteWithoutHost] = await Promise.all([
      siteOfTest(),
      siteOfTest({ CONTENT_HOST: 'http://127.0.0.1:9' }),
    ])
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
})

/** Reads pages of a static copy: where it differs from the site. */
async function readCopied(site: TestSite): Promise<SitePage[]> {
  const folder = testFolder()
  expect(await makeCopy(site, folder)).toMatchObject({ code: 0 })
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  const moved = filesOf(folder).find((file) => textOf(file).includes('http-equiv="refresh"'))
  const paths = ['', 'dycian-news/', 'search/', 'ask-us/', 'not-in-this-copy/']
  const files = [...paths.map((path) => `${path}index.html`), moved ?? []].flat()
  return files.map((file) => ({ path: `copy/${file}`, status: 200, text: textOf(file) }))
}

/** Reads pages with staff content: an alert, photos, headings of any level. */
async function readWritten(site: TestSite): Promise<SitePage[]> {
  const content = await openSiteContent(site)
  onTestFinished(() => content.close())
  const media = await openSiteMedia(site)
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
  return readSite(site, [path, '/'])
}
