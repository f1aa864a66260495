import { formatShortDate } from '../../../school/base/formats.ts'
import { addDays, dayInManila } from '../../../school/base/dates.ts'
import { warnDays } from '../../../school/content/media/learners.ts'
import { Chip } from '../ui/chip.tsx'
import type { MediaFile } from './media-file.ts'
import { currentTime } from '../../../school/base/clock.ts'

/** Marks a picture that waits for an answer, is hidden, or shows learners. */
export function LearnersChip({ file: { showsLearners, hidden, consent } }: { file: MediaFile }) {
  if (hidden !== null) return <Chip tone="error">Hidden</Chip>
  if (showsLearners === 'unanswered') return <Chip tone="warning">Learners: not answered</Chip>
  if (showsLearners !== 'yes') return null
  return consent && endsSoon(consent) ? (
    <Chip tone="warning">Consent ends {formatShortDate(consent.until, 'en')}</Chip>
  ) : (
    <Chip>Shows learners</Chip>
  )
}

const endsSoon = ({ until }: { until: string }) =>
  until <= addDays(dayInManila(new Date(currentTime())), warnDays)
