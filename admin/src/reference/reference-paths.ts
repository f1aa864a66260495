import type { searchWordsKind } from '../../../school/kinds/search-words.ts'

const searchWords: (typeof searchWordsKind)['key'] = 'search-words'

/** The page that edits one piece of reference content. */
export const referencePath = (key: string) => `/admin/pages/${encodeURIComponent(key)}`

/** The same page with the focus on a field. @param target.field such as `contacts.0.phone` */
export const fieldPath = (target: { key: string; field: string }) =>
  `${referencePath(target.key)}?field=${encodeURIComponent(target.field)}`

/** The page of the search words, with a new group for words that found nothing. */
export const searchWordPath = (words: string) =>
  `${referencePath(searchWords)}?words=${encodeURIComponent(words)}`
