import { Element, isTag, Text, type AnyNode, type Document } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { photoFormats, sizesOf, sourceSet, type Photo, type ShownPicture } from './photo.ts'
import { formatBytes } from './formats.ts'
import { playerAddress } from './video.ts'

/** Maximum width of a line of text, in pixels. */
const columnWidth = 720

/** Texts of a video player in the language of the page: the text around it may be in another. */
export interface PlayerWords {
  language: string
  /** before the title of the video, such as 'Play the video:' */
  play: string
  /** on the link to the video on the site that has it */
  watch: string
}

/** Additions of the page to a text that staff wrote. */
export interface AddedByPage {
  /** without them, a link to a video stays a link */
  player?: PlayerWords
  /** says where a link leads; without it, where staff wrote */
  linkTo?: (address: string) => string
  /** gets each photograph in a text that is shown */
  onPhoto?: (photo: Photo, slotWidth: number) => void
}

/** Functions that look up the files of a text in the media library. */
export interface FoundFiles {
  /**
   * finds the picture at an address, or the part of it that a text shows; '' when it is gone
   *
   * @param crop as `readCrop` reads it
   */
  pictureAt: (address: string, crop?: string) => ShownPicture
  /** finds the size of the PDF at an address; `null` when no PDF is there */
  bytesAt: (address: string) => number | null
}

/**
 * Finishes clean HTML for display. Alone in its paragraph, a link to a video becomes a player and a
 * link to a PDF a card with its size. A photograph comes in the size that it takes.
 *
 * @param clean what `cleanHtml` returns
 */
export function finishHtml(
  clean: string,
  { pictureAt, bytesAt }: FoundFiles,
  { player, linkTo, onPhoto }: AddedByPage = {},
): string {
  const document = parseDocument(clean)
  if (linkTo)
    for (const { attribs } of elementsIn(document, ['a']))
      if (attribs.href) attribs.href = linkTo(attribs.href)
  for (const block of elementsIn(document, ['p', 'figure'])) {
    const link = loneLinkIn(block)
    if (link && !(player && showPlayer(block, link, player))) showFile(block, link, bytesAt)
  }
  for (const image of elementsIn(document, ['img'])) {
    const photo = showPhoto(image, pictureAt)
    if (photo) onPhoto?.(photo, columnWidth)
  }
  return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8', emptyAttrs: true })
}

const elementsIn = (document: Document, names: readonly string[]) =>
  DomUtils.getElementsByTagName((name) => names.includes(name), document)

const element = (name: string, attributes: Record<string, string>, children: AnyNode[] = []) =>
  new Element(name, attributes, children)

/**
 * Replaces a paragraph that is only a link to a video by a player. The player is in a closed
 * `<details>`: nothing is requested from the other site before a visitor opens it, with or without
 * scripts.
 *
 * @returns whether the link leads to a video
 */
function showPlayer(
  block: Element,
  link: Element,
  { language, play, watch }: PlayerWords,
): boolean {
  const title = DomUtils.textContent(link)
  const player = playerAddress(link.attribs.href ?? '')
  if (!player) return false
  const frame = element('iframe', {
    src: player.replace('?autoplay=1', ''),
    title,
    loading: 'lazy',
    allow: 'fullscreen; picture-in-picture',
    allowfullscreen: '',
  })
  const details = element('details', { class: 'video' }, [
    element('summary', {}, [
      element('span', { lang: language }, [new Text(play)]),
      new Text(` ${title}`),
    ]),
    frame,
    element('p', { lang: language }, [element('a', link.attribs, [new Text(watch)])]),
  ])
  DomUtils.replaceElement(block, details)
  return true
}

/** Makes a card of a paragraph that is only a link to a PDF of the library. */
function showFile(block: Element, link: Element, bytesAt: FoundFiles['bytesAt']) {
  const bytes = bytesAt(link.attribs.href ?? '')
  if (bytes === null || link.children.some(isTag)) return
  block.attribs.class = 'file'
  const size = element('span', {}, [new Text(`PDF, ${formatBytes(bytes)}`)])
  DomUtils.appendChild(link, new Text(' '))
  DomUtils.appendChild(link, size)
}

/** Returns the link that is all of a paragraph. */
function loneLinkIn(block: Element): Element | null {
  const [link, ...others] = block.children.filter(
    (child) => !(child instanceof Text && child.data.trim() === ''),
  )
  return link && isTag(link) && others.length === 0 ? link : null
}

/**
 * Replaces a photograph of the library by a `<picture>` with its sizes, and returns the photograph.
 * Other pictures stay as they are. Removes a picture that is gone.
 */
function showPhoto(image: Element, pictureAt: FoundFiles['pictureAt']): Photo | null {
  const { src = '', 'data-crop': crop } = image.attribs
  delete image.attribs['data-crop']
  const photo = pictureAt(src, crop)
  if (photo === '') removePicture(image)
  if (typeof photo === 'string') return null
  DomUtils.replaceElement(image, photoElement(photo, image.attribs.alt))
  return photo
}

/** Removes a picture with the paragraph, or the figure and its caption, that was there for it. */
export function removePicture(image: Element) {
  let removed = image
  for (let { parent } = removed; parent && isTag(parent); { parent } = removed) {
    const others = parent.children.filter(
      (child) => child !== removed && !(isTag(child) && child.name === 'figcaption'),
    )
    if (
      !emptied.has(parent.name) ||
      others.some((child) => DomUtils.textContent(child).trim() || isTag(child))
    )
      break
    removed = parent
  }
  DomUtils.removeElement(removed)
}

/** Elements that go with the last picture in them. */
const emptied = new Set(['p', 'figure', 'a', 'picture'])

/** Makes the `<picture>` of a photograph. @param alt the description in this text, if it has one */
function photoElement(photo: Photo, alt: string | undefined): Element {
  const { address, width, height } = photo
  const sizes = `auto, ${sizesOf(Math.min(columnWidth, width))}`
  const sources = photoFormats.map((format) =>
    element('source', { type: `image/${format}`, srcset: sourceSet(photo, format), sizes }),
  )
  const image = element('img', {
    src: address,
    srcset: `${address} ${width}w`,
    sizes,
    alt: alt || photo.alt,
    width: String(width),
    height: String(height),
    loading: 'lazy',
    decoding: 'async',
  })
  return element('picture', {}, [...sources, image])
}
