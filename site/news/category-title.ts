import type { Translate } from '../languages/translate.ts'

/** The title of a category of news; one of a content host may have another, which is its title. */
export function categoryTitle(t: Translate, category: string): string {
  if (category === 'Campus News') return t('common.campusNews')
  return category === 'Outside News' ? t('common.outsideNews') : category
}
