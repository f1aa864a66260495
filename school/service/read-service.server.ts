import type { ContentSource } from '../content-source.server.ts'
import { findVisibleEntry } from '../entries/find-entry.server.ts'
import { describePhotos } from '../media/photos.server.ts'
import { listVisibleEntries, type ListedEntry } from '../entries/list-entries.server.ts'
import type { ServiceArticle } from './service-article.ts'
import { serviceKind } from './service-kind.ts'

/** Most articles that the programme's page and the list beside an article show. */
const listLimit = 60

/** An article of the community-service programme at its address. */
export interface ServicePage extends Omit<ServiceArticle, 'content'> {
  slug: string
}

/** The programme's articles, newest first and undated last. */
export async function listServiceArticles({
  database,
  now,
}: ContentSource): Promise<ServicePage[]> {
  const list = { kind: serviceKind.name, category: '', topic: '' }
  const { entries } = await listVisibleEntries(database, list, {
    page: 1,
    pageSize: listLimit,
    now: now(),
  })
  return entries.map(toServicePage)
}

/** The article at a slug; `null`: 'Article not found' (spec 8). */
export async function findServiceArticle(
  { database, now }: ContentSource,
  slug: string,
): Promise<ServicePage | null> {
  const entry = await findVisibleEntry(database, { kind: serviceKind.name, slug, now: now() })
  return entry && describePhotos(database, toServicePage(entry))
}

/** Checked by the schema when it was saved. */
const toServicePage = (entry: ListedEntry): ServicePage => ({
  ...(JSON.parse(entry.data) as Omit<ServiceArticle, 'title' | 'content'>),
  title: entry.title,
  slug: entry.slug,
})
