import { contentLanguage, pick } from '../languages/content-language.ts'
import { findSection } from '../../school/kinds/category.ts'
import { readCategory } from '../../school/content/reference/read-category.server.ts'
import { readContext } from '../context.server.ts'
import { Paragraphs } from '../ui/staff-text.tsx'
import { TextSections } from '../ui/text-sections.tsx'
import { refusal } from '../errors/refusal.ts'
import { plainPath } from '../languages/language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import type { Route } from './+types/category-page.ts'
import { CategoryFrame } from './category-frame.tsx'
import { PageLinks } from './page-links.tsx'
import { hasRail, Rail } from './rail.tsx'
import { readParts } from './read-parts.server.ts'
import { readRail } from './read-rail.server.ts'
import { SectionCard } from './section-card.tsx'
import * as styles from './category-page.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const found = findSection(plainPath(url.pathname).split('/')[1] ?? '')
  if (!found) throw refusal(404, t('common.noContent'))
  const { headerContent, pageContent, subItems } = await readCategory(source, found.name)
  const items = await Promise.all(
    subItems.map(async (item) => {
      const address = pageAddress(t.language, `${found.path}/:tag`, { tag: item.tag })
      return {
        ...pick(item, 'title', 'shortDescription', 'sample'),
        address,
        // A page has the section's picture, unless it has one of its own.
        picture: item.headerImg === headerContent.bannerLink ? null : item.headerImg,
        figure: item.figures[0] ?? null,
        parts: await readParts(source, t, { item, address }),
      }
    }),
  )
  return {
    path: found.path,
    header: headerContent,
    page: pageContent,
    rail: await readRail(source, t, { ...pageContent, title: headerContent.title }),
    items,
    canonical: publicOrigin + pageAddress(t.language, found.path),
  }
}

/** The most pages that are linked below the lead, above their cards. */
const linkedPages = 6

/** The index of a section such as Meaning or Spirituality (spec 2). */
export default function CategoryPage({
  loaderData: { path, header, page, rail, items, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  const [lead, ...rest] = page.description
  return (
    <CategoryFrame header={header} canonical={canonical} section={path.slice(1)}>
      <div className={styles.root}>
        <div className={styles.opening} lang={contentLanguage(t, page)}>
          {page.title !== header.title && <h2>{page.title}</h2>}
          {lead && <Paragraphs texts={[lead]} of={page} />}
          {items.length > 1 && items.length <= linkedPages && (
            <PageLinks pages={items.map((item) => ({ ...item, picture: null }))} />
          )}
          {rest.length > 0 && (
            <div className="prose">
              <Paragraphs texts={rest} of={page} />
            </div>
          )}
        </div>
        <ul className={styles.pages} data-reveal="each">
          {items.map((item) => (
            <SectionCard key={item.address} item={item} />
          ))}
        </ul>
        {hasRail(rail) && <Rail rail={rail} />}
      </div>
      <TextSections sections={page.sections} look="wide" />
    </CategoryFrame>
  )
}
