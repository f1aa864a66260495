import { isTag, type AnyNode, type Element, type ParentNode } from 'domhandler'

/** Text whose line breaks are lines. */
export const preformatted = new Set(['pre', 'listing', 'xmp'])

/** Parts of forms, which have no text of their own. */
export const controls = new Set(['input', 'select', 'textarea'])

/** Blocks that an article cannot have. */
const foreign = new Set([
  ...preformatted,
  ...controls,
  ...['address', 'article', 'aside', 'center', 'dd', 'details', 'dialog', 'div', 'dl', 'dt'],
  ...['fieldset', 'footer', 'form', 'header', 'hgroup', 'legend', 'main', 'marquee', 'nav'],
  ...['search', 'section', 'summary'],
])

/** Blocks that hold lines of text, and no paragraphs. */
export const linesOnly = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'figure', 'figcaption', 'caption'],
])

const own = new Set([
  ...linesOnly,
  ...['p', 'hr', 'blockquote', 'ul', 'ol', 'menu', 'dir', 'li'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
])

const foreignTag = new RegExp(`<(?:${[...foreign].join('|')})\\b`, 'i')

/** Returns whether HTML may have a block that an article cannot have. */
export const hasForeignBlock = (html: string): boolean => foreignTag.test(html)

/** Returns whether a node begins on a line of its own. */
export const isBlock = (node: AnyNode): node is Element =>
  isTag(node) && (own.has(node.name) || foreign.has(node.name))

/** Finds where blocks are, with one look at each node. */
export class BlockSurvey {
  readonly #foreign = new Set<ParentNode>()
  readonly #any = new Set<ParentNode>()

  constructor(parent: ParentNode) {
    this.#look(parent)
  }

  /** Includes a paragraph around such a block: no paragraph may contain another one. */
  isForeign = (node: Element): boolean =>
    foreign.has(node.name) || (node.name === 'p' && this.holdsForeign(node))

  /** Returns whether a foreign block is in an element, inside inline elements too. */
  holdsForeign = (parent: ParentNode): boolean => this.#foreign.has(parent)

  /** Returns whether any block is in an element, inside inline elements too. */
  holdsBlock = (parent: ParentNode): boolean => this.#any.has(parent)

  #look(parent: ParentNode) {
    for (const child of parent.children) {
      if (!isTag(child)) continue
      this.#look(child)
      const isInline = !isBlock(child)
      if (!isInline || this.#any.has(child)) this.#any.add(parent)
      if (this.isForeign(child) || (isInline && this.#foreign.has(child))) this.#foreign.add(parent)
    }
  }
}
