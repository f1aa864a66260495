import { Hono } from 'hono'
import { translatorForPath } from '../../site/languages/messages.server.ts'
import type { RenderPage } from '../pages/page-answer.ts'
import { openToOtherSites } from '../security-headers.ts'
import type { DrawPageCard } from './draw-page-card.ts'

interface ShareCardParts {
  renderPage: RenderPage
  publicOrigin: string
  drawPageCard: DrawPageCard
}

/** Serves the picture of a shared link: `/share-card/meaning/vision.jpg` for `/meaning/vision`. */
export function shareCards({ renderPage, publicOrigin, drawPageCard }: ShareCardParts) {
  const render = (path: string) => renderPage(new Request(publicOrigin + path))
  const cards = new Hono()
  cards.on('GET', ['/share-card.jpg', '/share-card/*'], async (context) => {
    const path = pagePathOf(new URL(context.req.url).pathname)
    const t = translatorForPath(path ?? '/')
    const card = path === null ? 'no-card' : await drawPageCard(render, path)
    if (card === 'no-card') return context.text(t('server.noCard'), 404)
    if (card === 'busy') {
      context.header('retry-after', '10')
      return context.text(t('server.manyCards'), 503)
    }
    for (const [name, value] of Object.entries(openToOtherSites)) context.header(name, value)
    context.header('content-type', 'image/jpeg')
    context.header('cache-control', 'public, max-age=86400')
    return context.body(new Uint8Array(card))
  })
  return cards
}

/** Returns the page of a card's address; `null` when it is not one. */
function pagePathOf(path: string): string | null {
  if (path === '/share-card.jpg') return '/'
  return /^\/share-card(\/[^?#]+)\.jpg$/.exec(path)?.[1] ?? null
}
