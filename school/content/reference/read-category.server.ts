import type { Reader } from '../reader.ts'
import type { WithPhotos } from '../../base/photo.ts'
import { readReference } from './reference-content.server.ts'
import { categoryKind, type Category, type CategoryName } from '../../kinds/category.ts'
import type { SubItem } from '../../kinds/sub-item.ts'

/** Reads the content of all pages of a category. */
export const readCategory = (reader: Reader, name: CategoryName): Promise<WithPhotos<Category>> =>
  readReference(reader, categoryKind(name))

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
