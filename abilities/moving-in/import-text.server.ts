import type { Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { cleanForReaders } from '../../school/base/html-cleaner.server.ts'
import { removePicture } from '../../school/base/readable-html.server.ts'
import type { Result } from '../../school/base/result.ts'
import { hostOf, pathOf, type OldSource } from './old-content.ts'
import { isFile, type ImportFile } from './import-files.server.ts'

type TextSource = Pick<OldSource, 'base' | 'isMoved' | 'fileAt'>

/**
 * Prepares the text of an old entry: takes its pictures and linked documents over, and makes links
 * to what moves lead to its address here.
 *
 * @param take takes a file over: its address here, or why it does not come
 * @param onLoss receives a sentence for each picture that is left out
 */
export async function importText(
  html: string,
  source: TextSource,
  take: ImportFile,
  onLoss: (sentence: string) => void,
): Promise<string> {
  // Cleaning drops the address of a picture that is written into the text itself.
  const embedded = html.match(/<img\b[^>]*\bsrc\s*=\s*["']?data:/gi)?.length ?? 0
  const document = parseDocument(await cleanForReaders(html))
  if (embedded > 0) onLoss(`${embedded} pictures are written into the text, without an address.`)
  const elements = (name: string) => DomUtils.getElementsByTagName(name, document)
  // Pictures before links: the description of a file is that of its picture.
  const images: { image: Element; address: string; taken: Result<string, string> | null }[] = []
  for (const image of elements('img')) {
    const { src = '', alt = '' } = image.attribs
    // Without one, the address would be that of the site itself.
    const address = src && URL.canParse(src, source.base) ? new URL(src, source.base).href : ''
    const file = source.fileAt(address)
    const whole = address === '' ? null : await take({ ...file, alt: alt || file.alt })
    // A smaller copy is better than none.
    const isCopy = whole?.ok === false && file.address !== address
    const taken = isCopy ? await take({ address, alt: alt || file.alt }) : whole
    images.push({ image, address, taken })
  }
  for (const link of elements('a')) await importLink(link, source, take)
  for (const { image, address, taken } of images) {
    if (taken?.ok) {
      const { alt } = image.attribs
      image.attribs = { src: taken.value, ...(alt && { alt }) }
      // A picture that links to itself in full size needs no link.
      const link = linkOf(image)
      if (link?.attribs.href === taken.value) DomUtils.replaceElement(link, image)
    } else {
      if (taken) onLoss(`The picture ${address} is left out. ${taken.failure}`)
      removePicture(image)
    }
  }
  return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8' })
}

/** Returns the link around a picture, if there is nothing else in it. */
function linkOf(image: Element): Element | null {
  const { parent } = image
  const isLink = parent !== null && 'name' in parent && parent.name === 'a'
  return isLink && parent.children.length === 1 ? parent : null
}

async function importLink(link: Element, { base, isMoved, fileAt }: TextSource, take: ImportFile) {
  const { href = '' } = link.attribs
  if (!URL.canParse(href, base) || hostOf(new URL(href, base).href) !== hostOf(base)) return
  const { href: address, hash } = new URL(href, base)
  if (!/^https?:/.test(address)) return
  if (isFile(address)) {
    const taken = await take(fileAt(address))
    if (taken.ok) link.attribs = { href: taken.value }
  } else if (isMoved(pathOf(address))) {
    link.attribs = { href: pathOf(address) + hash }
  } else {
    // What stays there is found there only.
    link.attribs.href = address
  }
}
