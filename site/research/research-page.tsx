import { listResearch } from '../../school/content/entries/read-research.server.ts'
import { researchGroups } from '../../school/kinds/research.ts'
import { readProgramPage } from '../categories/read-sub-item-page.server.ts'
import { SubItemPage } from '../categories/sub-item-page.tsx'
import { contentSource } from '../context.server.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/research-page.ts'
import { groupTitles, ResearchList, researchListAddress } from './research-list.tsx'
import * as styles from './research-page.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** Maximum number of items of each group on the program's page. */
const shownOfEach = 3

export async function loader({ context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const groups = await Promise.all(
    researchGroups.map(async (group) => ({
      group,
      items: (await listResearch(source, group)).items.slice(0, shownOfEach),
    })),
  )
  return {
    page: await readProgramPage(context, '/innovations/dyci-research'),
    groups,
  }
}

/** The research program with the newest items of its three lists (spec 2). */
export default function ResearchProgramPage({
  loaderData: { page, groups },
}: Route.ComponentProps) {
  const t = useMessages()
  return (
    <SubItemPage
      page={page}
      section="innovations"
      restHeading={t('pages.about', { title: page.item.title })}
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
    </SubItemPage>
  )
}
