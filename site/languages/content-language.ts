import type { InLanguage } from '../../school/base/filipino.ts'
import { languages, type Language } from './language.ts'

/**
 * Returns the `lang` of a text that staff wrote; `undefined` where the page has the same language.
 * @param of the object that the text is part of, as the page read it, with its `language`
 */
export const contentLanguage = ({ language }: { language: Language }, of?: object | null) =>
  language === languages[0] || (of as InLanguage | undefined)?.language === language
    ? undefined
    : languages[0]

/** Returns the language of content alone, to spread into an object made from it. */
export const keepLanguage = (content: object): InLanguage => {
  const { language } = content as InLanguage
  return language ? { language } : {}
}

/**
 * Picks the fields of an item that a page shows, and its language: pages send nothing else.
 * @example departments.map((department) => pick(department, 'tag', 'name'))
 */
export const pick = <Item extends object, Key extends keyof Item>(
  item: Item,
  ...keys: Key[]
): Pick<Item, Key> & InLanguage => ({
  ...(Object.fromEntries(keys.map((key) => [key, item[key]])) as Pick<Item, Key>),
  ...keepLanguage(item),
})
