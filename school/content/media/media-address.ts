/** Pattern of the id of a file: 80 random bits. */
export const idPattern = '[0-9a-f]{20}'

/** Pattern of the version of a file: 48 random bits. */
const versionPattern = '[0-9a-f]{12}'

export type PictureFormat = 'avif' | 'webp'

/** Builds the address of a file, which stays when the file is replaced. */
export const mediaAddress = ({ id, fileName }: { id: string; fileName: string }) =>
  `/media/${id}/${fileName}`

/**
 * Builds the address of a picture in one size. The address changes with each replacement, so that
 * browsers can cache the picture forever.
 *
 * @param width in pixels
 */
export const variantAddress = (
  { id, version }: { id: string; version: string },
  width: number | string,
  format: PictureFormat,
) => `/media/${id}/${version}/${width}.${format}`

/** Reads the widths in which a picture is kept, in pixels, smallest first; none for a PDF. */
export const widthsIn = (widths: string) => widths.split(',').filter(Boolean).map(Number)

const wholeAddress = new RegExp(`^/media/(${idPattern})/([a-z\\d-]+\\.[a-z]+)$`)
const variant = new RegExp(`^/media/(${idPattern})/(${versionPattern})/(\\d{2,4})\\.(avif|webp)$`)

/** Parses an address under /media/; `null` when the library cannot have it. */
export function parseMediaAddress(
  path: string,
):
  | { id: string; fileName: string }
  | { id: string; version: string; width: string; format: PictureFormat }
  | null {
  const whole = wholeAddress.exec(path)
  if (whole) return { id: whole[1] as string, fileName: whole[2] as string }
  const [, id, version, width, format] = variant.exec(path) ?? []
  return id && version && width ? { id, version, width, format: format as PictureFormat } : null
}

/**
 * Makes the last segment of an address from a file name: lower-case letters, digits and hyphens.
 *
 * @example fileNameOf('Niño’s class.JPG', 'avif') // 'nino-s-class.avif'
 */
export function fileNameOf(name: string, ending: string): string {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${plain.slice(0, 60).replace(/-+$/, '') || 'file'}.${ending}`
}
