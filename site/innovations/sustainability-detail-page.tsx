import { readProjects } from '../../school/content/reference/read-category.server.ts'
import { keepLanguage } from '../languages/content-language.ts'
import { readSubItemPage } from '../categories/read-sub-item-page.server.ts'
import { SubItemPage } from '../categories/sub-item-page.tsx'
import { contentSource, translation } from '../context.server.ts'
import { refusal } from '../errors/refusal.ts'
import type { Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'
import type { Route } from './+types/sustainability-detail-page.ts'

const addressOf = (language: Language, slug: string) =>
  pageAddress(language, '/innovations/dyci-sustainability-office/:slug', { slug })

export async function loader({ params, context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const t = context.get(translation)
  const topics = await readProjects(source)
  const item = topics.find(({ tag }) => tag === params.slug)
  if (!item) throw refusal(404)
  return readSubItemPage(context, {
    item,
    address: addressOf(t.language, item.tag),
    siblings: topics.map(({ tag, title, headerImg, ...content }) => ({
      address: addressOf(t.language, tag),
      title,
      picture: headerImg,
      isCurrent: tag === item.tag,
      ...keepLanguage(content),
    })),
  })
}

/** A project of the sustainability office (spec 2, details page). */
export default function SustainabilityDetailPage({ loaderData }: Route.ComponentProps) {
  return <SubItemPage page={loaderData} section="innovations" hasChecklist />
}
