import { useState } from 'react'
import { ListScreen } from '../lists/list-screen.tsx'
import { useList } from '../lists/use-list.ts'
import { useColleagues } from '../staff/people.ts'
import { actionWords, sayAction, subjectWords } from './activity-words.ts'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'
import { EventSentence } from './event-sentence.tsx'
import { eventsPerPage, readEvent } from './audit-events.ts'
import { useQuery } from '@tanstack/react-query'
import { isGroup } from '../forms/form-data.ts'
import { formatMoment } from '../layout/times.ts'
import { TextDiff } from '../history/field-diff.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { sayLogged, wordsOf } from './say-logged.ts'

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

/** One audit event, with its subject before and after. */
function EventDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: event } = useQuery({ queryKey: ['event', id], queryFn: () => readEvent(id) })
  const names = event ? [...new Set([...keysOf(event.before), ...keysOf(event.after)])] : []
  return (
    <Dialog
      title={event?.title || 'Details'}
      size="large"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {event && (
        <>
          <p>
            {event.staffName}, {formatMoment(event.at)}
          </p>
          {names.length === 0 && <p>No more details were recorded.</p>}
          {names.map((name) => (
            <div key={name}>
              <h3>{wordsOf(name)}</h3>
              <TextDiff before={sayPart(event.before, name)} after={sayPart(event.after, name)} />
            </div>
          ))}
        </>
      )}
    </Dialog>
  )
}

const keysOf = (value: unknown) => (isGroup(value) ? Object.keys(value) : [])

const sayPart = (whole: unknown, name: string) =>
  sayLogged(name, isGroup(whole) ? whole[name] : undefined)
