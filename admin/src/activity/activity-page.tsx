import { useState } from 'react'
import { ListScreen } from '../lists/list-screen.tsx'
import { useList } from '../lists/use-list.ts'
import { useColleagues } from '../staff/people.ts'
import { actionWords } from '../../../school/staff/activity/actions.ts'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'
import { callStaffApi } from '../api/call-staff-api.ts'
import { describeEvent, EventSentence, subjectWords } from './event-sentence.tsx'
import { useQuery } from '@tanstack/react-query'
import { isGroup } from '../forms/form-data.ts'
import { formatMoment } from '../layout/times.ts'
import { TextDiff } from '../history/field-diff.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { fieldWords, formatLogged } from './logged-values.ts'

/** The log of all audit events, with filters. */
export function ActivityPage() {
  const [opened, setOpened] = useState<number | null>(null)
  const { colleagues, isFetched } = useColleagues()
  const list = useList('activity', {
    filters: [
      ...(colleagues.length > 0
        ? [{ name: 'staff', label: 'Who', all: 'Everyone', choices: colleagues }]
        : []),
      { name: 'action', label: 'Action', all: 'Anything', choices: Object.entries(actionWords) },
      { name: 'subject', label: 'About', all: 'Everything', choices: Object.entries(subjectWords) },
    ],
    perPage: 50,
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
              aria-label={`Details: ${event.staffName} ${describeEvent(event)}`}
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

/** Shows one audit event with its subject before and after. */
function EventDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: event } = useQuery({
    queryKey: ['event', id],
    queryFn: () => callStaffApi('GET /activity/:id', { params: { id } }),
  })
  const before = groupOf(event?.before)
  const after = groupOf(event?.after)
  const names = Object.keys({ ...before, ...after })
  return (
    <Dialog title={event?.title || 'Details'} size="large" onClose={onClose}>
      {event && (
        <>
          <p>
            {event.staffName}, {formatMoment(event.at)}
          </p>
          {names.length === 0 && <p>No more details were recorded.</p>}
          {names.map((name) => (
            <div key={name}>
              <h3>{fieldWords(name)}</h3>
              <TextDiff
                before={formatLogged(name, before[name])}
                after={formatLogged(name, after[name])}
              />
            </div>
          ))}
        </>
      )}
    </Dialog>
  )
}

const groupOf = (value: unknown) => (isGroup(value) ? value : {})
