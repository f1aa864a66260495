import type { InLanguage } from '../../school/base/filipino.ts'
import { languages, type Language } from './language.ts'

/**
 * The `lang` of a text that staff wrote, where it is not that of the page.
 * @param of what the text is part of, as it was read for this page; it knows whether it is in Filipino
 */
export const contentLanguage = ({ language }: { language: Language }, of?: object | null) =>
  language === languages[0] || (of as InLanguage | undefined)?.language === language
    ? undefined
    : languages[0]

/** Lets an item of a list keep its language. */
export const keepLanguage = (content: object): InLanguage => {
  const { language } = content as InLanguage
  return language ? { language } : {}
}

/**
 * Picks what a page shows of an item, with the language of the item: pages send no more.
 * @example departments.map((department) => pick(department, 'tag', 'name'))
 */
export const pick = <Item extends object, Key extends keyof Item>(
  item: Item,
  ...keys: Key[]
): Pick<Item, Key> & InLanguage => ({
  ...(Object.fromEntries(keys.map((key) => [key, item[key]])) as Pick<Item, Key>),
  ...keepLanguage(item),
})
