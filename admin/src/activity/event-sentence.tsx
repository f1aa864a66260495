import Typography from '@mui/material/Typography'
import { formatMoment } from '../layout/times.ts'
import { sayAction } from './activity-words.ts'

interface EventSentenceProps {
  event: { at: number; staffName: string; action: string; subject: string; title: string }
}

/** An audit event as a sentence: who did what, and when. */
export function EventSentence({
  event: { at, staffName, action, subject, title },
}: EventSentenceProps) {
  return (
    <>
      <b>{staffName}</b> {sayAction({ action, subject, title })}
      <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
        {formatMoment(at)}
      </Typography>
    </>
  )
}
