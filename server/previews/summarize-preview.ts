import * as z from 'zod'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import type { MediaStore } from '../../school/content/media/media-store.ts'
import type { DrawnPicture } from '../../site/ui/page-record.ts'
import type { RenderPage } from '../pages/page-answer.ts'
import { pageWeightSchema, weighPage } from './weigh-page.ts'
import { findWorkingPage } from './working-page.ts'

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

/**
 * Creates the function that summarizes the page of a preview by its token. It returns `null` for a
 * preview without a page, and for a page that answers other than 200 or that search engines leave
 * out.
 */
export function createPreviewSummarizer({ filesFolder, store, ...parts }: SummaryParts) {
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
