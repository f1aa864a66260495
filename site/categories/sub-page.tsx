import { findSection } from '../../school/kinds/category.ts'
import { findSubItem } from '../../school/content/reference/read-category.server.ts'
import { graduateQualitiesKind } from '../../school/kinds/graduate-qualities.ts'
import { readCounters } from '../../school/content/reference/read-counters.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { linkUniforms } from '../admissions/uniforms.server.ts'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { askAddress } from '../contact/ask-address.ts'
import { EventDays } from '../events/event-days.tsx'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { refusal } from '../errors/refusal.ts'
import { keepLanguage } from '../languages/content-language.ts'
import { plainPath } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/sub-page.ts'
import { Qualities } from './qualities.tsx'
import { readRail } from './read-rail.server.ts'
import { readYearStories } from './read-year-stories.server.ts'
import { SubItemView } from './sub-item-view.tsx'
import { YearStoryLink } from './year-story-link.tsx'
import { TallyChart } from '../ui/tally-chart.tsx'
import * as buttonStyles from '../ui/button.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [, segment = '', tag = ''] = plainPath(url.pathname).split('/')
  const source = context.get(contentSource)
  const section = findSection(segment)
  const found = section && (await findSubItem(source, section.name, decodeURIComponent(tag)))
  if (!section || !found) throw refusal(404)
  const t = context.get(translation)
  const rail = await readRail(source, t, found.item)
  const uniforms = found.item.tag === 'rules-and-regulations' ? await linkUniforms(source, t) : []
  const years = await readYearStories(source, t, found.item)
  const hasYearStories = years.some((story) => story !== null)
  return {
    path: section.path,
    item: found.item,
    rail: {
      ...rail,
      steps: [...rail.steps, ...uniforms],
      // Each year of a history leads to its story.
      story: hasYearStories ? null : rail.story,
    },
    years,
    siblings: found.category.subItems.map((each) => ({
      tag: each.tag,
      title: each.title,
      ...keepLanguage(each),
    })),
    qualities:
      found.item.tag === 'graduate-attributes'
        ? await readReference(source, graduateQualitiesKind)
        : [],
    counters:
      found.item.tag === 'dyci-robotics-program' ? await readCounters(source, 'robotics') : [],
    canonical:
      context.get(siteSettings).publicOrigin +
      pageAddress(t.language, `${section.path}/:tag`, {
        tag: found.item.tag,
      }),
  }
}

/** The generic sub-page of a category (spec 2). */
export default function SubPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  const { path, item, rail, years, siblings, qualities, counters, canonical } = loaderData
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
        section={path.slice(1)}
        rail={rail}
        breadcrumb={<Breadcrumb last={item.title} of={item} />}
        siblings={siblings.map(({ tag, ...page }) => ({
          ...page,
          address: pageAddress(t.language, `${path}/:tag`, { tag }),
          isCurrent: tag === item.tag,
        }))}
        action={
          item.tag === 'scholarships' && (
            <a href={askAddress(t.language, { topic: 'fees' })} className={buttonStyles.signal}>
              {t('pages.askScholarship')}
            </a>
          )
        }
        restHeading={qualities.length > 0 ? t('pages.about', { title: item.title }) : undefined}
        beside={years.map((story) => story && <YearStoryLink key={story.to} story={story} />)}
      >
        {counters.length > 0 && (
          <TallyChart
            title={t('pages.roboticsFigures')}
            heading={t('pages.robotics')}
            figures={counters}
          />
        )}
        {rail.days.length > 1 && <EventDays days={rail.days} />}
        {qualities.length > 0 && <Qualities qualities={qualities} />}
      </SubItemView>
    </>
  )
}
