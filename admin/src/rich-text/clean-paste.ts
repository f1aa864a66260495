/**
 * Holds the styles of pasted tags while they are read: the pages' policy allows no style
 * attributes.
 */
const kept = 'data-pasted-style'

/** Matches the style with which Word marks a paragraph as a list item. */
const wordListItem = /mso-list:\s*l\d+\s+level\d+/i

/**
 * Removes what Word and Google Docs wrap around pasted text. Both mark bold by style, Word types
 * bullets before list items, and headings begin one level too high.
 */
export function cleanPaste(html: string): string {
  const readable = html
    .replaceAll(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>/gi, '')
    .replaceAll(/(<[a-z][^<>]*?\s)style\s*=/gi, `$1${kept}=`)
  const page = new DOMParser().parseFromString(readable, 'text/html')
  for (const part of page.querySelectorAll('style, script, meta, link, title, xml, o\\:p'))
    part.remove()
  makeLists(page)
  makeMarks(page)
  for (const heading of page.querySelectorAll('h1, h4, h5, h6')) {
    rename(page, heading, heading.tagName === 'H1' ? 'h2' : 'h3')
  }
  for (const styled of page.querySelectorAll(`[${kept}]`)) styled.removeAttribute(kept)
  // Word and Docs use a non-breaking space to keep two spaces.
  for (const text of textsIn(page)) text.data = text.data.replaceAll('\u00a0', ' ')
  return page.body.innerHTML
}

const styleOf = (element: Element) => element.getAttribute(kept) ?? ''

/**
 * Turns bold, italic and strikethrough styles into tags; drops Docs' bold wrapper with normal
 * weight.
 */
function makeMarks(page: Document) {
  for (const bold of page.querySelectorAll('b, strong')) {
    if (/font-weight:\s*(normal|400)/i.test(styleOf(bold))) bold.replaceWith(...bold.childNodes)
  }
  const marks = [
    { tag: 'strong', style: /font-weight:\s*(bold|[6-9]00)/i },
    { tag: 'em', style: /font-style:\s*italic/i },
    { tag: 's', style: /text-decoration[^;]*line-through/i },
  ]
  for (const span of page.querySelectorAll('span')) {
    for (const { tag, style } of marks) {
      if (!style.test(styleOf(span))) continue
      const mark = page.createElement(tag)
      mark.append(...span.childNodes)
      span.append(mark)
    }
  }
}

function makeLists(page: Document) {
  let list = null as HTMLElement | null
  for (const paragraph of page.querySelectorAll('p')) {
    if (!wordListItem.test(styleOf(paragraph))) {
      list = null
      continue
    }
    const bullet = takeBullet(paragraph)
    const tag = /^\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(bullet) ? 'ol' : 'ul'
    if (!list || list.tagName.toLowerCase() !== tag || list.nextElementSibling !== paragraph) {
      list = page.createElement(tag)
      paragraph.before(list)
    }
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}

/** Removes the bullet or number that Word typed before an item. */
function takeBullet(paragraph: HTMLElement): string {
  const marked = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  )
  marked?.remove()
  return marked?.textContent.trim() ?? ''
}

function rename(page: Document, element: Element, tag: string) {
  const renamed = page.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function* textsIn(page: Document) {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) yield walker.currentNode as Text
}
