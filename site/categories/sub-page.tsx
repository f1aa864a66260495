import { findSection } from '../../school/kinds/category.ts'
import { findSubItem } from '../../school/content/reference/read-category.server.ts'
import { graduateQualitiesKind } from '../../school/kinds/graduate-qualities.ts'
import { readCounters } from '../../school/content/reference/read-counters.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { linkUniforms } from '../learn/admission-guide.server.ts'
import { readContext } from '../context.server.ts'
import { askAddress } from '../contact/ask-address.ts'
import { EventDays } from '../events/event-days.tsx'
import { refusal } from '../errors/refusal.ts'
import { contentLanguage, pick } from '../languages/content-language.ts'
import { plainPath } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/sub-page.ts'
import { readSubItemPage } from './read-sub-item-page.server.ts'
import { readYearStories, type YearStory } from './read-year-stories.server.ts'
import { SubItemPage } from './sub-item-page.tsx'
import { TallyChart } from '../ui/charts.tsx'
import * as buttonStyles from '../ui/button.module.css'
import { Picture } from '../ui/picture.tsx'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import * as srOnlyStyles from '../ui/sr-only.module.css'
import * as styles from './sub-page.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { source, t } = readContext(context)
  const [, segment = '', tag = ''] = plainPath(url.pathname).split('/')
  const section = findSection(segment)
  const found = section && (await findSubItem(source, section.name, decodeURIComponent(tag)))
  if (!section || !found) throw refusal(404)
  const addressOf = (each: { tag: string }) => pageAddress(t.language, `${section.path}/:tag`, each)
  const page = await readSubItemPage(context, {
    item: found.item,
    address: addressOf(found.item),
    siblings: found.category.subItems.map((each) => ({
      ...pick(each, 'title'),
      address: addressOf(each),
      isCurrent: each.tag === found.item.tag,
    })),
  })
  const { rail } = page
  const uniforms = found.item.tag === 'rules-and-regulations' ? await linkUniforms(source, t) : []
  const years = await readYearStories(source, t, found.item)
  const hasYearStories = years.some((story) => story !== null)
  return {
    path: section.path,
    page: {
      ...page,
      rail: {
        ...rail,
        steps: [...rail.steps, ...uniforms],
        // Each year of a history leads to its story.
        story: hasYearStories ? null : rail.story,
      },
    },
    years,
    qualities:
      found.item.tag === 'graduate-attributes'
        ? await readReference(source, graduateQualitiesKind)
        : [],
    counters:
      found.item.tag === 'dyci-robotics-program' ? await readCounters(source, 'robotics') : [],
  }
}

/** The generic sub-page of a category (spec 2). */
export default function SubPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  const { path, page, years, qualities, counters } = loaderData
  const { days } = page.rail
  return (
    <SubItemPage
      page={page}
      section={path.slice(1)}
      action={
        page.item.tag === 'scholarships' && (
          <a href={askAddress(t.language, { topic: 'fees' })} className={buttonStyles.signal}>
            {t('pages.askScholarship')}
          </a>
        )
      }
      restHeading={qualities.length > 0 ? t('pages.about', { title: page.item.title }) : undefined}
      beside={years.map((story) => story && <YearStoryLink key={story.to} story={story} />)}
    >
      {counters.length > 0 && (
        <TallyChart
          title={t('pages.roboticsFigures')}
          heading={t('pages.robotics')}
          figures={counters}
        />
      )}
      {days.length > 1 && <EventDays days={days} />}
      {qualities.length > 0 && <Qualities qualities={qualities} />}
    </SubItemPage>
  )
}

/** The picture of a year's story, which leads to the story; its title is the name of the link. */
function YearStoryLink({ story }: { story: YearStory }) {
  const t = useMessages()
  return (
    <a
      href={story.to}
      className={styles.yearStory}
      lang={contentLanguage(t, story)}
      data-screen-only
    >
      <Picture src={story.picture} alt={story.title} width={320} height={240} />
    </a>
  )
}

/** The eight qualities of graduates (spec 2, static pages). */
function Qualities({ qualities }: Pick<Route.ComponentProps['loaderData'], 'qualities'>) {
  const t = useMessages()
  return (
    <section aria-labelledby="qualities" className={styles.qualities}>
      <h2 id="qualities" className={srOnlyStyles.root}>
        {t('pages.qualities')}
      </h2>
      <ol data-reveal="each">
        {qualities.map(({ title, description, ...quality }, place) => (
          <li key={title} id={`quality-${place + 1}`} lang={contentLanguage(t, quality)}>
            <h3>
              <UnbrokenText text={title} />
            </h3>
            <p>
              <UnbrokenText text={description} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
