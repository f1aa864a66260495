import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/alert.tsx'
import { inManila } from './in-manila.ts'

/** Warns that the server's clock may be wrong; an administrator can confirm it. */
export function ClockNotice({
  clock,
  mayConfirm,
}: {
  clock: NonNullable<Dashboard['clock']>
  mayConfirm: boolean
}) {
  const queries = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => callStaffApi('POST /clock'),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['dashboard'] }),
  })
  const button = (
    <Button look="inherit" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
      The clock is right
    </Button>
  )
  return (
    <Alert tone="warning" action={mayConfirm ? button : undefined}>
      The clock of the server says {inManila(clock.now)}. The site last ran on{' '}
      {inManila(clock.seenAt)}. Schedules follow this clock. If it is wrong, tell the person who
      runs the website.
      {confirm.error && ` ${messageOf(confirm.error)}`}
    </Alert>
  )
}
