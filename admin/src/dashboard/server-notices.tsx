import { useMutation } from '@tanstack/react-query'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { queries } from '../api/queries.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
})

/** Writes a time of the server (UTC in milliseconds) as the school reads it. */
const inManila = (milliseconds: number) => time.format(milliseconds)

type Backup = NonNullable<Dashboard['backup']>

/** Tells an administrator whether the last backup can be restored. */
export function BackupNotice({ passedAt, failedAt, problem, isLate }: Backup) {
  const lastGood =
    passedAt === null
      ? 'No backup has passed its restore test yet.'
      : `The last backup that passed its restore test is of ${inManila(passedAt)}.`
  if (failedAt !== null) {
    return (
      <Alert tone="error">
        The backup of {inManila(failedAt)} failed. {lastGood} Tell the person who runs the website:{' '}
        {problem}
      </Alert>
    )
  }
  return (
    <Alert tone={isLate ? 'warning' : 'success'}>
      {isLate && 'No backup was made when it was due. '}
      {lastGood}
      {isLate && ' Tell the person who runs the website.'}
    </Alert>
  )
}

type BackupCopy = NonNullable<Dashboard['backupCopy']>

/** Tells an administrator when a copy of a backup last arrived on the other server. */
export function BackupCopyNotice({ arrivedAt, failedAt, problem }: BackupCopy) {
  const lastGood =
    arrivedAt === null
      ? 'No copy of a backup has arrived on the other server yet.'
      : `The last copy of a backup arrived on the other server on ${inManila(arrivedAt)}.`
  if (failedAt !== null) {
    return (
      <Alert tone="error">
        Copying the backup failed on {inManila(failedAt)} and is tried again. {lastGood} Tell the
        person who runs the website: {problem}
      </Alert>
    )
  }
  return (
    <Alert tone={problem !== null || arrivedAt === null ? 'warning' : 'success'}>
      {lastGood}
      {problem !== null && ` Tell the person who runs the website: ${problem}`}
    </Alert>
  )
}

type Clock = NonNullable<Dashboard['clock']>

/** Warns that the server's clock may be wrong; an administrator can confirm it. */
export function ClockNotice({ now, seenAt, mayConfirm }: Clock & { mayConfirm: boolean }) {
  const confirm = useMutation({
    mutationFn: () =>
      callStaffApi('POST /dashboard/commands', { body: { action: 'confirm-clock' } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['dashboard'] }),
  })
  const button = (
    <Button look="inherit" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
      The clock is right
    </Button>
  )
  return (
    <Alert tone="warning" action={mayConfirm ? button : undefined}>
      The clock of the server says {inManila(now)}. The site last ran on {inManila(seenAt)}.
      Schedules follow this clock. If it is wrong, tell the person who runs the website.
      {confirm.error && ` ${messageOf(confirm.error)}`}
    </Alert>
  )
}
