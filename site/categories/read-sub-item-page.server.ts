import type { RouterContextProvider } from 'react-router'
import type { WithPhotos } from '../../school/base/photo.ts'
import { findSubItem } from '../../school/content/reference/read-category.server.ts'
import { findSection } from '../../school/kinds/category.ts'
import type { SubItem } from '../../school/kinds/sub-item.ts'
import { readContext } from '../context.server.ts'
import { refusal } from '../errors/refusal.ts'
import { pageAddress } from '../page-address.ts'
import { readRail } from './read-rail.server.ts'
import type { PageLink } from './page-links.tsx'

interface SubItemOnView {
  item: WithPhotos<SubItem>
  /** address of the page, in its language */
  address: string
  /** links to all pages of the section */
  siblings?: PageLink[]
}

/** Data of a page below a section. */
export type SubItemPageData = Awaited<ReturnType<typeof readSubItemPage>>

/** Reads the data that every page below a section shows. */
export async function readSubItemPage(
  context: Readonly<RouterContextProvider>,
  { item, address, siblings = [] }: SubItemOnView,
) {
  const { source, t, publicOrigin } = readContext(context)
  return {
    item,
    rail: await readRail(source, t, item),
    siblings,
    canonical: publicOrigin + address,
  }
}

/**
 * Reads a page below a section that has a route of its own.
 * @throws a 404 when staff have removed it
 */
export async function readProgramPage(
  context: Readonly<RouterContextProvider>,
  path:
    | '/innovations/dyci-research'
    | '/innovations/dyci-sustainability-office'
    | '/servanthood/paraya',
) {
  const { source, t } = readContext(context)
  const [, segment = '', tag = ''] = path.split('/')
  const section = findSection(segment)
  const found = section && (await findSubItem(source, section.name, tag))
  if (!found) throw refusal(404)
  const address = pageAddress(t.language, path)
  return readSubItemPage(context, { item: found.item, address })
}
