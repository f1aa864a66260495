/** A paragraph by which Word marks an item of a list. */
const wordListItem = /mso-list:\s*l\d+\s+level\d+/i

/**
 * What is pasted, without what Word and Google Docs put around it: the editor drops styles and unknown tags by itself,
 * but Word's lists are paragraphs with a bullet typed before them, and headings begin a level too high.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(html.replaceAll(/<!--[\s\S]*?-->/g, ''), 'text/html')
  for (const part of page.querySelectorAll('style, script, meta, link, title, xml, o\\:p')) part.remove()
  makeLists(page)
  for (const heading of page.querySelectorAll('h1, h4, h5, h6')) {
    rename(page, heading, heading.tagName === 'H1' ? 'h2' : 'h3')
  }
  // A non-breaking space between words is Word's and Docs' way to keep two spaces.
  for (const text of textsIn(page)) text.data = text.data.replaceAll('\u00a0', ' ')
  return page.body.innerHTML
}

function makeLists(page: Document) {
  let list: HTMLElement | null = null
  for (const paragraph of page.querySelectorAll('p')) {
    if (!wordListItem.test(paragraph.getAttribute('style') ?? '')) {
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

/** Takes the bullet or number that Word typed before an item. */
function takeBullet(paragraph: HTMLElement): string {
  const marked = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
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
