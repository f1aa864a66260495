import type { NewsQuery } from '../../school/content/news/news.ts'
import type { Language } from '../languages/language.ts'
import { pageAddress, withQuery } from '../page-address.ts'

/** Builds the address of a news list, without default values: each list has one address. */
export function newsListAddress(language: Language, { page, category, topic }: NewsQuery): string {
  const query = new URLSearchParams()
  if (category !== 'all') query.set('category', category)
  if (topic) query.set('topic', topic)
  if (page > 1) query.set('page', String(page))
  return withQuery(pageAddress(language, '/dycian-news'), query)
}
