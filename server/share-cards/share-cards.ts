import { join } from 'node:path'
import { Hono } from 'hono'
import { menuTitles } from '../../school/settings/menu.ts'
import { openToOtherSites } from '../security-headers.ts'
import { drawCard, readDrawing } from './draw-card.ts'

export interface ShareCardParts {
  renderPage: (request: Request) => Promise<Response>
  publicOrigin: string
  /** the folder that holds this project's sources */
  root: string
}

/** How many cards may wait to be drawn; one takes about a tenth of a second. */
const mostWaiting = 20

const fallbackPicture = '/images/hero.svg'

/**
 * The pictures that shared links show, one for each page: `/share-card/meaning/vision.jpg` for
 * `/meaning/vision`. Title and picture are read off the page itself, so every page has a card and
 * none can differ from it.
 */
export function shareCards({ renderPage, publicOrigin, root }: ShareCardParts) {
  const files = join(root, 'server/share-cards')
  const publicFolder = join(root, 'public')
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  /** One after the other: drawing takes a processor core for itself. */
  function inTurn<Value>(draw: () => Promise<Value>): Promise<Value> {
    waiting += 1
    const turn = last.then(draw).finally(() => (waiting -= 1))
    last = turn.catch(() => undefined)
    return turn
  }

  const cards = new Hono()
  cards.on('GET', ['/share-card.jpg', '/share-card/*'], async (context) => {
    const path = pagePathOf(new URL(context.req.url).pathname)
    const page = path === null ? null : await renderPage(new Request(publicOrigin + path))
    const read = page?.status === 200 ? readPage(await page.text()) : null
    // One card for each page: under all its other addresses too, there would be no end of them to
    // draw and to keep.
    if (path === null || read?.path !== path)
      return context.text('There is no page to draw a card of.', 404)
    if (waiting >= mostWaiting) {
      context.header('retry-after', '10')
      return context.text('Too many cards are being drawn. Try again in a moment.', 503)
    }
    const card = await inTurn(async () => {
      const fallback = () => readDrawing(publicFolder, fallbackPicture)
      const picture = read.picture
        ? await readDrawing(publicFolder, read.picture).catch(fallback)
        : await fallback()
      const logo = await readDrawing(publicFolder, '/images/logo-white.svg')
      return drawCard({ title: read.title, section: sectionOf(path), picture }, files, logo)
    })
    for (const [name, value] of Object.entries(openToOtherSites)) context.header(name, value)
    context.header('content-type', 'image/jpeg')
    context.header('cache-control', 'public, max-age=86400')
    return context.body(new Uint8Array(card))
  })
  return cards
}

/** The page of a card's address; `null` when it is none. */
function pagePathOf(path: string): string | null {
  if (path === '/share-card.jpg') return '/'
  return /^\/share-card(\/[^?#]+)\.jpg$/.exec(path)?.[1] ?? null
}

/** The name of the part of the site that a page belongs to. */
const sectionOf = (path: string) =>
  menuTitles.get(`/${path.split('/')[1] ?? ''}`) ?? 'Bocaue, Bulacan'

/**
 * Its own address, title and first picture, from a page's HTML; `null` where it has none to be
 * shared under.
 */
function readPage(html: string): { path: string; title: string; picture: string | null } | null {
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  if (title === undefined || canonical === undefined) return null
  const main = html.slice(html.indexOf('<main'))
  return {
    path: new URL(unescapeHtml(canonical)).pathname,
    title: unescapeHtml(title),
    picture: /<img[^>]*? src="(\/images(?:\/[\w-][\w.-]*)+\.svg)"/.exec(main)?.[1] ?? null,
  }
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const unescapeHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
