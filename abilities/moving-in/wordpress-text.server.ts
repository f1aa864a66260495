import { Element, isComment, isTag, isText, Text, type AnyNode } from 'domhandler'
import { makeParagraphs, isBlock } from '../../school/base/block-paragraphs.server.ts'
import { changeHtml, cleanHtml } from '../../school/base/clean-html.server.ts'
import { firstSentence } from '../../school/base/sentences.ts'
import { shorten, toPlainLines, toPlainText } from '../../school/base/plain-text.ts'
import { linkTo, replaceShortcodes } from './wordpress-shortcodes.ts'

interface PostText {
  /** not clean yet */
  html: string
  /** the shortcodes and blocks that are left out, each once, for the report */
  lost: string[]
  /** the shortcodes that are left out around text that stays, each once, for the report */
  unwrapped: string[]
}

/**
 * Turns the text of a WordPress post into HTML: lines into paragraphs, as WordPress does when it
 * shows a post, and captions, galleries and videos of shortcodes into elements.
 *
 * @param fileOf finds the address of a file by its number
 */
export function htmlOfPost(content: string, fileOf: (id: string) => string | undefined): PostText {
  const replaced = replaceShortcodes(content.replaceAll(/\r\n?/g, '\n'), fileOf)
  const html = replaced.html.replaceAll(frame, (_, src: string) => linkTo(watchAddress(src)))
  const lost = replaced.lost.map(inBrackets)
  const unwrapped = replaced.unwrapped.map(inBrackets)
  if (!html.includes('<!-- wp:'))
    return { html: showLines(withLinks(html, lonelyAddress)), lost, unwrapped }
  const blocks = [...html.matchAll(emptyBlock)].map(([, name]) => `block “${name}”`)
  return {
    html: withLinks(html, embedded),
    lost: [...lost, ...new Set(blocks)],
    unwrapped,
  }
}

const inBrackets = (name: string) => `[${name}]`

/** Returns a title or name as plain text: WordPress stores signs as entities. */
export const plainText = (html: string): string => toPlainText(cleanHtml(html))

/** Returns the first words of a text, for a title; '' when there are none but addresses. */
export function firstWords(html: string): string {
  const lines = toPlainLines(cleanHtml(html)).split('\n')
  const line = lines.find((each) => !/^https?:\/\/\S+$/.test(each)) ?? ''
  return shorten(firstSentence(line), 80)
}

const frame = /<iframe\b[^>]*\bsrc\s*=\s*["']([^"']+)["'][^>]*>(?:\s*<\/iframe>)?/gi

/** A block without text of its own, whose content WordPress takes from elsewhere. */
const emptyBlock = /<!-- wp:(?!(?:more|nextpage|separator|spacer)\b)([a-z][\w/-]*)(?: [^>]*)?\/-->/g

/** WordPress shows an address alone on its line as what is there. */
const lonelyAddress = /^[^\S\n]*(https?:\/\/[^\s<>"]+)[^\S\n]*$/gim
const embedded =
  /(?<=<div class="wp-block-embed__wrapper">)\s*(https?:\/\/[^\s<>"]+)\s*(?=<\/div>)/gi

const withLinks = (html: string, address: RegExp) =>
  html.replaceAll(address, (_, found: string) => linkTo(found))

/** The player of a video has another address than its page. */
const watchAddress = (src: string) =>
  src
    .replace(/^\/\//, 'https://')
    .replace(
      /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
      'https://www.youtube.com/watch?v=$1',
    )

/** Elements whose line breaks WordPress leaves alone. */
const untouched = new Set(['pre', 'textarea', 'svg'])

/**
 * Shows the lines of a classic post as WordPress does: a blank line, or two `<br>`, begins a
 * paragraph; another line break is a `<br>`, but not between blocks or in `pre`.
 *
 * @returns `html` as it is when it is nested too deep
 */
const showLines = (html: string): string =>
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
  return data.split(/([^\S\n]*\n\s*)/).map((part, index) => {
    // Texts and line breaks alternate.
    if (index % 2 === 0) return new Text(part)
    return /\n\s*\n/.test(part) ? division() : new Element('br', {})
  })
}

/** Returns whether a line begins or ends at one side of a node anyway. */
function isAtEdge(node: AnyNode, side: 'prev' | 'next'): boolean {
  const neighbor = node[side]
  if (neighbor) return isBlock(neighbor) || (side === 'prev' && isBreak(neighbor))
  const { parent } = node
  return parent === null || !isTag(parent) || isBlock(parent) || isAtEdge(parent, side)
}

const isBreak = (node: AnyNode) => isTag(node) && node.name === 'br'
