import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plainPath } from '../../site/languages/language.ts'
import { translatorForPath } from '../../site/languages/messages.server.ts'
import { menuTitle } from '../../site/layout/menu.ts'
import { verifyAddress } from '../../site/verify/verify-address.ts'
import type { PageAnswer } from '../pages/page-answer.ts'
import { coverColors, drawCard, readDrawing } from './draw-card.ts'
import { hashOf, type KeptCards } from './kept-cards.ts'

interface CardParts {
  publicOrigin: string
  /** the folder that holds this project's sources */
  root: string
  kept: KeptCards
}

/**
 * Draws the share card of the page at a path: a JPEG; `no-card` for a page without an address of its
 * own, `busy` when too many others wait.
 * @param render renders the page at a path
 */
export type DrawPageCard = (
  render: (path: string) => Promise<PageAnswer>,
  path: string,
) => Promise<Buffer | 'no-card' | 'busy'>

const fallbackPicture = '/images/hero.svg'

/**
 * Creates the function that draws all share cards, each with title and scene of its rendered page.
 */
export function cardDrawer({ publicOrigin, root, kept }: CardParts): DrawPageCard {
  const files = join(root, 'server/share-cards')
  const publicFolder = join(root, 'public')
  let design: ReturnType<typeof readDesign> | undefined

  /** Reads the parts that all cards share: a new design draws every card again. */
  const readDesign = async () => {
    const logo = await readDrawing(publicFolder, '/images/logo-white.svg')
    const code = await readFile(join(files, 'draw-card.ts'))
    const typeface = await readFile(join(files, 'bricolage-card.ttf'))
    return { logo, parts: [code, typeface, logo] }
  }

  /** Reads the scene of a page, or the picture of pages without one. */
  const readScene = (scene: string | null) =>
    readDrawing(publicFolder, scene ?? fallbackPicture).catch(() =>
      readDrawing(publicFolder, fallbackPicture),
    )

  return async (render, path) => {
    const page = await readPage(render, path)
    // Draws one card for each page, at its canonical address: other addresses are without number.
    if (page?.path !== path) return 'no-card'
    const { title, colors, code } = page
    const picture = colors ? null : await readScene(page.scene)
    const check = code === null ? null : { code, address: verifyAddress(publicOrigin, code) }
    const section = sectionOf(path)
    const shown = { title, section, picture, colors, check }
    const { logo, parts } = await (design ??= readDesign())
    const look = picture ?? JSON.stringify(colors)
    const hash = hashOf([title, section, look, check?.address ?? '', ...parts])
    return (await kept.getOrDraw(hash, () => drawCard(shown, files, logo))) ?? 'busy'
  }
}

/** Reads what a card shows of a page; `null` when the page has no address of its own. */
async function readPage(render: (path: string) => Promise<PageAnswer>, path: string) {
  const { response, page } = await render(path)
  await response.body?.cancel()
  if (response.status !== 200 || !page?.canonical || page.title === null) return null
  const { title, scene, code = null } = page
  const colors = Object.entries(coverColors).find(([tone]) => tone === page.tone)?.[1]
  return { path: new URL(page.canonical).pathname, title, scene, colors, code }
}

/** Returns the name of a page's section, in the language of the page. */
function sectionOf(path: string): string {
  const t = translatorForPath(path)
  const [, section = ''] = plainPath(path).split('/')
  return menuTitle(t, `/${section}`, {}) ?? t('server.place')
}
