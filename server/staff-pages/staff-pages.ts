import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { chooseEncoding, compress } from '../pages/encoding.ts'
import type { RenderPage } from '../pages/page-answer.ts'
import { loadStaticFiles } from '../pages/static-files.ts'
import type { StoredResponse } from '../pages/stored-response.ts'
import { previewPaths } from '../previews/preview-pages.ts'
import { policyWith, youtube } from '../security-headers.ts'

/** The build's placeholder for the nonce of an answer (admin/index.html). */
const placeholder = 'STAFF-PAGE-NONCE'

/** The scripts and styles of the staff pages; visitors load none of them. */
export const staffAssetPaths = ['/assets/staff/*']

/** The addresses of the staff pages proper: one page, which gets all its content from the API. */
export const staffAppPaths = ['/admin', '/admin/*']

/** All addresses with content that is not public. */
export const staffPaths = [
  '/login',
  '/login/',
  ...staffAppPaths,
  ...previewPaths,
  '/api/admin',
  '/api/admin/*',
]

const uncached = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

interface StaffPageParts {
  /** the folder of the built staff pages */
  folder: string
  publicOrigin: string
  renderPage: RenderPage
}

/** Serves the sign-in page, which the site renders (site/sign-in), and the staff pages. */
export function staffPages({ folder, publicOrigin, renderPage }: StaffPageParts) {
  const pages = new Hono()
  const answerPage = async () => {
    const html = await readFile(join(folder, 'index.html'), 'utf8')
    const nonce = randomBytes(18).toString('base64url')
    return new Response(html.replaceAll(placeholder, nonce), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...uncached,
        'content-security-policy': policyWith(policySources(nonce), publicOrigin),
      },
    })
  }
  pages.get('/login/', ({ req }) =>
    Response.redirect(new URL(`/login${new URL(req.url).search}`, req.url), 301),
  )
  pages.get('/login', async ({ req }) => {
    const { response } = await renderPage(new Request(`${publicOrigin}/login`))
    const encoding = chooseEncoding(req.header('accept-encoding'))
    const body = compress(Buffer.from(await response.arrayBuffer()), encoding)
    const headers = new Headers([...response.headers, ...Object.entries(uncached)])
    if (encoding !== 'identity') headers.set('content-encoding', encoding)
    return new Response(new Uint8Array(body), { status: response.status, headers })
  })
  for (const path of staffAppPaths) pages.get(path, answerPage)
  return pages
}

/** Allows only files of this site; the style tags of React Aria carry the nonce. */
const policySources = (nonce: string) => ({
  script: "'self'",
  style: `'self' 'nonce-${nonce}'`,
  img: "'self' data: blob:",
  connect: "'self'",
  // Allows the live preview, and videos in it.
  frame: `'self' ${youtube}`,
})

/** Reads the scripts of the staff pages by path, once they are asked for. */
export function staffAssets(folder: string, common: Record<string, string>) {
  let loading: Promise<Map<string, StoredResponse>> | undefined
  return () => (loading ??= loadStaticFiles(folder, common))
}
