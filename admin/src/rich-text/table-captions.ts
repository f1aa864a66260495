/**
 * Puts each table with a caption into a figure that has the caption: tables of the editor have none,
 * and would make it their first row.
 */
export function withCaptionedTables(html: string): string {
  if (!/<caption/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const caption of body.querySelectorAll('table > caption')) {
    const table = caption.parentElement
    if (!table) continue
    const figcaption = document.createElement('figcaption')
    figcaption.append(...caption.childNodes)
    caption.remove()
    const figure = document.createElement('figure')
    table.replaceWith(figure)
    figure.append(figcaption, table)
  }
  return body.innerHTML
}
