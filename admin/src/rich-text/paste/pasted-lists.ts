import { unwrap, type PastedPage } from './pasted-styles.ts'

/** An item of a list as Word writes it. */
interface PastedItem {
  element: Element
  /** names the list to which Word counts the item */
  listId: string
  /** 1 for the outer list */
  level: number
  /** the numbers that the marker may mean, lowest first (“i.” is 1 or 9); empty for a bullet */
  numbers: readonly number[]
}

/** A new list that may get more items. */
interface OpenList {
  element: HTMLElement
  listId: string
  level: number
  /** the number of the item that would continue the list; without meaning for bullets */
  nextNumber: number
}

/**
 * Turns Word paragraphs with typed markers, and the one-item lists of Word on the web, into real
 * lists. Keeps levels and start numbers; a restart begins a new list.
 */
export function buildPastedLists(pasted: PastedPage): void {
  // Each list is in the last item of the list before.
  let openLists: OpenList[] = []
  for (const item of [...takeWordItems(pasted), ...takeWordOnlineItems(pasted.page)]) {
    openLists = isNextTo(item, openLists[0]) ? closeDeeperLists(openLists, item) : []
    let innermost = openLists.at(-1)
    if (!innermost || !continuesList(item, innermost)) {
      openLists = openLists.filter(({ level }) => level < item.level)
      innermost = openList(item, openLists.at(-1))
      openLists.push(innermost)
    }
    appendItem(innermost, item)
  }
}

const closeDeeperLists = (openLists: readonly OpenList[], item: PastedItem) =>
  openLists.filter(({ level }) => level <= item.level)

const continuesList = ({ listId, level, numbers }: PastedItem, list: OpenList) =>
  list.listId === listId &&
  list.level === level &&
  (list.element.tagName === 'UL' ? numbers.length === 0 : numbers.includes(list.nextNumber))

/** Opens a list in the last item of the outer list, or else in the place of the pasted item. */
function openList({ element, listId, level, numbers }: PastedItem, outer?: OpenList): OpenList {
  const newList = element.ownerDocument.createElement(numbers.length > 0 ? 'ol' : 'ul')
  const parent = outer?.element.lastElementChild
  if (parent) parent.append(newList)
  else element.before(newList)
  const [first = 1] = numbers
  if (first !== 1) newList.setAttribute('start', String(first))
  return { element: newList, listId, level, nextNumber: first }
}

/** Moves the content of a pasted item into a new item of a list. */
function appendItem(list: OpenList, { element }: PastedItem): void {
  const listItem = element.ownerDocument.createElement('li')
  listItem.append(...element.childNodes)
  list.element.append(listItem)
  list.nextNumber += 1
  element.remove()
}

/** Tells whether an item is the next element after a list, without words between them. */
function isNextTo({ element }: PastedItem, list: OpenList | undefined): boolean {
  for (let next = list?.element.nextSibling; next; next = next.nextSibling) {
    if (next instanceof Element) return next === element
    if (next instanceof Text && /\S/.test(next.data)) return false
  }
  return false
}

/**
 * Finds the list paragraphs of Word, and removes their markers from the page.
 *
 * @example
 *   <p style='mso-list: l0 level1 lfo1'><span style='mso-list: Ignore'>1.</span>Fill in the form</p>
 */
function takeWordItems({ page, stylesOf }: PastedPage): PastedItem[] {
  return [...page.querySelectorAll('p')].flatMap((element) => {
    const listStyle = /(l\d+) level(\d+)( lfo\d+)?/.exec(stylesOf(element).get('mso-list') ?? '')
    if (!listStyle) return []
    const marker = [...element.querySelectorAll('span')].find(
      (span) => stylesOf(span).get('mso-list') === 'ignore',
    )
    const numbers = numbersIn(marker?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '')
    // “Article 1:” is more than a number: it stays in the text.
    if (numbers === null) return []
    marker?.remove()
    const [, list = '', level = '1', override = ''] = listStyle
    return [{ element, listId: list + override, level: Number(level), numbers }]
  })
}

/**
 * Finds the items of Word on the web, and unwraps their lists: Word writes one for each item.
 *
 * @example
 *   <div class="ListContainerWrapper"><ol start="2"><li data-listid="1" data-aria-level="1">Pay</li></ol></div>
 */
function takeWordOnlineItems(page: Document): PastedItem[] {
  const lists = [...page.querySelectorAll('ol, ul')].filter((list) =>
    list.querySelector(':scope > li[data-aria-level]'),
  )
  const items = lists.flatMap((list) => {
    const first = Number(list.getAttribute('start') ?? 1)
    return [...list.children].map((element, at) => ({
      element,
      listId: element.getAttribute('data-listid') ?? '',
      level: Number(element.getAttribute('data-aria-level') ?? 1),
      numbers: list.tagName === 'OL' ? [first + at] : [],
    }))
  })
  for (const list of lists) {
    const wrapper = list.parentElement
    unwrap(list)
    if (wrapper?.matches('.ListContainerWrapper')) unwrap(wrapper)
  }
  return items
}

/**
 * Reads the number in the marker of a list item, such as `2.`, `(b)`, `iv.` or `1.3`.
 *
 * @returns its possible values, lowest first; empty for a bullet, `null` for a marker that is words
 */
function numbersIn(marker: string): number[] | null {
  const bare = marker.replace(/^\(/, '').replace(/[.):\]]+$/, '')
  if (/^(?:\d+\.)*\d+$/.test(bare)) return [Number(bare.split('.').at(-1))]
  if (bare !== marker && /^[a-z]+$/i.test(bare)) {
    const values = [...letterNumber(bare.toLowerCase()), ...romanNumber(bare.toLowerCase())]
    return values.length > 0 ? values.toSorted((a, b) => a - b) : null
  }
  return /[\p{L}\p{N}]{2}/u.test(marker) ? null : []
}

/** Reads a number in letters: Word counts a to z, then aa, bb and so on. */
const letterNumber = (word: string) =>
  new Set(word).size === 1 ? [word.charCodeAt(0) - 96 + 26 * (word.length - 1)] : []

/** Matches Roman numerals up to 399, as lists are shorter: with D and M, “mix” would be 1009. */
const romanNumeral = /^c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

const romanValues = new Map([
  ['i', 1],
  ['v', 5],
  ['x', 10],
  ['l', 50],
  ['c', 100],
])

function romanNumber(word: string): number[] {
  if (!romanNumeral.test(word)) return []
  const values = Array.from(word, (letter) => romanValues.get(letter) ?? 0)
  const signed = values.map((value, at) => (value < (values[at + 1] ?? 0) ? -value : value))
  return [signed.reduce((sum, value) => sum + value, 0)]
}
