import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOwners } from '../facts/fact.ts'
import { ListScreen, useList } from '../layout/list-screen.tsx'
import { actionWords, sayAction, subjectWords } from './activity-words.ts'
import { ChoiceFilter } from '../layout/choice-filter.tsx'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'
import { EventDialog } from './event-dialog.tsx'
import { EventSentence } from './event-sentence.tsx'
import { eventsPerPage, listEvents } from './audit-events.ts'

/** The activity log. */
export function ActivityPage() {
  const first = { staff: '', action: '', subject: '' }
  const list = useList('activity', first, listEvents, eventsPerPage)
  const { filter, narrow } = list
  const [opened, setOpened] = useState<number | null>(null)
  const { data: people = [], isFetched } = useQuery({ queryKey: ['owners'], queryFn: listOwners })
  return (
    <>
      <ListScreen
        title="Activity"
        list={list}
        isReady={isFetched}
        renderItem={(event) => (
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
        )}
      >
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
      </ListScreen>
      {opened !== null && <EventDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
