import { data } from 'react-router'
import {
  countResearchByYear,
  isResearchGroup,
  listResearch,
  researchPageSize,
} from '../../school/content/entries/read-research.server.ts'
import { researchGroups } from '../../school/kinds/research.ts'
import { readContext } from '../context.server.ts'
import { defineQuery } from '../define-query.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { Banner } from '../ui/banner.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { YearLinks } from '../ui/year-links.tsx'
import { refusal } from '../errors/refusal.ts'
import { pageAddress, withQuery } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/research-list-page.ts'
import { groupTitles, ResearchList, researchListAddress } from './research-list.tsx'
import * as styles from './research-list-page.module.css'
import * as buttonStyles from '../ui/button.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'

export const handle = defineQuery('page', 'year')

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const { category } = params
  if (!isResearchGroup(category)) return data({ list: null, canonical: '' }, { status: 404 })
  const query = handle.read(url)
  const text = query.get('page') ?? '1'
  if (!/^[1-9]\d{0,5}$/.test(text)) throw refusal(400, t('pages.countedFromOne'))
  const page = Number(text)
  const year = query.get('year') ?? undefined
  const years = await countResearchByYear(source, category)
  if (year && !years.some((each) => each.year === year)) throw refusal(404)
  const { items, total } = await listResearch(source, category, page, year)
  const pageCount = Math.max(1, Math.ceil(total / researchPageSize))
  if (page > pageCount) throw refusal(404)
  const canonical = publicOrigin + researchListAddress(t.language, category)
  return data({
    list: {
      group: category,
      others: researchGroups.filter((other) => other !== category),
      items,
      page,
      pageCount,
      year: year ?? null,
      years,
    },
    canonical,
  })
}

/** The research of one group (spec 2). */
export default function ResearchListPage({
  loaderData: { list, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  if (!list) {
    return (
      <Notice
        title={t('pages.invalidCategory')}
        action={
          <a
            href={pageAddress(t.language, '/innovations/dyci-research')}
            className={buttonStyles.root}
          >
            {t('common.menuResearch')}
          </a>
        }
      >
        <p>{t('pages.useGroups')}</p>
      </Notice>
    )
  }
  const group = t(groupTitles[list.group])
  const title = t('pages.researchOf', { group })
  const base = researchListAddress(t.language, list.group)
  return (
    <div data-department={list.group}>
      <PageHead
        title={title}
        description={t('pages.researchDescription', { group })}
        canonical={canonical}
      />
      <Banner title={title} picture="/images/sections/research.svg" isMessage>
        <p>{t('pages.researchBanner')}</p>
      </Banner>
      <div className={wrapStyles.root}>
        <Breadcrumb last={group} between={{ research: t('pages.studies') }} />
        <p className={styles.intro}>{t('pages.researchIntro', { group })}</p>
        <h2 className={srOnlyStyles.root}>{t('pages.studies')}</h2>
        <YearLinks years={list.years} current={list.year} list={base} />
        <ResearchList group={list.group} items={list.items} />
        <Pager
          label={t('pages.researchPages')}
          current={list.page}
          pageCount={list.pageCount}
          addressOf={(page) => withQuery(base, queryOf(page, list.year))}
        />
        <nav aria-label={t('pages.otherResearch')} className={styles.others} data-screen-only>
          {list.others.map((other) => (
            <a
              key={other}
              href={researchListAddress(t.language, other)}
              className={buttonStyles.quiet}
            >
              {t('pages.researchOf', { group: t(groupTitles[other]) })}
            </a>
          ))}
        </nav>
      </div>
    </div>
  )
}

/** Returns the query of a page of the list, or of one year of it. */
const queryOf = (page: number, year: string | null) =>
  new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...(year && { year }) })
