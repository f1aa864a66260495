import { Hono } from 'hono'
import type { Logger } from 'pino'
import { rehearse } from '../../db/rehearse.ts'
import type { ContentSource } from '../../school/content-source.server.ts'
import { enactPreview, findPreview, type Preview } from '../../school/editing/previews.server.ts'
import type { PageAnswer, RenderPage } from '../pages/page-answer.ts'
import { previewHeaders } from './preview-headers.ts'

interface PreviewParts {
  source: ContentSource
  renderPage: RenderPage
  publicOrigin: string
  logger: Logger
}

/** How long a page may take while changes by others wait for it, in milliseconds. */
const longest = 3_000

/** Most previews that wait for their turn: each one holds up whoever saves something. */
const waitingLimit = 20

/** Most redirects within the site that are followed to the page. */
const redirectLimit = 3

/**
 * `/preview/<token>`: the site's own page of what is not published, for whoever has the link. It is
 * published within a transaction that is taken back once the page is rendered, so the page is the
 * one that visitors would get.
 */
export function previewPages({ source, renderPage, publicOrigin, logger }: PreviewParts) {
  const pages = new Hono()
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  /** One at a time, so that what others save waits for one page at most. */
  const inTurn = <Value>(render: () => Promise<Value>): Promise<Value> => {
    waiting += 1
    const done = last.then(render).finally(() => {
      waiting -= 1
    })
    last = done.catch(() => {})
    return done
  }

  const render = (preview: Preview) =>
    rehearse(
      source.database,
      async (rehearsal) => {
        const now = source.now()
        const address = await enactPreview(rehearsal, preview, now)
        if (address === null) return null
        const options = {
          source: { ...source, database: rehearsal, host: null, now: () => now },
          preview: { expiresAt: preview.expiresAt },
        }
        const render = (path: string) => renderPage(new Request(publicOrigin + path), options)
        return readPage(render, address)
      },
      longest,
    )

  const notFound = async () => {
    const preview = { expiresAt: null }
    const { response } = await renderPage(new Request(`${publicOrigin}/preview`), { preview })
    return new Response(response.body, { status: 404, headers: previewHeaders })
  }

  pages.get('/preview/:token', async (context) => {
    const token = context.req.param('token')
    const preview = /^[\w-]{43}$/.test(token)
      ? await findPreview(source.database, token, source.now())
      : null
    if (!preview) return notFound()
    if (waiting >= waitingLimit) return tryLater()
    try {
      const page = await inTurn(() => render(preview))
      if (!page) return await notFound()
      return new Response(page.html, { status: page.status, headers: previewHeaders })
    } catch (error) {
      logger.error({ err: error, subject: preview.subject }, 'A preview failed')
      return tryLater()
    }
  })
  pages.get('/preview', notFound)
  pages.get('/preview/*', notFound)
  return pages
}

const tryLater = () =>
  new Response('The preview could not be made just now. Try again in a moment.\n', {
    status: 503,
    headers: { ...previewHeaders, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  })

/** The page at an address, and where it leads to. */
async function readPage(render: (path: string) => Promise<PageAnswer>, address: string) {
  let { response } = await render(address)
  for (let turns = 0; turns < redirectLimit; turns += 1) {
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || !location?.startsWith('/')) break
    ;({ response } = await render(location))
  }
  return { html: await response.text(), status: response.status }
}
