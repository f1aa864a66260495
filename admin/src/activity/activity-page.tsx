import { useState } from 'react'
import { ListScreen } from '../lists/list-screen.tsx'
import { useList } from '../lists/use-list.ts'
import { useColleagues } from '../staff/people.ts'
import { actionWords, sayAction, subjectWords } from './activity-words.ts'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'
import { EventDialog } from './event-dialog.tsx'
import { EventSentence } from './event-sentence.tsx'
import { eventsPerPage } from './audit-events.ts'

/** The activity log. */
export function ActivityPage() {
  const [opened, setOpened] = useState<number | null>(null)
  const { people, isFetched } = useColleagues()
  const byPerson = {
    name: 'staff',
    label: 'Who',
    all: 'Everyone',
    choices: people.map(({ id, name }) => [id, name] as const),
  }
  const list = useList('activity', {
    filters: [
      ...(people.length > 0 ? [byPerson] : []),
      { name: 'action', label: 'Action', all: 'Anything', choices: Object.entries(actionWords) },
      { name: 'subject', label: 'About', all: 'Everything', choices: Object.entries(subjectWords) },
    ],
    perPage: eventsPerPage,
  })
  return (
    <>
      <ListScreen
        title="Activity"
        noun={['event', 'events']}
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
      />
      {opened !== null && <EventDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
