import { keepLanguage } from '../languages/content-language.ts'
import { findSection } from '../../school/kinds/category.ts'
import { categoryNames } from '../../school/kinds/category.ts'
import { readCategory } from '../../school/content/reference/read-category.server.ts'
import { readRail } from '../categories/read-rail.server.ts'
import { SubItemView } from '../categories/sub-item-view.tsx'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { refusal } from '../errors/refusal.ts'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import type { Route } from './+types/report-page.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const t = context.get(translation)
  const name =
    findSection(params.category)?.name ?? categoryNames.find((each) => each === params.category)
  if (!name) throw refusal(404, t('common.noContent'))
  const source = context.get(contentSource)
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
  return {
    item,
    rail: await readRail(source, t, item),
    siblings: subItems.map(({ tag, title, ...content }) => ({
      address: address(tag, title),
      title,
      isCurrent: tag === item.tag,
      ...keepLanguage(content),
    })),
    canonical: context.get(siteSettings).publicOrigin + address(item.tag, item.title),
  }
}

/**
 * The generic sub-page under /reports, found by category and id (spec 2; architecture, settled
 * questions).
 */
export default function ReportPage({
  loaderData: { item, rail, siblings, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  return (
    <>
      <PageHead
        title={item.title}
        description={item.shortDescription}
        canonical={canonical}
        isSample={item.sample}
      />
      <SubItemView
        item={item}
        rail={rail}
        breadcrumb={
          <Breadcrumb last={item.title} of={item} between={{ reports: t('pages.reports') }} />
        }
        siblings={siblings}
      />
    </>
  )
}
