import { contentLanguage, keepLanguage } from '../languages/content-language.ts'
import { findSection } from '../../school/kinds/category.ts'
import { readCategory } from '../../school/content/reference/read-category.server.ts'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { SampleMark } from '../ui/sample-note.tsx'
import { TextSections } from '../ui/text-sections.tsx'
import { Words } from '../ui/words.tsx'
import { refusal } from '../errors/refusal.ts'
import { plainPath } from '../languages/language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import type { Route } from './+types/category-page.ts'
import { CategoryFrame } from './category-frame.tsx'
import { hasRail, Rail } from './rail.tsx'
import { readRail } from './read-rail.server.ts'
import * as leadStyles from '../ui/lead.module.css'
import * as subItemsStyles from './sub-items.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const t = context.get(translation)
  const found = findSection(plainPath(url.pathname).split('/')[1] ?? '')
  if (!found) throw refusal(404, t('common.noContent'))
  const source = context.get(contentSource)
  const { headerContent, pageContent, subItems } = await readCategory(source.database, found.name)
  return {
    path: found.path,
    header: headerContent,
    page: pageContent,
    rail: await readRail(source, t, { ...pageContent, title: headerContent.title }),
    items: subItems.map(({ tag, title, shortDescription, sample, ...item }) => ({
      ...keepLanguage(item),
      tag,
      title,
      shortDescription,
      sample,
    })),
    canonical: context.get(siteSettings).publicOrigin + pageAddress(t.language, found.path),
  }
}

/** The index of a section such as Meaning or Spirituality (spec 2). */
export default function CategoryPage({
  loaderData: { path, header, page, rail, items, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  return (
    <CategoryFrame header={header} canonical={canonical} section={path.slice(1)}>
      <div className={hasRail(rail) ? subItemsStyles.withRail : subItemsStyles.besideText}>
        <div className={`prose prose-opening ${leadStyles.root}`}>
          {page.title !== header.title && <h2 lang={contentLanguage(t, page)}>{page.title}</h2>}
          <Paragraphs texts={page.description} of={page} />
        </div>
        <ul className={subItemsStyles.root} data-reveal="each">
          {items.map(({ tag, title, shortDescription, sample, ...item }) => (
            <li key={tag} lang={contentLanguage(t, item)}>
              <h2>
                <a href={pageAddress(t.language, `${path}/:tag`, { tag })}>
                  <Words text={title} of={item} />
                </a>
              </h2>
              {sample && <SampleMark />}
              <p>{shortDescription}</p>
            </li>
          ))}
        </ul>
        {hasRail(rail) && <Rail rail={rail} />}
      </div>
      <TextSections sections={page.sections} look="wide" />
    </CategoryFrame>
  )
}
