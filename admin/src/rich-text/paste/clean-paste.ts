import { buildPastedLists } from './pasted-lists.ts'
import {
  readPasted,
  unwrap,
  nearest,
  textsIn,
  type PastedPage,
  parseWithoutStyles,
} from './pasted-styles.ts'
import { removeUnseenParts, type UnseenParts } from './unseen-parts.ts'
import { ownPictureAddress } from '../../../../school/base/photo.ts'

/** Counts the parts of a paste that the text does not get. */
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
 * styles, type the markers of lists, and add parts that the author did not see.
 */
export function cleanPaste(html: string): { html: string; leftOut: LeftOut } {
  const pasted = readPasted(html)
  const { page } = pasted
  for (const part of page.querySelectorAll('script, meta, link, title, xml')) part.remove()
  const unseen = removeUnseenParts(pasted)
  buildPastedLists(pasted)
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
 * Keeps pictures of the media library, also those copied from a page of this site.
 *
 * @returns how many others were removed
 */
function takeOwnPictures(page: Document): number {
  let removed = 0
  for (const picture of page.querySelectorAll('img')) {
    const address = (picture.getAttribute('src') ?? '').replace(location.origin, '')
    if (ownPictureAddress.test(address)) picture.setAttribute('src', address)
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

/** Elements without meaning besides marking their texts. */
const markTags = 'b, strong, i, em, s, strike, del, sub, sup'

/** Elements whose texts are bold already. */
const boldBlocks = 'h1, h2, h3, h4, h5, h6, th'

/**
 * Gives each text the marks with which the author saw it, computed from tags and styles of all its
 * ancestors: Word and Google Docs write both, also to take a mark back.
 */
function makeMarks(pasted: PastedPage): void {
  const marked = textsIn(pasted.page).map((text) => ({ text, marks: marksOf(pasted, text) }))
  for (const element of pasted.page.querySelectorAll(markTags)) unwrap(element)
  for (const { text, marks } of marked) {
    for (const mark of marks) {
      const element = pasted.page.createElement(mark)
      text.replaceWith(element)
      element.append(text)
    }
  }
}

function marksOf({ stylesOf }: PastedPage, { parentElement: parent }: Text): string[] {
  const isSeen = (property: string, on: RegExp, off: RegExp, tag: string) =>
    nearest(parent, (element) => {
      const value = stylesOf(element).get(property) ?? ''
      return on.test(value) || (off.test(value) ? false : element.matches(tag) || undefined)
    })
  const isStruck = nearest(
    parent,
    (element) =>
      element.matches('s, strike, del') ||
      ['text-decoration', 'text-decoration-line'].some((property) =>
        stylesOf(element).get(property)?.includes('line-through'),
      ) ||
      undefined,
  )
  const marks = {
    sup: isSeen('vertical-align', /^super$/, /^(?:sub|baseline)$/, 'sup'),
    sub: isSeen('vertical-align', /^sub$/, /^(?:super|baseline)$/, 'sub'),
    s: isStruck,
    em: isSeen('font-style', /^(?:italic|oblique)/, /^normal$/, 'i, em'),
    strong:
      !parent?.closest(boldBlocks) &&
      isSeen('font-weight', /^(?:bold|[6-9]\d\d)/, /^(?:normal|lighter|[1-5]\d\d)$/, 'b, strong'),
  }
  return Object.entries(marks).flatMap(([tag, isOn]) => (isOn ? [tag] : []))
}

/** Reads pairs such as `2A✉`: the code of a sign in its font, and the sign in Unicode. */
const signs = (pairs: string) =>
  new Map(pairs.split(' ').map((pair) => [parseInt(pair.slice(0, 2), 16), pair.slice(2)] as const))

/** Reads a row of signs with codes that follow each other. */
const row = (first: number, all: string) =>
  Array.from(all, (sign, at) => `${(first + at).toString(16)}${sign}`).join(' ')

const arrows = '←→↑↓↖↗↙↘'

/** Fonts whose letters are signs, by their name in lower case. Signs that few phones have are left out. */
const symbolFonts: Record<string, ReadonlyMap<number, string>> = {
  wingdings: signs(
    `22✂ 23✁ 28☎ 29✆ 2A✉ 2B✉ 36⌛ 3F✍ 40✍ ${row(0x41, '✌👌👍👎☜☞☝☟')} 49✋ 4A☺ 4C☹ 4E☠ 4F⚐ 51✈ 52☼ 54❄ 56✞ 58✠ 59✡ 5A☪ 5B☯ 5D☸ ${row(0x5e, '♈♉♊♋♌♍♎♏♐♑♒♓')} 6C● 6D❍ 6E■ 6F□ 70□ 71❑ 72❒ 73⬧ 74⧫ 75◆ 76❖ 77◆ 78⌧ 7A⌘ 7B❀ 7C✿ 7D❝ 7E❞ ${row(0x80, '⓪①②③④⑤⑥⑦⑧⑨⑩')} ${row(0x8b, '⓿❶❷❸❹❺❻❼❽❾❿')} 9E· 9F• A0▪ A1○ A2○ A4◉ A5◎ A7▪ A8□ AA✦ AB★ AC✶ AD✴ AE✹ AF✵ B5✪ B6✰ ${row(0xb7, '🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛')} D5⌫ D6⌦ D8➢ DC➲ ${row(0xdf, arrows)} ${row(0xe7, arrows)} ${row(0xef, '⇦⇨⇧⇩⬄⇳')} FB✗ FC✓ FD☒ FE☑`,
  ),
  'wingdings 2': signs('4F✗ 50✓ 51☒ 52☑ 53☒ 54☒ 97● 98● A2■ A3□ 2A☐'),
  'wingdings 3': signs(`${row(0x66, arrows)} ${row(0x70, '▲▼△▽◀▶◁▷')} 7D▶`),
  webdings: signs('33◀ 34▶ 35▲ 36▼ 59♥ 61✔ 63□ 67■ 69ℹ 6E● 72✖'),
  symbol: signs(
    `22∀ 24∃ 27∋ 2A∗ 2D− 40≅ ${row(0x41, 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ')} 5C∴ 5E⊥ ${row(0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ')} 7E∼ ${row(0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…')} BF↵ ${row(0xc0, 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑')} F1〉 F2∫`,
  ),
}

/** Letters that Windows has at the codes 80 to 9F. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Returns the code of a letter in a symbol font; Office also writes codes as F000 to F0FF. */
function codeOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code >= 0xf000 && code <= 0xf0ff) return code - 0xf000
  const windows = windowsLetters.indexOf(letter)
  return windows < 0 ? code : 0x80 + windows
}

const privateSign = /[\uf000-\uf0ff]/

/**
 * Turns letters of symbol fonts into the signs that were seen: a check mark is typed as “ü”.
 *
 * @returns how many signs were left out because Unicode has no letter for them
 */
function readSymbolFonts({ page, stylesOf }: PastedPage): number {
  let leftOut = 0
  for (const text of textsIn(page)) {
    const font = nearest(text.parentElement, (element) => {
      const styles = stylesOf(element)
      const families =
        styles.get('mso-symbol-font-family') ??
        styles.get('font-family') ??
        element.getAttribute('face')
      return families?.split(',')[0]?.replaceAll(/["']/g, '').trim().toLowerCase()
    })
    const known = symbolFonts[font ?? '']
    // A code without its font is mostly one of Wingdings.
    const codes = known ?? symbolFonts.wingdings
    text.data = Array.from(text.data, (letter) => {
      if (!privateSign.test(letter) && (!known || /\s/.test(letter))) return letter
      const sign = codes?.get(codeOf(letter))
      if (sign !== undefined) return sign
      // The font Symbol has ordinary figures and brackets.
      if (font === 'symbol' && !privateSign.test(letter)) return letter
      leftOut += 1
      return ''
    }).join('')
  }
  return leftOut
}

/**
 * Returns the files of a paste or a drop. Word and Excel add a picture of the copied text to the
 * text itself: that one is left out.
 */
export function filesIn(data: DataTransfer | null): File[] {
  if (!data || data.files.length === 0) return []
  const copied = parseWithoutStyles(data.getData('text/html'))
  return copied.body.textContent.trim() === '' ? [...data.files] : []
}
