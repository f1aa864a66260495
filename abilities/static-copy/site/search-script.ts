import { findRows, foundId, templateId, type CopyRow } from './search-rows.ts'

// Searches a static copy of the site, from a web server or a folder: one classic script, with its
// index before it in the same file (abilities/static-copy/server/write-search.ts).

declare const rowsOfCopy: readonly CopyRow[]

/** Maximum number of results on the page. */
const resultLimit = 50

const q = new URLSearchParams(location.search).get('q')?.trim() ?? ''
const found = document.getElementById(foundId)
const template = document.getElementById(templateId)
const list = template?.nextElementSibling
if (q && found && list && template instanceof HTMLTemplateElement) {
  // The script lies at the root of its language, like the folder of the search page.
  const root = (document.currentScript as HTMLScriptElement).src
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name=q]')) input.value = q
  const rows = findRows(rowsOfCopy, q)
  found.hidden = false
  const heading = document.createElement('h2')
  heading.textContent =
    (rows.length > 0
      ? found.dataset.found?.replace('#', String(rows.length))
      : found.dataset.nothing) ?? ''
  found.append(heading)
  for (const [title, about, file, text] of rows.slice(0, resultLimit)) {
    const item = template.content.cloneNode(true) as DocumentFragment
    const [kicker, excerpt] = item.querySelectorAll('p')
    const link = item.querySelector('a')
    if (kicker) kicker.textContent = about
    if (excerpt) excerpt.textContent = text
    if (link) {
      link.textContent = title
      link.href = new URL(file, root).href
      // Only a result on the page is a heading of the page.
      const heading = document.createElement('h3')
      link.replaceWith(heading)
      heading.append(link)
    }
    list.append(item)
  }
}
