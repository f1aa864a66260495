/** An id in the library: 80 random bits. */
const idPattern = '[0-9a-f]{20}'

/** Names one state of a file: 48 random bits. */
const versionPattern = '[0-9a-f]{12}'

export type PictureFormat = 'avif' | 'webp'

/** The address of a file, which stays whatever replaces it. */
export const mediaAddress = ({ id, fileName }: { id: string; fileName: string }) =>
  `/media/${id}/${fileName}`

/**
 * The address of a picture at one width; another one after each replacement, so that it can be kept
 * for ever.
 */
export const variantAddress = (
  { id, version }: { id: string; version: string },
  width: number | string,
  format: PictureFormat,
) => `/media/${id}/${version}/${width}.${format}`

const wholeAddress = new RegExp(`^/media/(${idPattern})/([a-z\\d-]+\\.[a-z]+)$`)
const variant = new RegExp(`^/media/(${idPattern})/(${versionPattern})/(\\d{2,4})\\.(avif|webp)$`)
const mention = new RegExp(`/media/(${idPattern})/`, 'g')

/** What an address under /media/ asks for; `null` when it cannot be one of ours. */
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

/** The ids of all files that a text names, each once. Costs next to nothing when it names none. */
export function mediaIdsIn(text: string): string[] {
  if (!text.includes('/media/')) return []
  return [...new Set([...text.matchAll(mention)].map(([, id]) => id as string))]
}

/**
 * The last part of an address, from the name of the file that was chosen: small letters, digits and
 * hyphens.
 */
export function fileNameOf(name: string, ending: string): string {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${plain.slice(0, 60).replace(/-+$/, '') || 'file'}.${ending}`
}
