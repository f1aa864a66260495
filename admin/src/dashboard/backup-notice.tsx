import Alert from '@mui/material/Alert'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
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
      <Alert severity="error" sx={{ mb: 2 }}>
        The backup of {inManila(failedAt)} failed. {lastGood} Tell the person who runs the website:{' '}
        {problem}
      </Alert>
    )
  }
  return (
    <Alert severity={isLate ? 'warning' : 'success'} sx={{ mb: 2 }}>
      {isLate && 'No backup was made when it was due. '}
      {lastGood}
      {isLate && ' Tell the person who runs the website.'}
    </Alert>
  )
}
