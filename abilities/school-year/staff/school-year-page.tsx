import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatMonth } from '../../../school/base/formats.ts'
import { startOf } from '../../../school/base/school-year-name.ts'
import { messageOf } from '../../../admin/src/api/staff-api-error.ts'
import { PageTitle } from '../../../admin/src/layout/page-title.tsx'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { ButtonLink } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Checklist } from './checklist.tsx'
import { MovedNote } from './moved-note.tsx'
import { pastYearPath, readSchoolYear, type SchoolYear } from './school-year.ts'
import type { TypedYear } from './typed-year.ts'

/** The parameter of the address that opens the checklist before it is due. */
const prepare = 'prepare'

/** The school year of the site, the move to the next one, and the past ones. */
export function SchoolYearPage() {
  const queries = useQueryClient()
  const [parameters, setParameters] = useSearchParams()
  const [done, setDone] = useState<{ year: string; typed: TypedYear } | null>(null)
  const { data, error } = useQuery({
    queryKey: ['school-year'],
    queryFn: readSchoolYear,
    // Documents are changed in other tabs.
    refetchOnWindowFocus: true,
  })

  const showBegun = (year: string, typed: TypedYear) => {
    setDone({ year, typed })
    // The next school year is prepared later.
    setParameters({})
    void queries.invalidateQueries()
  }
  const showUndone = async () => {
    await queries.invalidateQueries()
    setParameters(prepare)
  }
  const isOpen = data && (data.isDue || parameters.has(prepare))
  return (
    <>
      <PageTitle title="School year" />
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data && (
        <div className={layout.stack}>
          <p>
            The site is in school year <b>{data.year}</b>.
          </p>
          {data.move && (
            <MovedNote
              key={data.year}
              year={data.year}
              move={data.move}
              onUndone={() => void showUndone()}
            />
          )}
          {isOpen ? (
            <Checklist
              key={data.next}
              site={data}
              start={done?.year === data.next ? done.typed : null}
              onBegun={showBegun}
            />
          ) : (
            <NotYet site={data} />
          )}
          <PastYears past={data.past} />
        </div>
      )}
    </>
  )
}

/** Says when the next school year is asked for, with a way to begin sooner. */
const NotYet = ({ site: { next } }: { site: SchoolYear }) => (
  <section className={layout.card} aria-label={`School year ${next}`}>
    <p>
      From {formatMonth(`${startOf(next)}-03`, 'en')} on, the dashboard asks you to move the site to
      school year {next}.
    </p>
    <ButtonLink look="outlined" to={{ search: prepare }}>
      Prepare it now
    </ButtonLink>
  </section>
)

const PastYears = ({ past }: Pick<SchoolYear, 'past'>) =>
  past.length > 0 && (
    <section aria-labelledby="past">
      <h2 id="past">Past school years</h2>
      <ul className={layout.list}>
        {past.map((year) => (
          <li key={year}>
            <Link to={pastYearPath(year)}>School year {year}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
