import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { tidyToken } from '../../school/staff/accounts/secret-token.server.ts'
import { findPreview, type Preview } from '../../school/content/editing/previews.server.ts'
import { addressIn, languages, prefixOf, type Language } from '../../site/languages/language.ts'
import { translatorForPath } from '../../site/languages/messages.server.ts'
import type { Translate } from '../../site/languages/translate.ts'
import type { PageAnswer, RenderPage } from '../pages/page-answer.ts'
import { hashSource, youtube } from '../security-headers.ts'
import type { DrawPageCard } from '../share-cards/draw-page-card.ts'
import { findWorkingPage, readWorkingPage } from './working-page.ts'
import { previewStyle } from '../../site/document/preview-parts.tsx'

interface PreviewParts {
  source: ContentSource
  renderPage: RenderPage
  publicOrigin: string
  logger: Logger
  drawPageCard: DrawPageCard
}

/** The addresses of previews. */
export const previewPaths = languages.flatMap((language) =>
  ['/preview', '/preview/*'].map((path) => prefixOf(language) + path),
)

/** Maximum number of redirects within the site that are followed to the page. */
const redirectLimit = 3

/**
 * Serves `/preview/<token>`, and below `/fil` in Filipino: the page of unpublished content, for all
 * who have the link, rendered from the database with the preview over it.
 */
export function previewPages({ logger, drawPageCard, ...parts }: PreviewParts) {
  const { source, renderPage, publicOrigin } = parts
  const pages = new Hono()

  const render = async (preview: Preview, language: Language) => {
    const working = await readWorkingPage(parts, preview)
    if (!working) return null
    // Without a time, the page does not say that it is not published.
    const expiresAt = preview.isPublished ? null : preview.expiresAt
    return readPage(
      (path) => working.render(path, { expiresAt }),
      addressIn(language, working.path),
    )
  }

  const notFound = async () => {
    const preview = { expiresAt: null }
    const { response } = await renderPage(new Request(`${publicOrigin}/preview`), { preview })
    return new Response(response.body, { status: 404, headers: previewHeaders() })
  }

  for (const language of languages) {
    pages.get(`${prefixOf(language)}/preview/:token`, async (context) => {
      const token = tidyToken(context.req.param('token'))
      const preview = isToken(token)
        ? await findPreview(source.database, token, source.now())
        : null
      if (!preview) return notFound()
      try {
        const page = await render(preview, language)
        if (!page) return await notFound()
        return new Response(page.html, { status: page.status, headers: previewHeaders(page.style) })
      } catch (error) {
        logger.error({ err: error, subject: preview.subject }, 'A preview failed')
        return tryLater(translatorForPath(context.req.path))
      }
    })
  }
  // The share card that the page will have once it is published.
  pages.get('/preview/:token/share-card.jpg', async (context) => {
    const token = tidyToken(context.req.param('token'))
    const working = isToken(token) ? await findWorkingPage(parts, token) : null
    const card = working ? await drawPageCard(working.render, working.path) : 'no-card'
    if (card === 'no-card') return notFound()
    if (card === 'busy') return tryLater(translatorForPath(context.req.path))
    return new Response(new Uint8Array(card), {
      headers: { ...previewHeaders(), 'content-type': 'image/jpeg' },
    })
  })
  for (const path of previewPaths) pages.get(path, notFound)
  return pages
}

const isToken = (text: string) => /^[\w-]{43}$/.test(text)

const tryLater = (t: Translate) =>
  new Response(`${t('server.previewFailed')}\n`, {
    status: 503,
    headers: {
      ...previewHeaders(),
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '5',
    },
  })

/** Reads the page at an address, or the page that the address redirects to. */
async function readPage(render: (path: string) => Promise<PageAnswer>, address: string) {
  let { response, page } = await render(address)
  for (let redirects = 0; redirects < redirectLimit; redirects += 1) {
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || !location?.startsWith('/')) break
    ;({ response, page } = await render(location))
  }
  return { html: await response.text(), status: response.status, style: page?.style }
}

/**
 * Nothing of a preview runs, is kept or is found, and only staff pages may frame it.
 * @param style the text of the page's own style element, if it has one
 */
const previewHeaders = (style?: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'self' ${[previewStyle, ...(style ? [style] : [])].map(hashSource).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `frame-src ${youtube}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
})
