import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import * as z from 'zod'
import { photoFormats } from '../../school/base/photo.ts'
import type { MediaStore } from '../../school/content/media/media-store.ts'
import type { PageFacts } from '../../site/context.server.ts'
import type { DrawnPicture } from '../../site/ui/page-record.ts'
import { compress } from '../pages/encoding.ts'

const bytes = z.number().int()

/** Download size of a page read to its end, in bytes, for a phone on its first visit. */
export const pageWeightSchema = z.object({
  document: bytes,
  styles: bytes,
  scripts: bytes,
  fonts: bytes,
  pictures: bytes,
  pictureCount: z.number().int(),
})

type PageWeight = z.output<typeof pageWeightSchema>

/** Screen of a common phone: its width in CSS pixels, and device pixels per CSS pixel. */
const phone = { width: 390, density: 2 }

interface WeighInput {
  html: Buffer
  page: PageFacts
  /** the photographs in the texts of the page */
  photos: readonly DrawnPicture[]
  /** the folder of the site's static files */
  filesFolder: string
  store: MediaStore
}

/**
 * Weighs a page: the compressed document, its styles, scripts and fonts, and the picture files that
 * a phone downloads.
 */
export async function weighPage({
  html,
  page: { files = [], pictures = [] },
  photos,
  filesFolder,
  store,
}: WeighInput): Promise<PageWeight> {
  const bytesOf = (path: string) =>
    path.startsWith('/media/') ? mediaFileBytes(store, path) : staticFileBytes(filesFolder, path)
  const filesOfType = (ending: string) => files.filter((path) => extname(path) === ending)
  // A file that is shown twice is downloaded once.
  const pictureFiles = new Set([...pictures, ...photos].map(fileForPhone))
  return {
    document: compress(html, 'br').length,
    styles: await sumBytes(filesOfType('.css'), bytesOf),
    scripts: await sumBytes(filesOfType('.js'), bytesOf),
    fonts: await sumBytes(filesOfType('.woff2'), bytesOf),
    pictures: await sumBytes([...pictureFiles], bytesOf),
    pictureCount: pictureFiles.size,
  }
}

/** Adds up the sizes of files. */
async function sumBytes(
  paths: readonly string[],
  bytesOf: (path: string) => Promise<number>,
): Promise<number> {
  const sizes = await Promise.all(paths.map(bytesOf))
  return sizes.reduce((total, size) => total + size, 0)
}

/**
 * Returns the file that a phone downloads for a picture: of a photograph, the smallest copy with
 * enough pixels.
 */
function fileForPhone({ picture, width }: DrawnPicture): string {
  if (typeof picture === 'string') return picture
  const { folder, widths } = picture
  const neededWidth = Math.min(width, phone.width) * phone.density
  const chosen = widths.find((each) => each >= neededWidth) ?? widths.at(-1)
  return folder + (chosen === undefined ? 'whole' : `${chosen}.${photoFormats[0]}`)
}

// A missing file counts 0 bytes: a text can name a picture that is gone, of which nothing is
// downloaded. The summary is made again at each pause in typing, so the log would fill up.

/** Returns the size of a static file as it is sent, in Brotli where the build made that; or 0. */
async function staticFileBytes(folder: string, path: string): Promise<number> {
  for (const file of [`${path}.br`, path]) {
    const found = await stat(join(folder, file)).catch(() => null)
    if (found?.isFile()) return found.size
  }
  return 0
}

/** Returns the size of a file of the library by its path, `/media/{id}/{version}/{name}`; or 0. */
async function mediaFileBytes(store: MediaStore, path: string): Promise<number> {
  const [, , id = '', version = '', name = ''] = path.split('/')
  const file = await store.open({ id, version }, name)
  await file?.close()
  return file?.size ?? 0
}
