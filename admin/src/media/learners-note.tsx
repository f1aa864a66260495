import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatShortDate } from '../../../school/base/formats.ts'
import { consentUseNames } from '../../../school/content/media/learners.ts'
import { formatMoment } from '../layout/times.ts'
import type { MediaFile } from './media-file.ts'

interface LearnersNoteProps {
  file: MediaFile
  /** changes the answer or the consent */
  onChange?: (() => void) | undefined
  onWithdraw?: (() => void) | undefined
}

const answers = {
  yes: 'It shows learners.',
  no: 'It shows no learners.',
  unanswered: 'It is not answered yet whether it shows learners.',
}

/** What is known of learners in a picture, and of the consent. */
export function LearnersNote({ file, onChange, onWithdraw }: LearnersNoteProps) {
  const { showsLearners, hidden, consent, refusal } = file
  if (showsLearners === null) return null
  const mayChange = (showsLearners === 'yes' ? refusal.consent : refusal.describe) === null
  return (
    <Box component="section" aria-labelledby="learners-note" sx={{ mt: 3 }}>
      <Typography variant="h3" id="learners-note">
        Learners
      </Typography>
      {hidden ? (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {hidden}
        </Alert>
      ) : (
        <Typography>{answers[showsLearners]}</Typography>
      )}
      {consent && (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          Consent: {consent.reference}.{' '}
          {consent.endedAt === null
            ? `Valid until ${formatShortDate(consent.until, 'en')}.`
            : `Ended ${formatMoment(consent.endedAt)}.`}{' '}
          It allows: {consent.uses.map((use) => consentUseNames[use]).join('; ')}.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {onChange && mayChange && (
          <Button variant="outlined" onClick={onChange}>
            {showsLearners === 'unanswered'
              ? 'Answer …'
              : showsLearners === 'yes' && (hidden || !consent)
                ? 'Record a consent …'
                : 'Change …'}
          </Button>
        )}
        {onWithdraw && showsLearners === 'yes' && !hidden && (
          <Button variant="outlined" color="error" onClick={onWithdraw}>
            Withdraw the consent …
          </Button>
        )}
      </Box>
    </Box>
  )
}
