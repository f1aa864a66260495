import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

function flattenPictures() {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#9db8c4" d="M0 0h16v9H0z"/></svg>'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`img { content: url('data:image/svg+xml,${encodeURIComponent(picture)}') }`)
  document.adoptedStyleSheets.push(sheet)
}

const typeFaces = [
  { family: 'Bricolage Grotesque', file: 'bricolage-grotesque', weight: '500 800' },
  { family: 'Figtree', file: 'figtree', weight: '400 700' },
]

/**
 * Loads the page's typefaces at once: on a busy machine Chromium sometimes reports a loaded one as
 * failed.
 */
async function loadType(page: Page) {
  const faces = typeFaces.map(({ file, ...face }) => {
    const bytes = readFileSync(join(import.meta.dirname, `../../site/styles/fonts/${file}.woff2`))
    return { ...face, bytes: bytes.toString('base64') }
  })
  await page.evaluate(async (faces) => {
    for (const { family, weight, bytes } of faces) {
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      document.fonts.add(await new FontFace(family, data, { weight }).load())
    }
    await document.fonts.ready
  }, faces)
}

/** Opens a page with flat pictures and its own typefaces. */
export async function openFlat(page: Page, address: string) {
  await page.goto(address)
  await page.evaluate(flattenPictures)
  await loadType(page)
}

export const declineCookies = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
