import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import * as z from 'zod'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import type { MediaStore } from '../../school/content/media/media-store.ts'
import type { DrawnPicture } from '../../site/ui/page-record.ts'
import type { RenderPage } from '../pages/page-answer.ts'
import { findWorkingPage } from './working-page.ts'
import { photoFormats } from '../../school/base/photo.ts'
import type { PageFacts } from '../../site/context.server.ts'
import { compress } from '../pages/encoding.ts'

const bytes = z.number().int()

/** Download size of a page read to its end, in bytes, for a phone on its first visit. */
const pageWeightSchema = z.object({
  document: bytes,
  styles: bytes,
  scripts: bytes,
  type: bytes,
  pictures: bytes,
  pictureCount: z.number().int(),
})

/** Search result and share card of a page, and the size of its download. */
export const pageSummarySchema = z.object({
  search: z.object({ title: z.string(), address: z.string(), description: z.string() }),
  shareCard: z.string().describe('the path of its picture for shared links, for an hour'),
  weight: pageWeightSchema,
})

export type PageSummary = z.output<typeof pageSummarySchema>

interface SummaryParts {
  source: ContentSource
  renderPage: RenderPage
  publicOrigin: string
  /** the folder of the site's static files */
  filesFolder: string
  store: MediaStore
}

/** Creates the function that summarizes the page of a preview; `null` when it has none. */
export function previewSummaries({ filesFolder, store, ...parts }: SummaryParts) {
  return async (token: string): Promise<PageSummary | null> => {
    const photos: DrawnPicture[] = []
    const working = await findWorkingPage(parts, token, (picture, width) =>
      photos.push({ picture, width }),
    )
    if (!working) return null
    const { response, page } = await working.render(working.path)
    const html = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200 || !page?.canonical) return null
    const { documentTitle = '', description = '', canonical } = page
    return {
      search: { title: documentTitle, address: canonical, description },
      shareCard: `/preview/${token}/share-card.jpg`,
      weight: await weighPage({ html, page, photos, filesFolder, store }),
    }
  }
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
async function weighPage({
  html,
  page,
  photos,
  filesFolder,
  store,
}: Weighed): Promise<PageSummary['weight']> {
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
