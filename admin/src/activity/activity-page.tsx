import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { listOwners } from '../facts/fact.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { actionWords, sayAction, subjectWords } from './activity-words.ts'
import { ChoiceFilter } from '../layout/choice-filter.tsx'
import * as layout from '../ui/layout.module.css'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Pager } from '../ui/pager.tsx'
import { Spinner } from '../ui/progress.tsx'
import { EventDialog } from './event-dialog.tsx'
import { EventSentence } from './event-sentence.tsx'
import { listEvents } from './audit-events.ts'

const pageSize = 50

/** The activity log. */
export function ActivityPage() {
  const [page, setPage] = useState(1)
  const [filter, setFilter] = useState({ staff: '', action: '', subject: '' })
  const [opened, setOpened] = useState<number | null>(null)
  const { data, error } = useQuery({
    queryKey: ['activity', page, filter],
    queryFn: () => listEvents({ page, perPage: pageSize, ...filter }),
  })
  const { data: people = [], isFetched } = useQuery({ queryKey: ['owners'], queryFn: listOwners })
  const narrow = (change: Partial<typeof filter>) => {
    setFilter((before) => ({ ...before, ...change }))
    setPage(1)
  }
  const title = <PageTitle title="Activity" />
  // The filter for people is above the events.
  if (!isFetched)
    return (
      <>
        {title}
        <Spinner />
      </>
    )
  return (
    <>
      {title}
      <div className={layout.fieldRow}>
        {people.length > 0 && (
          <ChoiceFilter
            label="Who"
            all="Everyone"
            value={filter.staff}
            choices={people.map(({ id, name }) => [id, name])}
            onChange={(staff) => narrow({ staff })}
          />
        )}
        <ChoiceFilter
          label="Action"
          all="Anything"
          value={filter.action}
          choices={Object.entries(actionWords)}
          onChange={(action) => narrow({ action })}
        />
        <ChoiceFilter
          label="About"
          all="Everything"
          value={filter.subject}
          choices={Object.entries(subjectWords)}
          onChange={(subject) => narrow({ subject })}
        />
      </div>
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      <ul className={layout.list}>
        {data?.data.map((event) => (
          <li className={layout.cardRow} key={event.id}>
            <div className={layout.grow}>
              <EventSentence event={event} />
            </div>
            <Button
              aria-label={`Details: ${event.staffName} ${sayAction(event)}`}
              onClick={() => setOpened(event.id)}
            >
              Details
            </Button>
          </li>
        ))}
      </ul>
      {data && data.total > pageSize && (
        <Pager page={page} pageCount={Math.ceil(data.total / pageSize)} onChange={setPage} />
      )}
      {opened !== null && <EventDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
