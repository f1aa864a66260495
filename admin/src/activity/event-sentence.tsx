import Typography from '@mui/material/Typography'
import { formatMoment } from '../layout/times.ts'
import type { AuditEvent } from './audit-events.ts'
import { sayAction } from './activity-words.ts'

/** An audit event as a sentence: who did what, and when. */
export function EventSentence({ event }: { event: AuditEvent }) {
  const { at, staffName } = event
  return (
    <>
      <b>{staffName}</b> {sayAction(event)}
      <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
        {formatMoment(at)}
      </Typography>
    </>
  )
}
