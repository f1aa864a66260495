import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { listOwners } from '../facts/fact.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { actionWords, sayAction, subjectWords } from './activity-words.ts'
import { ChoiceFilter } from '../layout/choice-filter.tsx'
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
  const { data: people = [] } = useQuery({ queryKey: ['owners'], queryFn: listOwners })
  const narrow = (change: Partial<typeof filter>) => {
    setFilter((before) => ({ ...before, ...change }))
    setPage(1)
  }
  return (
    <>
      <PageTitle title="Activity" />
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', mb: 2 }}>
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
      </Stack>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0 }}>
        {data?.data.map((event) => (
          <Paper
            component="li"
            key={event.id}
            variant="outlined"
            sx={{ p: 1, overflowWrap: 'anywhere' }}
          >
            <EventSentence event={event} />
            <Button
              size="small"
              aria-label={`Details: ${event.staffName} ${sayAction(event)}`}
              onClick={() => setOpened(event.id)}
            >
              Details
            </Button>
          </Paper>
        ))}
      </Stack>
      {data && data.total > pageSize && (
        <Pagination
          count={Math.ceil(data.total / pageSize)}
          page={page}
          onChange={(_event, next) => setPage(next)}
        />
      )}
      {opened !== null && <EventDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
