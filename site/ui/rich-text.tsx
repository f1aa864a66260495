import { readPhoto, sizesOf } from './photo.ts'

interface RichTextProps {
  /** clean HTML, in which the addresses of photographs describe them (photo.ts) */
  html: string
  className?: string
}

/** How wide a line of text is at most, in pixels. */
const column = 720

/**
 * What staff wrote with headings, lists and pictures; its photographs come in the size that they
 * take.
 */
export function RichText({ html, className = 'prose' }: RichTextProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: withPictures(html) }} />
}

/**
 * Each described `<img>` as a `<picture>`; the HTML is the cleaner’s, so that its attributes stand
 * in double quotes.
 */
export const withPictures = (html: string) =>
  html.includes('src="/media/')
    ? html.replaceAll(/<img [^>]*src="\/media\/[^"]*#[^"]*"[^>]*>/g, asPicture)
    : html

function asPicture(image: string): string {
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? ''
  const photo = readPhoto(attribute('src').replaceAll('&amp;', '&'))
  if (!photo) return image
  const sizes = `auto, ${sizesOf(Math.min(column, photo.width))}`
  const sources = (['avif', 'webp'] as const).map(
    (format) => `<source type="image/${format}" srcset="${photo.srcSet(format)}" sizes="${sizes}">`,
  )
  const alt = attribute('alt') || escapeAttribute(photo.alt)
  const { address, width, height, className } = photo
  return `<picture>${sources.join('')}<img src="${address}" srcset="${address} ${width}w" sizes="${sizes}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async" class="${className}"></picture>`
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
