import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { formatMoment } from '../layout/times.ts'
import { notify } from '../notifications/notify.ts'
import { useSession } from '../session/session-provider.tsx'

/** Lists the person's sessions, with a button to end each. */
export function OwnSessions() {
  const { signOut } = useSession()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => (await callStaffApi('GET /sessions')).data,
  })
  const end = async (id: string) => {
    try {
      await callStaffApi('DELETE /sessions/:id', { params: { id } })
      await queries.invalidateQueries({ queryKey: ['sessions'] })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  const endAll = async () => {
    try {
      await signOut(() => callStaffApi('DELETE /sessions'))
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <Paper component="section" aria-labelledby="sessions-title" sx={{ p: 2 }}>
      <Typography variant="h2" id="sessions-title" gutterBottom>
        Where you are signed in
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, mb: 2 }}>
        {data?.map(({ id, device, lastSeenAt, current }) => (
          <li key={id}>
            {device || 'Unknown device'},{' '}
            {current ? 'this one' : `last seen ${formatMoment(lastSeenAt)}`}
            {!current && (
              <Button
                size="small"
                aria-label={`Sign out there: ${device || 'unknown device'}`}
                onClick={() => void end(id)}
              >
                Sign out there
              </Button>
            )}
          </li>
        ))}
      </Stack>
      <Button variant="outlined" onClick={() => void endAll()}>
        Sign out everywhere
      </Button>
    </Paper>
  )
}
