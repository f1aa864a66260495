import { join } from 'node:path'
import { Hono } from 'hono'
import { menuTitles } from '../../school/settings/menu.ts'
import type { RenderPage } from '../pages/page-answer.ts'
import { openToOtherSites } from '../security-headers.ts'
import { drawCard, readDrawing } from './draw-card.ts'

export interface ShareCardParts {
  renderPage: RenderPage
  publicOrigin: string
  /** the folder that holds this project's sources */
  root: string
}

/** How many cards may wait to be drawn; one takes about a tenth of a second. */
const mostWaiting = 20

const fallbackPicture = '/images/hero.svg'

/**
 * The pictures that shared links show, one for each page: `/share-card/meaning/vision.jpg` for
 * `/meaning/vision`. Title and scene are those of the page itself, so every page has a card and none
 * can differ from it.
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

  /** What a card shows of a page; `null` where the page has no address of its own. */
  async function readPage(path: string) {
    const { response, page } = await renderPage(new Request(publicOrigin + path))
    await response.body?.cancel()
    if (response.status !== 200 || !page?.canonical || page.title === null) return null
    return { path: new URL(page.canonical).pathname, title: page.title, scene: page.scene }
  }

  const cards = new Hono()
  cards.on('GET', ['/share-card.jpg', '/share-card/*'], async (context) => {
    const path = pagePathOf(new URL(context.req.url).pathname)
    const page = path === null ? null : await readPage(path)
    // One card for each page: under all its other addresses too, there would be no end of them to
    // draw and to keep.
    if (path === null || page?.path !== path)
      return context.text('There is no page to draw a card of.', 404)
    if (waiting >= mostWaiting) {
      context.header('retry-after', '10')
      return context.text('Too many cards are being drawn. Try again in a moment.', 503)
    }
    const card = await inTurn(async () => {
      const fallback = () => readDrawing(publicFolder, fallbackPicture)
      const picture = page.scene
        ? await readDrawing(publicFolder, page.scene).catch(fallback)
        : await fallback()
      const logo = await readDrawing(publicFolder, '/images/logo-white.svg')
      return drawCard({ title: page.title, section: sectionOf(path), picture }, files, logo)
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
