import { data } from 'react-router'
import {
  isResearchGroup,
  listResearch,
  researchPageSize,
} from '../../school/research/read-research.server.ts'
import { contentSource, siteSettings } from '../context.server.ts'
import { defineQuery } from '../define-query.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { Banner } from '../ui/banner.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { paginate } from '../ui/pagination.ts'
import { refusal } from '../errors/refusal.ts'
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
  if (!/^[1-9]\d{0,5}$/.test(text)) throw refusal(400, 'Pages are counted from 1.')
  const page = Number(text)
  const { items, total } = await listResearch(context.get(contentSource), category, page)
  const pageCount = Math.max(1, Math.ceil(total / researchPageSize))
  if (page > pageCount) throw refusal(404)
  const canonical = context.get(siteSettings).publicOrigin + researchListAddress(category)
  return data({ list: { group: category, items, page, pageCount }, canonical })
}

/** The research of one group (spec 2). */
export default function ResearchListPage({
  loaderData: { list, canonical },
}: Route.ComponentProps) {
  if (!list) {
    return (
      <section className={noticeStyles.root} data-light-top>
        <title>Invalid Category | DYCI</title>
        <h1>Invalid Category</h1>
        <p>Use jhs, shs or college.</p>
        <a href="/innovations/dyci-research" className={buttonStyles.root}>
          DYCI Research
        </a>
      </section>
    )
  }
  const title = `${groupTitles[list.group]} research`
  const base = researchListAddress(list.group)
  return (
    <>
      <PageHead
        title={title}
        description={`Research by ${groupTitles[list.group]} students of DYCI, with the authors and a summary of each study.`}
        canonical={canonical}
      />
      <Banner title={title}>
        <p>What our students asked, tried and found.</p>
      </Banner>
      <div className={wrapStyles.root}>
        <Breadcrumb last={groupTitles[list.group]} />
        <h2 className={srOnlyStyles.root}>Studies</h2>
        <ResearchList group={list.group} items={list.items} />
        {list.pageCount > 1 && (
          <Pager
            label="Pages of research"
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
