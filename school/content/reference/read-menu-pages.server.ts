import type { InLanguage } from '../../base/filipino.ts'
import {
  isAlwaysInMenu,
  pageKind,
  sectionPages,
  type CategoryName,
  type PageBelow,
} from '../../kinds/category.ts'
import { fillPattern } from '../../kinds/page-pattern.ts'
import type { Reader } from '../reader.ts'
import { readPages, type PageDocument } from './reference-content.server.ts'

/** A page that staff added to the menu, below the entries that its section always has. */
export interface MenuPage extends InLanguage {
  title: string
  /** path of its section in English */
  section: string
  /** path of the page in English */
  to: string
}

/** Caches the menu pages by the list of all pages, the same object while nothing changes. */
const cache = new WeakMap<object, readonly MenuPage[]>()

/** Reads the pages that staff added to the menu, in their order. */
export async function readMenuPages(reader: Reader): Promise<readonly MenuPage[]> {
  const pages = await readPages(reader, pageKind)
  const cached = cache.get(pages)
  if (cached) return cached
  const menuPages = sectionPages.flatMap(({ name, path }) => menuPagesOf(pages, name, path))
  cache.set(pages, menuPages)
  return menuPages
}

const menuPagesOf = (
  pages: readonly PageDocument<PageBelow>[],
  name: CategoryName,
  path: (typeof sectionPages)[number]['path'],
): MenuPage[] =>
  pages
    .filter(({ parent }) => parent === `category/${name}`)
    .map(({ data }) => ({ ...data, to: fillPattern(`${path}/:tag`, data) }))
    .filter(({ inMenu, to }) => inMenu && !isAlwaysInMenu(to))
    .map(({ title, to, ...item }) => {
      const { language } = item as InLanguage
      return { title, to, section: path, ...(language && { language }) }
    })
