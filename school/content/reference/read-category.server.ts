import type { Reader } from '../reader.ts'
import type { WithPhotos } from '../../base/photo.ts'
import { readPages, readReference } from './reference-content.server.ts'
import { categoryKind, pageKind, type Category, type CategoryName } from '../../kinds/category.ts'
import { projectKind } from '../../kinds/sustainability.ts'
import type { SubItem } from '../../kinds/sub-item.ts'

/** Reads the content of all pages of a category. */
export async function readCategory(
  reader: Reader,
  name: CategoryName,
): Promise<WithPhotos<Category>> {
  const kind = categoryKind(name)
  const [own, pages] = await Promise.all([readReference(reader, kind), readPages(reader, pageKind)])
  const subItems = pages.filter(({ parent }) => parent === kind.key).map(({ data }) => data)
  return { ...own, subItems }
}

/** Finds a page below a category and its neighbors; `null` when no page has this tag. */
export async function findSubItem(
  reader: Reader,
  name: CategoryName,
  tag: string,
): Promise<WithPhotos<{ category: Category; item: SubItem }> | null> {
  const category = await readCategory(reader, name)
  const item = category.subItems.find((each) => each.tag === tag)
  return item ? { category, item } : null
}

/** Reads the projects of the sustainability office, in order. */
export const readProjects = async (reader: Reader): Promise<WithPhotos<SubItem>[]> =>
  (await readPages(reader, projectKind)).map(({ data }) => data)
