import type { InLanguage } from '../../base/filipino.ts'
import { isAlwaysInMenu, pageKind, sectionPages } from '../../kinds/category.ts'
import { fillPattern } from '../../kinds/page-pattern.ts'
import type { Reader } from '../reader.ts'
import { readCategory } from './read-category.server.ts'
import { readPages } from './reference-content.server.ts'

/** A page that staff added to the menu, below the entries that its section always has. */
export interface MenuPage extends InLanguage {
  title: string
  /** path of its section in English */
  section: string
  /** its path in English */
  to: string
}

/** Cache of menu pages, by the pages of all sections as they were read. */
const known = new WeakMap<object, readonly MenuPage[]>()

/** Reads the pages that staff added to the menu, in their order; cached as the content itself is. */
export async function readMenuPages(reader: Reader): Promise<readonly MenuPage[]> {
  const first = await readPages(reader, pageKind)
  const kept = reader.preview ? undefined : known.get(first)
  const read = kept ?? (await Promise.all(sectionPages.map(pagesOf(reader)))).flat()
  if (!reader.preview) known.set(first, read)
  return read
}

const pagesOf =
  (reader: Reader) =>
  async ({ name, path }: (typeof sectionPages)[number]): Promise<MenuPage[]> =>
    (await readCategory(reader, name)).subItems
      .map((item) => ({ ...item, to: fillPattern(`${path}/:tag`, item) }))
      .filter(({ inMenu, to }) => inMenu && !isAlwaysInMenu(to))
      .map(({ title, to, ...item }) => {
        const { language } = item as InLanguage
        return { title, to, section: path, ...(language && { language }) }
      })
