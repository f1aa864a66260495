import { pick } from '../languages/content-language.ts'
import { categoryNames, findSection } from '../../school/kinds/category.ts'
import { readCategory } from '../../school/content/reference/read-category.server.ts'
import { readSubItemPage } from '../categories/read-sub-item-page.server.ts'
import { SubItemPage } from '../categories/sub-item-page.tsx'
import { readContext } from '../context.server.ts'
import { refusal } from '../errors/refusal.ts'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import type { Route } from './+types/report-page.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { source, t } = readContext(context)
  const name =
    findSection(params.category)?.name ?? categoryNames.find((each) => each === params.category)
  if (!name) throw refusal(404, t('common.noContent'))
  const { subItems } = await readCategory(source, name)
  // Finds the item by its tag or, as old links do, by its index; the title in the address is
  // decoration.
  const item =
    subItems.find(({ tag }) => tag === params.id) ??
    (/^\d+$/.test(params.id) ? subItems[Number(params.id)] : undefined)
  if (!item) throw refusal(404)
  const address = (id: string, title: string) =>
    pageAddress(t.language, '/reports/:category/:id/:title', {
      category: params.category,
      id,
      title,
    })
  return readSubItemPage(context, {
    item,
    address: address(item.tag, item.title),
    siblings: subItems.map((each) => ({
      ...pick(each, 'title'),
      address: address(each.tag, each.title),
      isCurrent: each.tag === item.tag,
    })),
  })
}

/** The generic sub-page under /reports, found by category and id (spec 2). */
export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  return <SubItemPage page={loaderData} between={{ reports: t('pages.reports') }} />
}
