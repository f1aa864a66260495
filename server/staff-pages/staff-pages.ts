import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { loadStaticFiles } from '../pages/static-files.ts'
import type { StoredResponse } from '../pages/stored-response.ts'

/** The build's placeholder for the nonce of an answer (admin/index.html). */
const placeholder = 'STAFF-PAGE-NONCE'

/** The scripts and styles of the staff pages; visitors load none of them. */
export const staffAssetPaths = ['/assets/staff/*']

/** The addresses of the staff pages. */
export const staffPagePaths = ['/login', '/login/', '/admin', '/admin/*']

/** Serves `/login` and `/admin`: one page, which gets all its content from the API. */
export function staffPages(folder: string, secure: boolean) {
  const pages = new Hono()
  const answerPage = async () => {
    const html = await readFile(join(folder, 'index.html'), 'utf8')
    const nonce = randomBytes(18).toString('base64url')
    return new Response(html.replaceAll(placeholder, nonce), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': policy(nonce, secure),
      },
    })
  }
  pages.get('/login/', ({ req }) =>
    Response.redirect(new URL(`/login${new URL(req.url).search}`, req.url), 301),
  )
  for (const path of staffPagePaths) pages.get(path, answerPage)
  return pages
}

/** Allows only files of this site; MUI's style tags carry the nonce. */
const policy = (nonce: string, secure: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Allows the live preview, and videos in it.
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/**
 * Reads the scripts of the staff pages when first requested, so that a site without staff holds
 * none.
 *
 * @returns by path, like {@link loadStaticFiles}
 */
export function staffAssets(folder: string, common: Record<string, string>) {
  let loading: Promise<Map<string, StoredResponse>> | undefined
  return () => (loading ??= loadStaticFiles(folder, common))
}
