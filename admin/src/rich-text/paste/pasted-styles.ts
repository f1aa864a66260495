/** Styles that were written for an element: property names in lower case, and their values. */
type Declarations = ReadonlyMap<string, string>

/** A pasted document and the styles that were written for its elements. */
export interface PastedPage {
  page: Document
  stylesOf: (element: Element) => Declarations
}

/** Holds the style of a tag while it is read: the policy of the pages allows no style attribute. */
const kept = 'data-pasted-style'

const comments = /<!--[\s\S]*?-->/g
const sheets = /<style\b[^>]*>([\s\S]*?)<\/style>/gi
const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi

/** Reads HTML of a clipboard, also what its style sheets say about its elements. */
export function readPasted(html: string): PastedPage {
  const page = parseWithoutStyles(html)
  const styles = new WeakMap<Element, Map<string, string>>()
  const add = (element: Element, text: string) => {
    const known = styles.get(element) ?? new Map<string, string>()
    for (const [name, value] of declarationsIn(text)) known.set(name, value)
    styles.set(element, known)
  }
  for (const [, sheet = ''] of html.matchAll(sheets))
    for (const { selector, text } of rulesIn(sheet))
      for (const element of elementsOf(page, selector)) add(element, text)
  for (const element of page.querySelectorAll(`[${kept}]`)) {
    add(element, element.getAttribute(kept) ?? '')
    element.removeAttribute(kept)
  }
  const none = new Map<string, string>()
  return { page, stylesOf: (element) => styles.get(element) ?? none }
}

/** Parses HTML without its styles, which the browser would report as a breach of the policy. */
export const parseWithoutStyles = (html: string): Document =>
  new DOMParser().parseFromString(
    html
      .replaceAll(sheets, '')
      .replaceAll(comments, '')
      .replaceAll(tags, (tag) => tag.replace(/\sstyle\s*=/i, ` ${kept}=`)),
    'text/html',
  )

function* rulesIn(sheet: string) {
  const screen = sheet
    .replaceAll(/<!--|-->|\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@media[^{]*\bprint\b[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi, '')
  for (const [, selector = '', text = ''] of screen.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (!selector.includes('@')) yield { selector: selector.trim(), text }
}

function elementsOf(page: Document, selector: string): Iterable<Element> {
  try {
    return page.querySelectorAll(selector)
  } catch {
    // Office writes selectors that browsers refuse.
    return []
  }
}

const declarations = /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*)/g

function* declarationsIn(text: string): Generator<[name: string, value: string]> {
  for (const [, name = '', written = ''] of text.matchAll(declarations)) {
    const property = name.toLowerCase()
    const value = written.replace(/!\s*important/i, '').trim()
    yield [property, property.includes('font-family') ? value : value.toLowerCase()]
    if (property === 'font') yield* partsOfFont(value)
  }
}

/** Splits `font: italic bold 12pt Arial`, which also sets what it does not name to normal. */
function* partsOfFont(value: string): Generator<[name: string, value: string]> {
  const [, before = '', size, family] =
    /^(.*?)(\d[\d.]*(?:[a-z]+|%))(?:\s*\/\s*[\w.%]+)?\s+(.+)$/i.exec(value) ?? []
  if (size === undefined || family === undefined) return
  yield ['font-size', size]
  yield ['font-weight', /\b(?:bold|[6-9]00)\b/i.test(before) ? 'bold' : 'normal']
  yield ['font-style', /\b(?:italic|oblique)\b/i.test(before) ? 'italic' : 'normal']
  yield ['font-family', family]
}

/** Returns the nearest answer of an element and its ancestors. */
export function nearest<Answer>(
  element: Element | null,
  answerOf: (element: Element) => Answer | undefined,
): Answer | undefined {
  for (let each = element; each; each = each.parentElement) {
    const answer = answerOf(each)
    if (answer !== undefined) return answer
  }
  return undefined
}

/** Lists the texts of a page that are more than white space. */
export function textsIn(page: Document): Text[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (/\S/.test(text.data)) texts.push(text)
  }
  return texts
}

/** Puts the content of an element in its place. */
export const unwrap = (element: Element) => element.replaceWith(...element.childNodes)
