/** Runs in the page, so it uses nothing from outside. */
export function findSurfaces(): { html: string; isOpaque: boolean }[] {
  /** Surfaces over a page: menu, question about cookies, dialogs, lists that open, hints. */
  const surfaces = [
    'dialog[open]',
    '[popover]:popover-open',
    '.cookie-consent',
    '.menu-popover',
    '[role="dialog"]',
    '[role="alertdialog"]',
    '[role="menu"]',
    '[role="listbox"]',
    '[role="tooltip"]',
  ]
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('This browser has no canvas.')
  const isOpaque = (node: Element) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = getComputedStyle(node).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return canvas.getImageData(0, 0, 1, 1).data[3] === 255
  }
  /** Looks at ancestors too, up to the one that was placed over the page. */
  const hidesPage = (node: Element | null): boolean => {
    if (!node || node === document.body) return false
    if (isOpaque(node)) return true
    return !/fixed|absolute/.test(getComputedStyle(node).position) && hidesPage(node.parentElement)
  }
  return [...document.querySelectorAll(surfaces.join(','))]
    .filter((node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((node) => ({ html: node.outerHTML.slice(0, 200), isOpaque: hidesPage(node) }))
}
