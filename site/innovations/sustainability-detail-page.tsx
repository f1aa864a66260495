import { readProjects } from '../../school/content/reference/read-category.server.ts'
import { pick } from '../languages/content-language.ts'
import { readSubItemPage } from '../categories/read-sub-item-page.server.ts'
import { SubItemPage } from '../categories/sub-item-page.tsx'
import { readContext } from '../context.server.ts'
import { refusal } from '../errors/refusal.ts'
import type { Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'
import type { Route } from './+types/sustainability-detail-page.ts'

const addressOf = (language: Language, slug: string) =>
  pageAddress(language, '/innovations/dyci-sustainability-office/:slug', { slug })

export async function loader({ params, context }: Route.LoaderArgs) {
  const { source, t } = readContext(context)
  const topics = await readProjects(source)
  const item = topics.find(({ tag }) => tag === params.slug)
  if (!item) throw refusal(404)
  return readSubItemPage(context, {
    item,
    address: addressOf(t.language, item.tag),
    siblings: topics.map((topic) => ({
      ...pick(topic, 'title'),
      address: addressOf(t.language, topic.tag),
      picture: topic.headerImg,
      isCurrent: topic.tag === item.tag,
    })),
  })
}

/** A project of the sustainability office (spec 2, details page). */
export default function SustainabilityDetailPage({ loaderData }: Route.ComponentProps) {
  return <SubItemPage page={loaderData} section="innovations" hasChecklist />
}
