import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { formatMoment } from '../layout/times.ts'
import { notify } from '../notifications/notify.ts'
import { useSession } from '../session/session-provider.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import { Spinner } from '../ui/progress.tsx'

const endSessions = (body: BodyOf<'POST /sessions/commands'>) =>
  callStaffApi('POST /sessions/commands', { body })

/** Lists the person's sessions, with a button to end each. */
export function OwnSessions() {
  const { signOut } = useSession()
  const queries = useQueryClient()
  const { data, isFetched } = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => (await callStaffApi('GET /sessions')).data,
  })
  const tell = (error: unknown) => notify(messageOf(error), { type: 'error' })
  const end = (id: string) =>
    endSessions({ action: 'session-end', id })
      .then(() => queries.invalidateQueries({ queryKey: ['sessions'] }))
      .catch(tell)
  const endAll = () => signOut(() => endSessions({ action: 'sign-out-everywhere' })).catch(tell)
  // The button is below the list.
  if (!isFetched) return <Spinner />
  return (
    <section className={layout.card} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      <ul className={layout.list}>
        {data?.map(({ id, device, lastSeenAt, current }) => (
          <li key={id}>
            {device || 'Unknown device'},{' '}
            {current ? 'this one' : `last seen ${formatMoment(lastSeenAt)}`}
            {!current && (
              <Button
                aria-label={`Sign out there: ${device || 'unknown device'}`}
                onClick={() => void end(id)}
              >
                Sign out there
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button look="outlined" onClick={() => void endAll()}>
        Sign out everywhere
      </Button>
    </section>
  )
}
