import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatFullDate, formatNumber, formatShortFullDate } from '../../../school/base/formats.ts'
import { dayOf } from '../../../school/kinds/occurrences.ts'
import { messageOf } from '../../../admin/src/api/staff-api-error.ts'
import { formatMoment } from '../../../admin/src/layout/times.ts'
import { PageTitle } from '../../../admin/src/layout/page-title.tsx'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { PastPagePanel } from './past-page-panel.tsx'
import { readPastYear, schoolYearPath, type PastPage } from './school-year.ts'
import { StepPart } from './step-parts.tsx'

/** A past school year: what the site said when it ended. */
export function PastYearPage() {
  const { year = '' } = useParams()
  const [opened, setOpened] = useState<PastPage | null>(null)
  const { data, error } = useQuery({
    queryKey: ['school-year', year],
    queryFn: () => readPastYear(year),
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
          <StepPart heading="h2" title="Dates and admissions">
            <p>First day of classes: {sayDay(data.firstDay)}.</p>
            <p>Last day of classes: {sayDay(data.lastDay)}.</p>
            <p>“Updated as of {data.admissionsUpdated}”</p>
          </StepPart>
          <StepPart heading="h2" title="Enrollment">
            <ul>
              {data.figures.map(({ index, name, value, note }) => (
                <li key={index}>
                  {name}: {formatNumber(value, 'en')}
                  {note && ` (${note})`}
                </li>
              ))}
            </ul>
          </StepPart>
          <StepPart heading="h2" title="Fees">
            <ul>
              {data.levels.map(({ tag, name, schoolYear, fees }) => (
                <li key={tag}>
                  {name}
                  {schoolYear && ` (${schoolYear})`}:{' '}
                  {fees.length === 0
                    ? 'no fees on the site'
                    : fees
                        .map(
                          ({ item, amount, when }) =>
                            `${item} ₱${formatNumber(amount, 'en')}${when ? `, ${when}` : ''}`,
                        )
                        .join('; ')}
                </li>
              ))}
            </ul>
          </StepPart>
          <StepPart heading="h2" title="Events">
            {data.events.length === 0 && <p>No events.</p>}
            <ul>
              {data.events.map(({ id, title, startsAt }) => (
                <li key={id}>
                  {formatShortFullDate(dayOf(startsAt), 'en')}:{' '}
                  <Link to={`/admin/event/${id}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </StepPart>
          <StepPart heading="h2" title="All pages">
            <p>Each opens as it was at the end of {year}. Nothing of it is changed here.</p>
            <ul className={layout.rowList}>
              {data.pages.map((page) => (
                <li key={page.key}>
                  <Button onClick={() => setOpened(page)}>{page.label}</Button>
                </li>
              ))}
            </ul>
          </StepPart>
        </div>
      )}
      {opened && <PastPagePanel page={opened} year={year} onClose={() => setOpened(null)} />}
    </>
  )
}

const sayDay = (day: string | null) => (day ? formatFullDate(day, 'en') : 'not entered')
