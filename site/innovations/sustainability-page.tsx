import { sustainabilityKind } from '../../school/kinds/sustainability.ts'
import { findSubItem } from '../../school/content/reference/read-category.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { readRail } from '../categories/read-rail.server.ts'
import { SubItemView } from '../categories/sub-item-view.tsx'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { refusal } from '../errors/refusal.ts'
import { contentLanguage, keepLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import type { Route } from './+types/sustainability-page.ts'
import { SampleTag } from '../ui/sample-note.tsx'
import { Picture } from '../ui/picture.tsx'
import * as arrowStyles from '../ui/arrow.module.css'
import * as styles from './sustainability-page.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const found = await findSubItem(source, 'innovationAndResearch', 'dyci-sustainability-office')
  if (!found) throw refusal(404)
  const topics = await readReference(source, sustainabilityKind)
  return {
    item: found.item,
    rail: await readRail(source, context.get(translation), found.item),
    topics: topics.map(({ tag, title, headerImg, shortDescription, sample, ...topic }) => ({
      ...keepLanguage(topic),
      tag,
      title,
      picture: headerImg,
      shortDescription,
      sample,
    })),
    canonical:
      context.get(siteSettings).publicOrigin +
      pageAddress(context.get(translation).language, '/innovations/dyci-sustainability-office'),
  }
}

/** The sustainability office and its projects (spec 2). */
export default function SustainabilityPage({
  loaderData: { item, rail, topics, canonical },
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
        section="innovations"
        rail={rail}
        breadcrumb={<Breadcrumb last={item.title} of={item} />}
        siblings={[]}
        restHeading={t('pages.about', { title: item.title })}
      >
        <ul className={styles.topics} data-reveal="each">
          {topics.map(({ tag, title, picture, shortDescription, sample, ...topic }) => (
            <li key={tag} lang={contentLanguage(t, topic)}>
              <Picture
                src={picture}
                standIn="/images/default-banner.svg"
                width={640}
                height={360}
              />
              <h2 className={arrowStyles.root}>
                <a
                  href={pageAddress(t.language, '/innovations/dyci-sustainability-office/:slug', {
                    slug: tag,
                  })}
                >
                  {title}
                </a>
              </h2>
              <p>
                {shortDescription} {sample && <SampleTag />}
              </p>
            </li>
          ))}
        </ul>
      </SubItemView>
    </>
  )
}
