import { findSubItem } from '../../school/content/reference/read-category.server.ts'
import { listResearch } from '../../school/content/entries/read-research.server.ts'
import { researchGroups } from '../../school/kinds/research.ts'
import { readRail } from '../categories/read-rail.server.ts'
import { SubItemView } from '../categories/sub-item-view.tsx'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { refusal } from '../errors/refusal.ts'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import { researchListAddress } from './research-addresses.ts'
import type { Route } from './+types/research-page.ts'
import { groupTitles, ResearchList } from './research-list.tsx'
import * as styles from './research-page.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** Maximum number of items of each group on the program's page. */
const shownOfEach = 3

export async function loader({ context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const found = await findSubItem(source, 'innovationAndResearch', 'dyci-research')
  if (!found) throw refusal(404)
  const groups = await Promise.all(
    researchGroups.map(async (group) => ({
      group,
      items: (await listResearch(source, group)).items.slice(0, shownOfEach),
    })),
  )
  return {
    item: found.item,
    rail: await readRail(source, context.get(translation), found.item),
    groups,
    canonical:
      context.get(siteSettings).publicOrigin +
      pageAddress(context.get(translation).language, '/innovations/dyci-research'),
  }
}

/** The research program with the newest items of its three lists (spec 2). */
export default function ResearchProgramPage({
  loaderData: { item, rail, groups, canonical },
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
        <div className={styles.groups} data-reveal="each">
          {groups.map(({ group, items }) => (
            <section
              key={group}
              aria-labelledby={`research-${group}`}
              data-department={group}
              className={styles.group}
            >
              <h2 id={`research-${group}`}>
                {t('pages.researchOf', { group: t(groupTitles[group]) })}
              </h2>
              <ResearchList group={group} items={items} look="brief" />
              <a href={researchListAddress(t.language, group)} className={buttonStyles.quiet}>
                {t('pages.allResearchOf', { group: t(groupTitles[group]) })}
              </a>
            </section>
          ))}
        </div>
      </SubItemView>
    </>
  )
}
