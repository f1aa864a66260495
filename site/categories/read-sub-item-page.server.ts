import type { RouterContextProvider } from 'react-router'
import type { WithPhotos } from '../../school/base/photo.ts'
import { findSubItem } from '../../school/content/reference/read-category.server.ts'
import { findSection } from '../../school/kinds/category.ts'
import type { SubItem } from '../../school/kinds/sub-item.ts'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { refusal } from '../errors/refusal.ts'
import { pageAddress } from '../page-address.ts'
import { readRail } from './read-rail.server.ts'
import type { PageLink } from './page-links.tsx'
import type { SubItemPageData } from './sub-item-page.tsx'

interface PlacedItem {
  item: WithPhotos<SubItem>
  /** in the language of the page */
  address: string
  siblings?: PageLink[]
}

/** Reads what every page below a section shows. */
export async function readSubItemPage(
  context: Readonly<RouterContextProvider>,
  { item, address, siblings = [] }: PlacedItem,
): Promise<SubItemPageData> {
  return {
    item,
    rail: await readRail(context.get(contentSource), context.get(translation), item),
    siblings,
    canonical: context.get(siteSettings).publicOrigin + address,
  }
}

/**
 * Reads a page below a section that has a route of its own.
 *
 * @throws a 404 when staff have removed it
 */
export async function readProgramPage(
  context: Readonly<RouterContextProvider>,
  path:
    | '/innovations/dyci-research'
    | '/innovations/dyci-sustainability-office'
    | '/servanthood/paraya',
): Promise<SubItemPageData> {
  const [, segment = '', tag = ''] = path.split('/')
  const section = findSection(segment)
  const found = section && (await findSubItem(context.get(contentSource), section.name, tag))
  if (!found) throw refusal(404)
  const address = pageAddress(context.get(translation).language, path)
  return readSubItemPage(context, { item: found.item, address })
}
