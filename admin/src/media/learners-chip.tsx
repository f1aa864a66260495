import Chip from '@mui/material/Chip'
import { formatShortDate } from '../../../school/base/formats.ts'
import { addDays, dayInManila } from '../../../school/base/dates.ts'
import { warnDays } from '../../../school/content/media/learners.ts'
import type { MediaFile } from './media-file.ts'

/** Marks a picture that waits for an answer, is hidden, or shows learners. */
export function LearnersChip({ file: { showsLearners, hidden, consent } }: { file: MediaFile }) {
  const mark = (label: string, color: 'warning' | 'error' | 'default') => (
    <Chip size="small" color={color} label={label} sx={{ mt: 0.5, mr: 0.5 }} />
  )
  if (hidden !== null) return mark('Hidden', 'error')
  if (showsLearners === 'unanswered') return mark('Learners: not answered', 'warning')
  if (showsLearners !== 'yes') return null
  const soon = addDays(dayInManila(new Date()), warnDays)
  return consent && consent.until <= soon
    ? mark(`Consent ends ${formatShortDate(consent.until, 'en')}`, 'warning')
    : mark('Shows learners', 'default')
}
