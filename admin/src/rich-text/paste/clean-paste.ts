import { makeLists } from './pasted-lists.ts'
import { makeMarks } from './pasted-marks.ts'
import { readPasted, unwrap } from './pasted-styles.ts'
import { readSymbolFonts } from './symbol-fonts.ts'
import { removeUnseenParts, type UnseenParts } from './unseen-parts.ts'
import { ownPicture } from '../../../../school/base/own-picture.ts'

/** Counts what a paste had and the text does not get. */
export interface LeftOut extends UnseenParts {
  /** pictures that are not in the media library */
  pictures: number
  /** links to files on a computer */
  fileLinks: number
  /** signs of symbol fonts */
  signs: number
}

/**
 * Cleans HTML of a clipboard for the editor. Office programs and Google Docs write emphasis as
 * styles, type the signs of lists, and bring along what the author did not see.
 */
export function cleanPaste(html: string): { html: string; leftOut: LeftOut } {
  const pasted = readPasted(html)
  const { page } = pasted
  for (const part of page.querySelectorAll('script, meta, link, title, xml')) part.remove()
  const unseen = removeUnseenParts(pasted)
  makeLists(pasted)
  const signs = readSymbolFonts(pasted)
  makeMarks(pasted)
  for (const heading of page.querySelectorAll('h1, h4, h5, h6'))
    rename(page, heading, heading.tagName === 'H1' ? 'h2' : 'h3')
  const leftOut = {
    ...unseen,
    signs,
    pictures: takeOwnPictures(page),
    fileLinks: removeDeadLinks(page),
  }
  // Word and Docs use a non-breaking space to keep two spaces.
  return { html: page.body.innerHTML.replaceAll('&nbsp;', ' '), leftOut }
}

/**
 * Keeps pictures of the media library, also those copied from a page of this site; @returns how
 * many others were removed
 */
function takeOwnPictures(page: Document): number {
  let removed = 0
  for (const picture of page.querySelectorAll('img')) {
    const address = (picture.getAttribute('src') ?? '').replace(location.origin, '')
    if (ownPicture.test(address)) picture.setAttribute('src', address)
    else {
      picture.remove()
      removed += 1
    }
  }
  return removed
}

/** Unwraps links that lead nowhere in a text of this site; @returns how many led to files. */
function removeDeadLinks(page: Document): number {
  let files = 0
  for (const link of page.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href')?.trim() ?? ''
    const leadsToFile = /^(?:file:|[a-z]:[\\/]|\\\\)/i.test(address)
    if (leadsToFile) files += 1
    if (leadsToFile || address.startsWith('#')) unwrap(link)
  }
  return files
}

function rename(page: Document, element: Element, tag: string) {
  const renamed = page.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
