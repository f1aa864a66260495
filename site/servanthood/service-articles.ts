import type { Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'

/** Returns a topic as it is shown: 'Literacy' for `literacy`. */
export const topicLabel = (topic: string) => topic.charAt(0).toUpperCase() + topic.slice(1)

export const serviceArticleAddress = (language: Language, slug: string) =>
  pageAddress(language, '/servanthood/paraya/articles/:slug', { slug })
