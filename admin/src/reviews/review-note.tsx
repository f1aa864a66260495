import type { Entry } from '../api/documents.ts'
import { formatMoment } from '../layout/times.ts'
import { Alert } from '../ui/alert.tsx'

type Reviewed = Pick<Entry, 'reviewRequestedAt' | 'reviewNote'>

/** The messages between author and editor, until visitors see the work or it is discarded. */
export function ReviewNote({
  of: { reviewRequestedAt: since, reviewNote: note },
}: {
  of: Reviewed
}) {
  if (since === null && !note) return null
  return (
    <Alert tone="info">
      {since !== null && `Waits for a review since ${formatMoment(since)}. `}
      {note && `${since === null ? 'From the editor: ' : 'For the editor: '}${note}`}
    </Alert>
  )
}
