import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import * as z from 'zod'
import { callApi } from '../api/call-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { pagesOfKind } from '../entries/all-entry-pages.ts'
import { actOnEntry, entrySchema } from '../entries/entry.ts'
import { NothingHere } from '../layout/nothing-here.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { formatMoment } from '../layout/times.ts'

const trashSchema = z.object({ data: z.array(entrySchema.extend({ kind: z.string() })), total: z.number() })
type Trashed = z.output<typeof trashSchema>['data'][number]

/** Everything that was thrown away, to be taken out again. */
export function TrashPage() {
  const notify = useNotify()
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['trash'],
    queryFn: async () => trashSchema.parse(await callApi('/trash?perPage=100')),
  })
  const restore = async ({ kind, id, title }: Trashed) => {
    try {
      await actOnEntry(kind, id, 'restore')
      notify(`“${title}” is back among the ${pagesOfKind(kind)?.many.toLowerCase() ?? 'entries'}.`, { type: 'success' })
      await queries.invalidateQueries()
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
  return (
    <>
      <PageTitle title="Trash" />
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {data?.total === 0 && (
        <NothingHere words="The trash is empty. What is thrown away waits here and can be restored." />
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
              {entry.title}
              <Typography variant="body2" color="text.secondary">
                {pagesOfKind(entry.kind)?.one}, thrown away {formatMoment(entry.updatedAt)}
                {entry.updatedBy && ` by ${entry.updatedBy}`}
              </Typography>
            </span>
            {entry.can.includes('restore') && (
              <Button aria-label={`Restore ${entry.title}`} onClick={() => void restore(entry)}>
                Restore
              </Button>
            )}
          </Paper>
        ))}
      </Stack>
    </>
  )
}
