import { Element, isComment, isTag, isText, Text, type AnyNode } from 'domhandler'
import { makeParagraphs } from '../../school/base/block-paragraphs.server.ts'
import { isBlock } from '../../school/base/html-blocks.server.ts'
import { changeHtml } from '../../school/base/clean-html.server.ts'

/** Elements whose line breaks WordPress leaves alone. */
const untouched = new Set(['pre', 'textarea', 'svg'])

/**
 * Shows the lines of a classic post as WordPress does: a blank line, or two `<br>`, begins a
 * paragraph; another line break is a `<br>`, but not between blocks or in `pre`.
 *
 * @returns `html` as it is when it is nested too deep
 */
export const showLines = (html: string): string =>
  changeHtml(`<div>${html}</div>`, (document) => {
    document.children = markedNodes(document.children)
    makeParagraphs(document)
  }) ?? html

function markedNodes(nodes: readonly AnyNode[]): AnyNode[] {
  const marked: AnyNode[] = []
  let previous: AnyNode | undefined
  for (const node of nodes.flatMap(markedNode)) {
    marked.push(isBreak(node) && previous && isBreak(previous) ? division() : node)
    if (!isText(node) || node.data.trim() !== '') previous = node
  }
  return marked
}

function markedNode(node: AnyNode): AnyNode[] {
  if (isText(node)) return linesOf(node)
  if (isComment(node)) return /^(?:more|nextpage)\b/.test(node.data) ? [division()] : []
  if (isTag(node) && ['script', 'style'].includes(node.name)) return []
  if (isTag(node) && !untouched.has(node.name)) node.children = markedNodes(node.children)
  return [node]
}

/** Separates paragraphs: it has no text. */
const division = () => new Element('div', {})

/** Splits a text at its line breaks; those beside a block or another break go. */
function linesOf(text: Text): AnyNode[] {
  const start = isAtEdge(text, 'prev') ? text.data.replace(/^\s*\n\s*/, '') : text.data
  const data = isAtEdge(text, 'next') ? start.replace(/\s*\n\s*$/, '') : start
  return data
    .split(/([^\S\n]*\n\s*)/)
    .map((part, place) =>
      place % 2 === 0 ? new Text(part) : /\n\s*\n/.test(part) ? division() : new Element('br', {}),
    )
}

/** Returns whether a line begins or ends at one side of a node anyway. */
function isAtEdge(node: AnyNode, side: 'prev' | 'next'): boolean {
  const neighbor = node[side]
  if (neighbor) return isBlock(neighbor) || (side === 'prev' && isBreak(neighbor))
  const { parent } = node
  return parent === null || !isTag(parent) || isBlock(parent) || isAtEdge(parent, side)
}

const isBreak = (node: AnyNode) => isTag(node) && node.name === 'br'
