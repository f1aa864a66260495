import type { ContentSource } from '../content-host/content-source.server.ts'
import { languageOfRow } from '../row-in-language.server.ts'
import { findVisibleEntry } from './visible-entries.server.ts'
import type { ShownPicture } from '../../base/photo.ts'
import { withImages, withPhotos } from '../media/photos.server.ts'
import { listVisibleEntries, type VisibleEntry } from './list-entries.server.ts'
import { type ServiceArticle, serviceArticleKind } from '../../kinds/service-article.ts'
import { parseStoredFields } from '../../kinds/stored-fields.ts'

/** Maximum number of articles on the program's page and in the list beside an article. */
const listLimit = 60

/** An article of the community-service program as its page shows it. */
export interface ServicePage extends Omit<ServiceArticle, 'content' | 'images'> {
  slug: string
  images: ShownPicture[]
}

/** Lists the program's articles with their first pictures, newest first and undated last. */
export async function listServiceArticles(source: ContentSource) {
  const list = { kind: serviceArticleKind.name }
  const { entries } = await listVisibleEntries(source, list, { page: 1, pageSize: listLimit })
  const articles = entries.map((entry) => {
    const { images, ...article } = toServicePage(entry)
    return { ...article, image: images[0] ?? null }
  })
  return withImages(source.database, articles, 'news')
}

/** Finds the article at a slug; `null`: 'Article not found' (spec 8). */
export async function findServiceArticle(
  source: ContentSource,
  slug: string,
): Promise<ServicePage | null> {
  const entry = await findVisibleEntry(source, serviceArticleKind.name, slug)
  if (!entry) return null
  const page = toServicePage(entry)
  return { ...page, images: await withPhotos(source.database, page.images, 'news') }
}

const toServicePage = (entry: VisibleEntry) => ({
  ...languageOfRow(entry),
  ...parseStoredFields(serviceArticleKind, entry.data),
  title: entry.title,
  slug: entry.slug,
})
