import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { formatMoment } from '../layout/times.ts'
import { actionWords, subjectWords } from './activity-words.ts'
import { DeedDialog } from './deed-dialog.tsx'
import { listDeeds } from './deeds.ts'

const pageSize = 50

/** Who did what, and when. */
export function ActivityPage() {
  const [page, setPage] = useState(1)
  const [subject, setSubject] = useState('')
  const [opened, setOpened] = useState<number | null>(null)
  const { data, error } = useQuery({
    queryKey: ['activity', page, subject],
    queryFn: () => listDeeds({ page, perPage: pageSize, subject }),
  })
  return (
    <>
      <PageTitle title="Activity" />
      <TextField
        select
        label="About"
        value={subject}
        onChange={(event) => {
          setSubject(event.target.value)
          setPage(1)
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ mb: 2, minWidth: 220 }}
      >
        <option value="">Everything</option>
        {Object.entries(subjectWords).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </TextField>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0 }}>
        {data?.data.map((deed) => (
          <Paper component="li" key={deed.id} variant="outlined" sx={{ p: 1, overflowWrap: 'anywhere' }}>
            <b>{deed.staffName}</b> {actionWords[deed.action] ?? deed.action}{' '}
            {subjectWords[deed.subject] ?? deed.subject}
            {deed.title && ` “${deed.title}”`}
            <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
              {formatMoment(deed.at)}
            </Typography>
            <Button
              size="small"
              aria-label={`Details of ${deed.action} ${deed.title}`}
              onClick={() => setOpened(deed.id)}
            >
              Details
            </Button>
          </Paper>
        ))}
      </Stack>
      {data && data.total > pageSize && (
        <Pagination count={Math.ceil(data.total / pageSize)} page={page} onChange={(_event, next) => setPage(next)} />
      )}
      {opened !== null && <DeedDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
