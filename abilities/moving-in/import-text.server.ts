import type { Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { cleanForReaders } from '../../school/base/html-cleaner.server.ts'
import { removePicture } from '../../school/base/readable-html.server.ts'
import type { Result } from '../../school/base/result.ts'
import { hostOf, pathOf, type OldSource } from './old-content.ts'
import { isFile, type ImportFile } from './import-files.server.ts'

type TextSource = Pick<OldSource, 'base' | 'isMoved' | 'fileAt'>

/**
 * Prepares the text of an old entry: imports its pictures and linked documents, and changes links to
 * content that moves.
 *
 * @param importFile returns the address of a file here, or why the file does not come
 * @param onLoss receives a sentence for each picture that is left out
 * @returns clean HTML
 */
export async function importText(
  html: string,
  source: TextSource,
  importFile: ImportFile,
  onLoss: (sentence: string) => void,
): Promise<string> {
  // Cleaning drops the address of a picture that is written into the text itself.
  const embedded = html.match(/<img\b[^>]*\bsrc\s*=\s*["']?data:/gi)?.length ?? 0
  const document = parseDocument(await cleanForReaders(html))
  if (embedded > 0) onLoss(`${embedded} pictures are written into the text, without an address.`)
  const elements = (name: string) => DomUtils.getElementsByTagName(name, document)
  // Pictures before links: the description of a file is that of its picture.
  const images: { image: Element; address: string; imported: Result<string, string> | null }[] = []
  for (const image of elements('img')) {
    const { src = '', alt = '' } = image.attribs
    // Without one, the address would be that of the site itself.
    const address = src && URL.canParse(src, source.base) ? new URL(src, source.base).href : ''
    const file = source.fileAt(address)
    const whole = address === '' ? null : await importFile({ ...file, alt: alt || file.alt })
    // A smaller copy is better than none.
    const isCopy = whole?.ok === false && file.address !== address
    const imported = isCopy ? await importFile({ address, alt: alt || file.alt }) : whole
    images.push({ image, address, imported })
  }
  for (const link of elements('a')) await importLink(link, source, importFile)
  for (const { image, address, imported } of images) {
    if (imported?.ok) {
      const { alt } = image.attribs
      image.attribs = { src: imported.value, ...(alt && { alt }) }
      // A picture that links to itself in full size needs no link.
      const link = linkOf(image)
      if (link?.attribs.href === imported.value) DomUtils.replaceElement(link, image)
    } else {
      if (imported) onLoss(`The picture ${address} is left out. ${imported.failure}`)
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

/** Changes the address of a link to the old site; a link to a document imports it. */
async function importLink(
  link: Element,
  { base, isMoved, fileAt }: TextSource,
  importFile: ImportFile,
) {
  const { href = '' } = link.attribs
  if (!URL.canParse(href, base) || hostOf(new URL(href, base).href) !== hostOf(base)) return
  const { href: address, hash } = new URL(href, base)
  if (!/^https?:/.test(address)) return
  if (isFile(address)) {
    const imported = await importFile(fileAt(address))
    if (imported.ok) link.attribs = { href: imported.value }
  } else if (isMoved(pathOf(address))) {
    link.attribs = { href: pathOf(address) + hash }
  } else {
    // This page stays on the old site.
    link.attribs.href = address
  }
}
