import { data } from 'react-router'
import {
  isResearchGroup,
  listResearch,
  researchPageSize,
} from '../../school/content/entries/read-research.server.ts'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { defineQuery } from '../define-query.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { Banner } from '../ui/banner.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { paginate } from '../ui/pagination.ts'
import { refusal } from '../errors/refusal.ts'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import { researchListAddress } from './research-addresses.ts'
import type { Route } from './+types/research-list-page.ts'
import { groupTitles, ResearchList } from './research-list.tsx'
import * as noticeStyles from '../ui/notice.module.css'
import * as buttonStyles from '../ui/button.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'

export const handle = defineQuery('page')

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { category } = params
  if (!isResearchGroup(category)) return data({ list: null, canonical: '' }, { status: 404 })
  const text = handle.read(url).get('page') ?? '1'
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw refusal(400, context.get(translation)('pages.countedFromOne'))
  const page = Number(text)
  const { items, total } = await listResearch(context.get(contentSource), category, page)
  const pageCount = Math.max(1, Math.ceil(total / researchPageSize))
  if (page > pageCount) throw refusal(404)
  const canonical =
    context.get(siteSettings).publicOrigin +
    researchListAddress(context.get(translation).language, category)
  return data({ list: { group: category, items, page, pageCount }, canonical })
}

/** The research of one group (spec 2). */
export default function ResearchListPage({
  loaderData: { list, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  if (!list) {
    return (
      <section className={noticeStyles.root} data-light-top>
        <title>{t('pages.invalidCategoryTitle')}</title>
        <h1>{t('pages.invalidCategory')}</h1>
        <p>{t('pages.useGroups')}</p>
        <a
          href={pageAddress(t.language, '/innovations/dyci-research')}
          className={buttonStyles.root}
        >
          {t('common.menuResearch')}
        </a>
      </section>
    )
  }
  const group = t(groupTitles[list.group])
  const title = t('pages.researchOf', { group })
  const base = researchListAddress(t.language, list.group)
  return (
    <>
      <PageHead
        title={title}
        description={t('pages.researchDescription', { group })}
        canonical={canonical}
      />
      <Banner title={title} picture="/images/sections/research.svg" isMessage>
        <p>{t('pages.researchBanner')}</p>
      </Banner>
      <div className={wrapStyles.root}>
        <Breadcrumb last={group} between={{ research: t('pages.research') }} />
        <h2 className={srOnlyStyles.root}>{t('pages.studies')}</h2>
        <ResearchList group={list.group} items={list.items} />
        {list.pageCount > 1 && (
          <Pager
            label={t('pages.researchPages')}
            current={list.page}
            pageCount={list.pageCount}
            addressOf={(page) => (page > 1 ? `${base}?page=${page}` : base)}
            {...paginate(list.page, list.pageCount)}
          />
        )}
      </div>
    </>
  )
}
