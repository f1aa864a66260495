import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { findKind } from '../../../school/kinds/index.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { useRestore } from '../entries/use-restore.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { formatMoment } from '../layout/times.ts'

/** Lists the trash; entries can be restored. */
export function TrashPage() {
  const restore = useRestore()
  const { data, error } = useQuery({
    queryKey: ['trash'],
    queryFn: () => callStaffApi('GET /trash', { query: { perPage: 100 } }),
  })
  return (
    <>
      <PageTitle title="Trash" />
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {data?.total === 0 && (
        <EmptyState words="The trash is empty. Everything in it can be restored." />
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0 }}>
        {data?.data.map((entry) => (
          <Paper
            component="li"
            key={entry.id}
            variant="outlined"
            sx={{ p: 1.5, display: 'flex', gap: 1, flexWrap: 'wrap' }}
          >
            <span style={{ flexGrow: 1 }}>
              {entry.title || 'Untitled'}
              <Typography variant="body2" color="text.secondary">
                {findKind(entry.kind)?.labels.one}, moved here {formatMoment(entry.updatedAt)}
                {entry.updatedBy && ` by ${entry.updatedBy}`}
              </Typography>
            </span>
            {entry.can.includes('restore') && (
              <Button
                aria-label={`Restore ${entry.title || 'untitled'}`}
                onClick={() => void restore(entry)}
              >
                Restore
              </Button>
            )}
          </Paper>
        ))}
      </Stack>
    </>
  )
}
