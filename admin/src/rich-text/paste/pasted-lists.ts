import { unwrap, type PastedPage } from './pasted-styles.ts'

/** A list item as an office program writes it. */
interface Item {
  element: Element
  /** names the list of the item */
  list: string
  /** 1 for the outer list */
  level: number
  /** the numbers that its sign may mean (“i.” is 1 or 9); empty for a bullet */
  numbers: readonly number[]
}

interface OpenList {
  element: HTMLElement
  list: string
  level: number
  /** the number of the item that would continue the list */
  next: number
}

/**
 * Builds lists from Word's paragraphs with typed signs, and from the lists with one item each of Word
 * on the web: with levels, first numbers, and a list of its own after each restart.
 */
export function makeLists(pasted: PastedPage): void {
  let open: OpenList[] = []
  for (const { element, list, level, numbers } of [
    ...wordItems(pasted),
    ...webItems(pasted.page),
  ]) {
    const outer = open[0]?.element
    if (!outer || nextShown(outer) !== element) open = []
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    const tag = numbers.length > 0 ? 'OL' : 'UL'
    const known = open.at(-1)
    const continues =
      known?.level === level &&
      known.list === list &&
      known.element.tagName === tag &&
      (tag === 'UL' || numbers.includes(known.next))
    if (known?.level === level && !continues) open.pop()
    if (!continues) {
      const made = pasted.page.createElement(tag)
      const parent = open.at(-1)?.element.lastElementChild
      if (parent) parent.append(made)
      else element.before(made)
      const first = numbers.includes(1) ? 1 : (numbers[0] ?? 1)
      if (first !== 1) made.setAttribute('start', String(first))
      open.push({ element: made, list, level, next: first })
    }
    const current = open.at(-1)
    if (!current) continue
    const item = pasted.page.createElement('li')
    item.append(...element.childNodes)
    current.element.append(item)
    current.next += 1
    element.remove()
  }
}

/** Returns the element after another one, unless words stand between them. */
function nextShown(element: Element): Element | null {
  for (let next = element.nextSibling; next; next = next.nextSibling) {
    if (next instanceof Element) return next
    if (next instanceof Text && /\S/.test(next.data)) return null
  }
  return null
}

function wordItems({ page, stylesOf }: PastedPage): Item[] {
  return [...page.querySelectorAll('p')].flatMap((element) => {
    const written = /(l\d+) level(\d+)( lfo\d+)?/.exec(stylesOf(element).get('mso-list') ?? '')
    if (!written) return []
    const sign = [...element.querySelectorAll('span')].find(
      (span) => stylesOf(span).get('mso-list') === 'ignore',
    )
    const text = sign?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
    const numbers = numbersIn(text)
    // “Article 1:” is more than a number: it stays in the text.
    if (numbers === null) return []
    sign?.remove()
    const [, list = '', level = '1', override = ''] = written
    return [{ element, list: list + override, level: Number(level), numbers }]
  })
}

/** Word on the web: `div > ol[start] > li[data-aria-level]`, a list for each item. */
function webItems(page: Document): Item[] {
  const items = [...page.querySelectorAll('ol, ul')]
    .filter((list) => list.querySelector(':scope > li[data-aria-level]'))
    .flatMap((list) => {
      const first = Number(list.getAttribute('start') ?? 1)
      return [...list.children].map((element, at) => ({
        element,
        list: element.getAttribute('data-listid') ?? '',
        level: Number(element.getAttribute('data-aria-level') ?? 1),
        numbers: list.tagName === 'OL' ? [first + at] : [],
      }))
    })
  for (const { element } of items) {
    const list = element.parentElement
    const wrapper = list?.parentElement
    if (!list?.matches('ol, ul')) continue
    unwrap(list)
    if (wrapper?.matches('.ListContainerWrapper')) unwrap(wrapper)
  }
  return items
}

/**
 * Reads the number in the sign of a list item, such as `2.`, `(b)`, `iv.` or `1.3`.
 *
 * @returns its possible values; none for a bullet, `null` for a sign that is words
 */
function numbersIn(sign: string): number[] | null {
  const bare = sign.replace(/^\(/, '').replace(/[.):\]]+$/, '')
  if (/^(?:\d+\.)*\d+$/.test(bare)) return [Number(bare.split('.').at(-1))]
  if (bare !== sign && /^[a-z]+$/i.test(bare)) {
    const values = [...letterNumber(bare.toLowerCase()), ...romanNumber(bare.toLowerCase())]
    return values.length > 0 ? values : null
  }
  return /[\p{L}\p{N}]{2}/u.test(sign) ? null : []
}

/** Word counts a to z, then aa, bb and so on. */
const letterNumber = (word: string) =>
  new Set(word).size === 1 ? [word.charCodeAt(0) - 96 + 26 * (word.length - 1)] : []

const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

function romanNumber(word: string): number[] {
  const values = Array.from(word, (letter) => romanValues[letter])
  let sum = 0
  for (const [at, value] of values.entries()) {
    if (value === undefined) return []
    sum += value < (values[at + 1] ?? 0) ? -value : value
  }
  return [sum]
}
