import { keepLanguage } from '../languages/content-language.ts'
import { sustainabilityKind } from '../../school/kinds/sustainability.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { readRail } from '../categories/read-rail.server.ts'
import { SubItemView } from '../categories/sub-item-view.tsx'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { refusal } from '../errors/refusal.ts'
import type { Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'
import type { Route } from './+types/sustainability-detail-page.ts'

const addressOf = (language: Language, slug: string) =>
  pageAddress(language, '/innovations/dyci-sustainability-office/:slug', { slug })

export async function loader({ params, context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const t = context.get(translation)
  const topics = await readReference(source, sustainabilityKind)
  const item = topics.find(({ tag }) => tag === params.slug)
  if (!item) throw refusal(404)
  return {
    item,
    rail: await readRail(source, t, item),
    siblings: topics.map(({ tag, title, headerImg, ...content }) => ({
      address: addressOf(t.language, tag),
      title,
      // The page itself begins with its picture.
      picture: tag === item.tag ? null : headerImg,
      isCurrent: tag === item.tag,
      ...keepLanguage(content),
    })),
    canonical: context.get(siteSettings).publicOrigin + addressOf(t.language, item.tag),
  }
}

/** A project of the sustainability office (spec 2, details page). */
export default function SustainabilityDetailPage({ loaderData }: Route.ComponentProps) {
  const { item, rail, siblings, canonical } = loaderData
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
        section="innovations"
        rail={rail}
        breadcrumb={<Breadcrumb last={item.title} of={item} />}
        siblings={siblings}
        hasChecklist
      />
    </>
  )
}
