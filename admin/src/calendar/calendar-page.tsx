import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { addMonths, dayInManila } from '../../../school/base/dates.ts'
import { formatMonth } from '../../../school/base/formats.ts'
import { isMonth } from '../../../school/content/events/months.ts'
import { eventKind } from '../../../school/kinds/event.ts'
import { calendarKinds, type CalendarKind } from '../../../school/operations/calendar/calendar.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { serverNow } from '../api/server-clock.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { entryPath } from '../entries/kind-pages.ts'
import { formatCount } from '../layout/format-count.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink, IconLink } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { calendarSigns } from './calendar-items.ts'
import { MonthAgenda } from './month-agenda.tsx'
import { MonthGrid } from './month-grid.tsx'
import * as styles from './calendar-page.module.css'

/** Shows everything with a day in a month: a grid where there is room, otherwise a list of days. */
export function CalendarPage() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const today = dayInManila(new Date(serverNow()))
  const query = readCalendarQuery(parameters, today)
  const { month, kind } = query
  const { data, error, refetch } = useQuery({
    queryKey: ['calendar', month],
    queryFn: () => callStaffApi('GET /calendar', { query: { month } }),
  })
  const items = data?.items.filter((item) => kind === null || item.kind === kind) ?? []
  const shown = { month, items, today }
  return (
    <>
      <PageTitle title="Calendar">
        <ButtonLink look="primary" to={entryPath(eventKind, 'create')}>
          <Plus aria-hidden />
          New event
        </ButtonLink>
      </PageTitle>
      <div className={styles.head}>
        <h2 className={styles.month}>{formatMonth(month, 'en')}</h2>
        <MonthSteps query={query} today={today} />
        <Select
          label="Show"
          none="Everything"
          value={kind ?? ''}
          choices={calendarKinds.map((each) => [each, calendarSigns[each].many] as const)}
          onChange={(value) => {
            const chosen = calendarKinds.find((each) => each === value) ?? null
            void navigate(calendarPath({ month, kind: chosen }), { replace: true })
          }}
        />
      </div>
      {error && (
        <Alert
          tone="error"
          action={
            <Button look="inherit" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error)}
        </Alert>
      )}
      <p role="status" className={styles.count}>
        {data ? countInWords(items.length, query) : !error && 'One moment …'}
      </p>
      <div className={styles.calendar} aria-busy={!data && !error}>
        <div className={styles.grid}>
          {(data || !error) && <MonthGrid key={month} {...shown} />}
        </div>
        <div className={styles.agenda}>{data && <MonthAgenda key={month} {...shown} />}</div>
      </div>
    </>
  )
}

/** Says how many entries a month has. */
function countInWords(count: number, { kind }: CalendarQuery): string {
  const ofKind = kind === null ? '' : ` of “${calendarSigns[kind].many}”`
  return `${count === 0 ? 'Nothing' : formatCount(count, 'entry', 'entries')}${ofKind} this month.`
}

function MonthSteps({ query, today }: { query: CalendarQuery; today: string }) {
  const { month, kind } = query
  const before = addMonths(month, -1)
  const after = addMonths(month, 1)
  return (
    <nav aria-label="Months" className={styles.steps}>
      {isMonth(before) && (
        <IconLink label={formatMonth(before, 'en')} to={calendarPath({ month: before, kind })}>
          <ChevronLeft aria-hidden />
        </IconLink>
      )}
      <ButtonLink look="outlined" to={calendarPath({ month: today.slice(0, 7), kind })}>
        Today
      </ButtonLink>
      {isMonth(after) && (
        <IconLink label={formatMonth(after, 'en')} to={calendarPath({ month: after, kind })}>
          <ChevronRight aria-hidden />
        </IconLink>
      )}
    </nav>
  )
}

/** Month and kind that the calendar shows, as in its address. */
interface CalendarQuery {
  /** `YYYY-MM` */
  month: string
  /** `null`: everything */
  kind: CalendarKind | null
}

/** Reads the query of an address; by default the month of today, with everything. */
function readCalendarQuery(parameters: URLSearchParams, today: string): CalendarQuery {
  const month = parameters.get('month') ?? ''
  const kind = calendarKinds.find((each) => each === parameters.get('kind')) ?? null
  return { month: isMonth(month) ? month : today.slice(0, 7), kind }
}

function calendarPath({ month, kind }: CalendarQuery): string {
  const query = new URLSearchParams({ month, ...(kind && { kind }) })
  return `/admin/calendar?${query}`
}
