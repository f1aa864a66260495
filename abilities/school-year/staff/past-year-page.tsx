import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '../../../product/contract.ts'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatShortFullDate } from '../../../school/base/formats.ts'
import { dayOf } from '../../../school/kinds/occurrences.ts'
import { messageOf } from '../../../admin/src/api/staff-api-error.ts'
import { formatMoment } from '../../../admin/src/layout/times.ts'
import { PageTitle } from '../../../admin/src/layout/page-title.tsx'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { describeDay, Part, schoolYearPath } from './part.tsx'
import { describe, namesOnTheWay } from '../../../school/base/field-names.ts'
import { textsIn } from '../../../school/content/search/texts-in.ts'
import { findReferenceKind } from '../../../school/kinds/reference-kinds.ts'
import { readRevision } from '../../../admin/src/history/revisions.ts'
import { SidePanel } from '../../../admin/src/ui/dialog.tsx'

type PastPage = AnswerOf<'GET /school-year/:year'>['pages'][number]

/** A past school year: what the site said when it ended. */
export function PastYearPage() {
  const { year = '' } = useParams()
  const [opened, setOpened] = useState<PastPage | null>(null)
  const { data, error } = useQuery({
    queryKey: ['school-year', year],
    queryFn: () => callStaffApi('GET /school-year/:year', { params: { year } }),
  })
  return (
    <>
      <PageTitle title={`School year ${year}`} />
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data && (
        <div className={layout.narrow}>
          <p>
            What the site said until {data.endedBy} moved it on, {formatMoment(data.endedAt)}.{' '}
            <Link to={schoolYearPath}>The present school year</Link>
          </p>
          <Part heading="h2" title="First and last day of classes">
            <p>First day of classes: {describeDay(data.firstDay)}.</p>
            <p>Last day of classes: {describeDay(data.lastDay)}.</p>
          </Part>
          <Part heading="h2" title="Facts of the school year">
            <ul>
              {data.facts.map(({ label, value }) => (
                <li key={label}>
                  {label}: {value}
                </li>
              ))}
            </ul>
          </Part>
          <Part heading="h2" title="Events">
            {data.events.length === 0 && <p>No events.</p>}
            <ul>
              {data.events.map(({ id, title, startsAt }) => (
                <li key={id}>
                  {formatShortFullDate(dayOf(startsAt), 'en')}:{' '}
                  <Link to={`/admin/event/${id}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </Part>
          <Part heading="h2" title="All pages">
            <p>Each opens as it was at the end of {year}. Nothing of it is changed here.</p>
            <ul className={layout.rowList}>
              {data.pages.map((page) => (
                <li key={page.key}>
                  <Button onClick={() => setOpened(page)}>{page.label}</Button>
                </li>
              ))}
            </ul>
          </Part>
        </div>
      )}
      {opened && <PastPagePanel page={opened} year={year} onClose={() => setOpened(null)} />}
    </>
  )
}

interface PastPagePanelProps {
  page: PastPage
  year: string
  onClose: () => void
}

/** Everything that a page said at the end of a school year, field by field. */
function PastPagePanel({ page: { key, label, revision }, year, onClose }: PastPagePanelProps) {
  const { data, error } = useQuery({
    queryKey: ['revision', key, revision],
    queryFn: async () =>
      listTexts(key, await readRevision({ kind: 'reference', id: key }, revision)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <SidePanel title={`${label} in ${year}`} onClose={onClose}>
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {!data && !error && 'One moment …'}
      {data?.length === 0 && <p>Nothing was entered.</p>}
      {/* Without a field in it, only this makes the panel scroll with the keyboard. */}
      <div role="group" aria-label={label} tabIndex={0}>
        <dl className={layout.tightStack}>
          {data?.map(({ id, name, text }) => (
            <div key={id}>
              <dt className={layout.muted}>{name}</dt>
              <dd className={layout.typed}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SidePanel>
  )
}

/** Lists the texts of a page with the names of their fields; empty ones say nothing. */
function listTexts(key: string, data: unknown) {
  const kind = findReferenceKind(key)
  if (!kind) return []
  const described = describe(kind.schema)
  return [...textsIn(data)]
    .map(({ path, text }, index) => ({
      // A text and its Filipino have the same path.
      id: `${index} ${path}`,
      name: namesOnTheWay(described, data, path).join(' › '),
      text,
    }))
    .filter(({ text }) => text !== '')
}
