import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { Alert } from '../ui/alert.tsx'
import { inManila } from './in-manila.ts'

/** Tells an administrator whether the last backup can be restored. */
export function BackupNotice({
  backup: { passedAt, failedAt, problem, isLate },
}: {
  backup: NonNullable<Dashboard['backup']>
}) {
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

/** Tells an administrator when a copy of a backup last arrived on the other server. */
export function BackupCopyNotice({
  backupCopy: { arrivedAt, failedAt, problem },
}: {
  backupCopy: NonNullable<Dashboard['backupCopy']>
}) {
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
