import { expect, type Page } from '@playwright/test'

/**
 * Faults of how text is set on a page, as a person would name them. Runs in the page, so it uses
 * nothing from outside.
 */
export function findTextFaults(): string[] {
  /** A column that takes fewer letters than this is read one word, or one letter, a line. */
  const leastLetters = 8
  const layers =
    '.site-header, .page-foot, .skip-link, .scroll-bar, .loading-bar, .journey-page-start'

  const shorten = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)

  /** An element and those around it, up to the body. */
  const around = (node: Element | null): Element[] =>
    node === null || node === document.body ? [] : [node, ...around(node.parentElement)]

  /** Not shown at all, or only to screen readers. */
  const isHiddenFromSight = (node: Element) =>
    around(node).some(
      (each) =>
        getComputedStyle(each).clipPath === 'inset(50%)' ||
        !each.checkVisibility({ visibilityProperty: true }),
    )

  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    if (owner && node.textContent?.trim() && !isHiddenFromSight(owner)) texts.push(node as Text)
  }

  const boxesOf = (node: Text, from: number, to: number): DOMRect[] => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return [...range.getClientRects()].filter(({ width }) => width > 0)
  }

  /** The nearest element around that is laid out as a block: the column of a text. */
  const columnOf = (node: Element) =>
    around(node).find((each) => !/^(inline|contents)/.test(getComputedStyle(each).display)) ?? node

  /** A large first letter is in the line of the letters beside it. */
  const linesOf = (node: Text, from: number, to: number) => {
    const isBeside = (one: DOMRect, other: DOMRect) =>
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > other.height / 2
    const boxes = boxesOf(node, from, to)
    return boxes.filter((box, at) => !boxes.slice(0, at).some((one) => isBeside(one, box))).length
  }

  /** Words that are broken over two lines without a hyphen. Addresses of mail and pages may be. */
  const brokenWords = texts.flatMap((node) =>
    [...node.data.matchAll(/[\p{L}\p{N}’']{2,}/gu)]
      .filter(({ index, 0: word }) => {
        const before = /\S*$/.exec(node.data.slice(0, index))?.[0] ?? ''
        const after = /^\S*/.exec(node.data.slice(index + word.length))?.[0] ?? ''
        const isPartOfAddress = /[@./]/.test(before) || /[@/]|\.\w/.test(after)
        return !isPartOfAddress && linesOf(node, index, index + word.length) > 1
      })
      .map(([word]) => `broken word: ${word} in “${shorten(node.data)}”`),
  )

  const narrowColumns = texts.flatMap((node) => {
    const owner = node.parentElement
    if (!owner || node.data.trim().length <= leastLetters) return []
    const column = columnOf(owner)
    const style = getComputedStyle(column)
    const width =
      column.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const letters = width / (parseFloat(getComputedStyle(owner).fontSize) * 0.5)
    return letters < leastLetters && linesOf(node, 0, node.length) > 2
      ? [`column of ${letters.toFixed(1)} letters: “${shorten(node.data)}”`]
      : []
  })

  /** A box without what its ancestors cut off and announce by an ellipsis. */
  const withoutEllipsis = (box: DOMRect, owner: Element): DOMRect => {
    const shortening = around(owner).find((each) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(each)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    })
    if (!shortening) return box
    const room = shortening.getBoundingClientRect()
    const left = Math.max(box.left, room.left)
    const top = Math.max(box.top, room.top)
    const width = Math.min(box.right, room.right) - left
    const height = Math.min(box.bottom, room.bottom) - top
    return new DOMRect(left, top, Math.max(0, width), Math.max(0, height))
  }

  const lines = texts.flatMap((node) => {
    const owner = node.parentElement
    if (!owner) return []
    return boxesOf(node, 0, node.length)
      .map((box) => ({ box, seen: withoutEllipsis(box, owner) }))
      .filter(({ box, seen }) => seen.width > 0 && seen.height > box.height / 2)
      .map(({ seen }) => ({ owner, text: shorten(node.data), box: seen }))
  })

  const isInScroller = (node: Element) =>
    around(node).some((each) => /auto|scroll/.test(getComputedStyle(each).overflowX))
  const outside = lines
    .filter(({ owner }) => !isInScroller(owner) && !owner.closest('.site-menu'))
    .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
    .map(({ text }) => `outside the screen: “${text}”`)

  const cutOff = lines.flatMap(({ owner, text, box }) => {
    const middle = box.top + box.height / 2
    const cutter = around(owner).find((each) => {
      const { overflowX, overflowY } = getComputedStyle(each)
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return (
        (/hidden|clip/.test(overflowX) && (box.left < left - 2 || box.right > right + 2)) ||
        (/hidden|clip/.test(overflowY) && (middle < top || middle > bottom))
      )
    })
    return cutter ? [`cut off by ${cutter.className || cutter.tagName}: “${text}”`] : []
  })

  const inFlow = lines
    .filter(({ owner }) => !owner.closest(layers) && !owner.closest('.site-menu'))
    .map((line) => ({
      ...line,
      top: line.box.top + line.box.height / 4,
      bottom: line.box.bottom - line.box.height / 4,
    }))
    .toSorted((one, other) => one.top - other.top)
  const overlapping = inFlow.flatMap((one, place) => {
    const found: string[] = []
    for (let next = place + 1; next < inFlow.length; next++) {
      const other = inFlow[next]
      if (!other || other.top >= one.bottom) break
      const shared =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      if (shared > 3 && other.owner !== one.owner)
        found.push(`“${one.text}” lies over “${other.text}”`)
    }
    return found
  })

  return [...new Set([...brokenWords, ...narrowColumns, ...outside, ...cutOff, ...overlapping])]
}

export async function expectReadableText(page: Page, state: string) {
  expect(await page.evaluate(findTextFaults), `how text is set: ${state}`).toEqual([])
}
