import { cleanHtml } from '../../school/base/clean-html.server.ts'
import { firstSentence } from '../../school/base/sentences.ts'
import { shorten, toPlainLines, toPlainText } from '../../school/base/plain-text.ts'
import { showLines } from './wordpress-lines.server.ts'
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
