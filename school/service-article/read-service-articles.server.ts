import type { ContentSource } from '../content-source.server.ts'
import { findVisibleEntry } from '../entries/find-entry.server.ts'
import { describePhotos } from '../media/photos.server.ts'
import { listVisibleEntries, type ListedEntry } from '../entries/list-entries.server.ts'
import { type ServiceArticle, serviceArticleKind } from '../kinds/service-article.ts'

/** Maximum number of articles on the program's page and in the list beside an article. */
const listLimit = 60

/** An article of the community-service program with its address. */
export interface ServicePage extends Omit<ServiceArticle, 'content'> {
  slug: string
}

/** Lists the program's articles, newest first and undated last. */
export async function listServiceArticles({
  database,
  now,
}: ContentSource): Promise<ServicePage[]> {
  const list = { kind: serviceArticleKind.name, category: '', topic: '' }
  const { entries } = await listVisibleEntries(database, list, {
    page: 1,
    pageSize: listLimit,
    now: now(),
  })
  return entries.map(toServicePage)
}

/** Finds the article at a slug; `null`: 'Article not found' (spec 8). */
export async function findServiceArticle(
  { database, now }: ContentSource,
  slug: string,
): Promise<ServicePage | null> {
  const entry = await findVisibleEntry(database, {
    kind: serviceArticleKind.name,
    slug,
    now: now(),
  })
  return entry && describePhotos(database, toServicePage(entry))
}

/** The schema checked it when it was saved. */
const toServicePage = (entry: ListedEntry): ServicePage => ({
  ...(JSON.parse(entry.data) as Omit<ServiceArticle, 'title' | 'content'>),
  title: entry.title,
  slug: entry.slug,
})
