import { Element, isTag, isText, Text, type AnyNode, type ParentNode } from 'domhandler'
import { DomUtils } from 'htmlparser2'

const tagSet = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Elements whose text keeps its line breaks. */
const preformatted = tagSet('pre listing xmp')

/** Parts of forms, which have no text of their own. */
const controls = tagSet('input select textarea')

/** Blocks that an article cannot have. */
const foreign = new Set([
  ...preformatted,
  ...controls,
  ...tagSet('address article aside center dd details dialog div dl dt fieldset footer form header'),
  ...tagSet('hgroup legend main marquee nav search section summary'),
])

/** Blocks that hold lines of text, and no paragraphs. */
const linesOnly = tagSet('h1 h2 h3 h4 h5 h6 figure figcaption caption')

/** Blocks that an article can have, also those that cleaning then renames. */
const own = new Set([
  ...linesOnly,
  ...tagSet('p hr blockquote ul ol menu dir li table thead tbody tfoot tr th td'),
])

const foreignTag = new RegExp(`<(?:${[...foreign].join('|')})\\b`, 'i')

/** Returns whether HTML may have a block that an article cannot have. */
export const hasForeignBlock = (html: string): boolean => foreignTag.test(html)

/** Returns whether a node begins on a line of its own. */
export const isBlock = (node: AnyNode): node is Element =>
  isTag(node) && (own.has(node.name) || foreign.has(node.name))

/** Notes which elements hold blocks, with one look at each node. */
class BlockSurvey {
  readonly #foreign = new Set<ParentNode>()
  readonly #any = new Set<ParentNode>()

  constructor(parent: ParentNode) {
    this.#look(parent)
  }

  /**
   * Returns whether an article cannot have a block. That includes a paragraph around such a block: no
   * paragraph may contain another one.
   */
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

/**
 * Replaces the blocks that an article cannot have by paragraphs, so that their texts stay apart.
 * The text around them becomes paragraphs too; lines of `pre` end in `<br>`.
 */
export function makeParagraphs(parent: ParentNode, survey = new BlockSurvey(parent)): void {
  if (survey.holdsForeign(parent)) {
    const { blocks } = new Paragraphs(parent.children, survey)
    parent.children = isTag(parent) && linesOnly.has(parent.name) ? joinLines(blocks) : blocks
  } else for (const child of parent.children) if (isTag(child)) makeParagraphs(child, survey)
}

/** Inline elements that each paragraph within them gets a copy of. */
const copied = tagSet('a b strong i em u ins s del strike sub sup span')

/** Maximum number of copies around a paragraph: a hundred would make a short text very long. */
const maxCopies = 5

/** Splits content at its blocks, and puts the text between them into paragraphs. */
class Paragraphs {
  readonly blocks: Element[] = []
  readonly #survey: BlockSurvey
  /** the inline elements around the node that is read */
  readonly #open: Element[] = []
  /** the content of the paragraph that is written */
  #run: AnyNode[] = []
  /** the copies of the open elements in that paragraph, the outermost first */
  #copies: Element[] = []

  constructor(nodes: readonly AnyNode[], survey: BlockSurvey) {
    this.#survey = survey
    this.#read(nodes)
    this.#endParagraph()
  }

  #read(nodes: readonly AnyNode[]) {
    for (const node of nodes) {
      if (!isTag(node)) this.#write(node)
      else if (this.#survey.isForeign(node)) {
        this.#endParagraph()
        this.#read(contentOf(node))
        this.#endParagraph()
      } else if (isBlock(node)) {
        this.#endParagraph()
        makeParagraphs(node, this.#survey)
        this.blocks.push(this.#open.reduceRight((inner, outer) => copyOf(outer, [inner]), node))
      } else if (this.#survey.holdsBlock(node)) this.#readInside(node)
      else this.#write(node)
    }
  }

  #readInside(node: Element) {
    const isCopied = copied.has(node.name) && this.#open.length < maxCopies
    if (isCopied) this.#open.push(node)
    this.#read(node.children)
    if (isCopied) this.#open.pop()
    this.#copies.splice(this.#open.length)
  }

  #write(node: AnyNode) {
    for (const outer of this.#open.slice(this.#copies.length)) {
      const copy = copyOf(outer, [])
      this.#innermost.push(copy)
      this.#copies.push(copy)
    }
    const before = this.#innermost.at(-1)
    if (before && areTwoLinks(before, node)) this.#innermost.push(new Text(' '))
    this.#innermost.push(node)
  }

  /** The nodes to which the next node is added: in the innermost copy, or in the paragraph. */
  get #innermost() {
    return this.#copies.at(-1)?.children ?? this.#run
  }

  /** Ends a paragraph, without white space and breaks at its ends. Drops an empty one. */
  #endParagraph() {
    const start = this.#run.findIndex((node) => !isSpace(node))
    const end = this.#run.findLastIndex((node) => !isSpace(node)) + 1
    const content = start < 0 ? [] : this.#run.slice(start, end)
    const hasContent =
      DomUtils.innerText(content).trim() !== '' ||
      DomUtils.getElementsByTagName('img', content).length > 0
    if (hasContent) this.blocks.push(new Element('p', {}, content))
    this.#run = []
    this.#copies = []
  }
}

const copyOf = ({ name, attribs }: Element, children: AnyNode[]) =>
  new Element(name, { ...attribs }, children)

/** Returns whether two nodes are different links or buttons; equal ones are parts of one link. */
const areTwoLinks = (before: AnyNode, after: AnyNode): boolean =>
  isLink(before) &&
  isLink(after) &&
  JSON.stringify(before.attribs) !== JSON.stringify(after.attribs)

const isLink = (node: AnyNode): node is Element =>
  isTag(node) && (node.name === 'a' || node.name === 'button')

const isSpace = (node: AnyNode) =>
  isText(node) ? node.data.trim() === '' : !isTag(node) || node.name === 'br'

function contentOf({ name, children }: Element): AnyNode[] {
  if (controls.has(name)) return []
  return preformatted.has(name) ? withBreaks(children) : children
}

const lineBreak = () => new Element('br', {})

const withBreaks = (nodes: readonly AnyNode[]): AnyNode[] =>
  nodes.flatMap((node): AnyNode[] => {
    if (isTag(node)) node.children = withBreaks(node.children)
    if (!isText(node)) return [node]
    const [first = '', ...others] = node.data.split(/\r\n?|\n/)
    return [new Text(first), ...others.flatMap((line) => [lineBreak(), new Text(line)])]
  })

/** Puts a break between two paragraphs, where only lines can be. */
const joinLines = (blocks: readonly Element[]): AnyNode[] =>
  blocks.flatMap((block, index): AnyNode[] => {
    if (block.name !== 'p') return [block]
    return [...(blocks[index - 1]?.name === 'p' ? [lineBreak()] : []), ...block.children]
  })
