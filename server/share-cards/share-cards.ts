import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { plainPath } from '../../site/languages/language.ts'
import { translationAt } from '../../site/languages/messages.server.ts'
import type { Translate } from '../../site/languages/translate.ts'
import { menuTitle } from '../../site/layout/menu.ts'
import { verifyAddress } from '../../site/verify/verify-address.ts'
import type { RenderPage } from '../pages/page-answer.ts'
import { openToOtherSites } from '../security-headers.ts'
import { coverColors } from './cover-colors.ts'
import { drawCard, readDrawing } from './draw-card.ts'
import { hashOf, type KeptCards } from './kept-cards.ts'

export interface ShareCardParts {
  renderPage: RenderPage
  publicOrigin: string
  /** the folder that holds this project's sources */
  root: string
  kept: KeptCards
}

const fallbackPicture = '/images/hero.svg'

/**
 * Serves the picture of each page for shared links: `/share-card/meaning/vision.jpg` for
 * `/meaning/vision`. Title and scene are read from the page itself, so a card always matches its
 * page.
 */
export function shareCards({ renderPage, publicOrigin, root, kept }: ShareCardParts) {
  const files = join(root, 'server/share-cards')
  const publicFolder = join(root, 'public')
  let design: ReturnType<typeof readDesign> | undefined

  /** Reads the parts that all cards share: a new design draws every card again. */
  const readDesign = () =>
    Promise.all([
      readFile(join(files, 'draw-card.ts')),
      readFile(join(files, 'bricolage-card.ttf')),
      readDrawing(publicFolder, '/images/logo-white.svg'),
    ])

  /** Reads what a card shows of a page; `null` when the page has no address of its own. */
  async function readPage(path: string) {
    const { response, page } = await renderPage(new Request(publicOrigin + path))
    await response.body?.cancel()
    if (response.status !== 200 || !page?.canonical || page.title === null) return null
    const { title, scene, code = null } = page
    const colors = Object.entries(coverColors).find(([tone]) => tone === page.tone)?.[1]
    return { path: new URL(page.canonical).pathname, title, scene, colors, code }
  }

  const cards = new Hono()
  cards.on('GET', ['/share-card.jpg', '/share-card/*'], async (context) => {
    const path = pagePathOf(new URL(context.req.url).pathname)
    const t = translationAt(path ?? '/')
    const page = path === null ? null : await readPage(path)
    // Draws one card for each page, at its canonical address: other addresses are without number.
    if (path === null || page?.path !== path) return context.text(t('server.noCard'), 404)
    const fallback = () => readDrawing(publicFolder, fallbackPicture)
    const picture = page.colors
      ? null
      : page.scene
        ? await readDrawing(publicFolder, page.scene).catch(fallback)
        : await fallback()
    const { title, colors, code } = page
    const check = code === null ? null : { code, address: verifyAddress(publicOrigin, code) }
    const shown = { title, section: sectionOf(t, path), picture, colors, check }
    const common = await (design ??= readDesign())
    const card = await kept.getOrDraw(
      hashOf([
        title,
        shown.section,
        picture ?? JSON.stringify(colors),
        check?.address ?? '',
        ...common,
      ]),
      () => drawCard(shown, files, common[2]),
    )
    if (card === null) {
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

/** Returns the name of a page's section, in the language of the page. */
function sectionOf(t: Translate, path: string): string {
  const [, section = ''] = plainPath(path).split('/')
  return menuTitle(t, `/${section}`, {}) ?? t('server.place')
}
