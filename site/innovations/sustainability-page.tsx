import { readProjects } from '../../school/content/reference/read-category.server.ts'
import { readProgramPage } from '../categories/read-sub-item-page.server.ts'
import { SubItemPage } from '../categories/sub-item-page.tsx'
import { contentSource } from '../context.server.ts'
import { contentLanguage, pick } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import type { Route } from './+types/sustainability-page.ts'
import { SampleTag } from '../ui/sample-note.tsx'
import { Picture } from '../ui/picture.tsx'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import * as arrowStyles from '../ui/arrow.module.css'
import * as styles from './sustainability-page.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const topics = await readProjects(source)
  return {
    page: await readProgramPage(context, '/innovations/dyci-sustainability-office'),
    topics: topics.map((topic) =>
      pick(topic, 'tag', 'title', 'headerImg', 'shortDescription', 'sample'),
    ),
  }
}

/** The sustainability office and its projects (spec 2). */
export default function SustainabilityPage({ loaderData: { page, topics } }: Route.ComponentProps) {
  const t = useMessages()
  return (
    <SubItemPage
      page={page}
      section="innovations"
      restHeading={t('pages.about', { title: page.item.title })}
    >
      <ul className={styles.topics} data-reveal="each">
        {topics.map(({ tag, title, headerImg, shortDescription, sample, ...topic }) => (
          <li key={tag} lang={contentLanguage(t, topic)}>
            <Picture src={headerImg} width={640} height={360} />
            <h2 className={arrowStyles.root}>
              <a
                href={pageAddress(t.language, '/innovations/dyci-sustainability-office/:slug', {
                  slug: tag,
                })}
              >
                <UnbrokenText text={title} />
              </a>
            </h2>
            <p>
              {shortDescription} {sample && <SampleTag />}
            </p>
          </li>
        ))}
      </ul>
    </SubItemPage>
  )
}
