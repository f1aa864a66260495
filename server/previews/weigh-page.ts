import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { photoFormats } from '../../school/base/photo.ts'
import type { MediaStore } from '../../school/content/media/media-store.ts'
import type { PageFacts } from '../../site/context.server.ts'
import type { DrawnPicture } from '../../site/ui/page-record.ts'
import { compress } from '../pages/encoding.ts'

/** Download size of a page read to its end, in bytes, for a phone on its first visit. */
export interface PageWeight {
  document: number
  styles: number
  scripts: number
  type: number
  pictures: number
  pictureCount: number
}

/** A common phone: the width of its window, and its dots for each of these pixels. */
const phone = { width: 390, density: 2 }

interface Weighed {
  html: Buffer
  page: PageFacts
  /** the photographs in its texts */
  photos: readonly DrawnPicture[]
  /** the folder of the site's static files */
  filesFolder: string
  store: MediaStore
}

/** Weighs a page: its document as it is sent, the files of the build, and the sizes that a phone takes. */
export async function weighPage({
  html,
  page,
  photos,
  filesFolder,
  store,
}: Weighed): Promise<PageWeight> {
  const sum = async (names: readonly string[], bytesOf: (name: string) => Promise<number>) =>
    (await Promise.all(names.map(bytesOf))).reduce((total, bytes) => total + bytes, 0)
  const bytesOfFile = (path: string) => builtBytes(filesFolder, path)
  const ofType = (ending: string) =>
    sum(
      (page.files ?? []).filter((path) => extname(path) === ending),
      bytesOfFile,
    )
  const shown = new Set([...(page.pictures ?? []), ...photos].map(fileForPhone))
  return {
    document: compress(html, 'br').length,
    styles: await ofType('.css'),
    scripts: await ofType('.js'),
    type: await ofType('.woff2'),
    pictures: await sum([...shown], (file) =>
      file.startsWith('/media/') ? mediaBytes(store, file) : bytesOfFile(file),
    ),
    pictureCount: shown.size,
  }
}

/** Returns the file that a phone loads for a picture: of a photograph the smallest that fills its dots. */
function fileForPhone({ picture, width }: DrawnPicture): string {
  if (typeof picture === 'string') return picture
  const { folder, widths } = picture
  const wanted = Math.min(width, phone.width) * phone.density
  const chosen = widths.find((each) => each >= wanted) ?? widths.at(-1)
  return folder + (chosen === undefined ? 'whole' : `${chosen}.${photoFormats[0]}`)
}

/** Returns the size of a static file as it is sent; 0 for one that is not there. */
async function builtBytes(folder: string, path: string): Promise<number> {
  for (const file of [`${path}.br`, path]) {
    const found = await stat(join(folder, file)).catch(() => null)
    if (found?.isFile()) return found.size
  }
  return 0
}

/** Returns the size of a file of the library by its path: `/media/{id}/{version}/{name}`. */
async function mediaBytes(store: MediaStore, path: string): Promise<number> {
  const [, , id = '', version = '', name = ''] = path.split('/')
  const file = await store.open({ id, version }, name)
  await file?.close()
  return file?.size ?? 0
}
