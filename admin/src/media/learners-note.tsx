import { formatShortDate } from '../../../school/base/formats.ts'
import { consentUseNames } from '../../../school/content/media/learners.ts'
import { formatMoment } from '../layout/times.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import type { MediaFile } from './media-file.ts'

interface LearnersNoteProps {
  file: MediaFile
  /** opens the dialog that changes the answer or the consent, or withdraws that */
  onOpen: ((dialog: 'learners' | 'withdraw') => void) | undefined
  mayWithdraw: boolean
}

const answers = {
  yes: 'It shows learners.',
  no: 'It shows no learners.',
  unanswered: 'It is not answered yet whether it shows learners.',
}

/** Shows the answer about learners in a picture, and the consent. */
export function LearnersNote({ file, onOpen, mayWithdraw }: LearnersNoteProps) {
  const { showsLearners, hidden, consent, refusal } = file
  if (showsLearners === null) return null
  const mayChange = (showsLearners === 'yes' ? refusal.consent : refusal.describe) === null
  return (
    <section aria-labelledby="learners-note" className={layout.tightStack}>
      <h3 id="learners-note">Learners</h3>
      {hidden ? <Alert tone="warning">{hidden}</Alert> : <p>{answers[showsLearners]}</p>}
      {consent && (
        <p>
          Consent: {consent.reference}.{' '}
          {consent.endedAt === null
            ? `Valid until ${formatShortDate(consent.until, 'en')}.`
            : `Ended ${formatMoment(consent.endedAt)}.`}{' '}
          It allows: {consent.uses.map((use) => consentUseNames[use]).join('; ')}.
        </p>
      )}
      <div className={layout.row}>
        {onOpen && mayChange && (
          <Button look="outlined" onClick={() => onOpen('learners')}>
            {showsLearners === 'unanswered'
              ? 'Answer …'
              : showsLearners === 'yes' && (hidden || !consent)
                ? 'Record a consent …'
                : 'Change …'}
          </Button>
        )}
        {onOpen && mayWithdraw && showsLearners === 'yes' && !hidden && (
          <Button look="plainDanger" onClick={() => onOpen('withdraw')}>
            Withdraw the consent …
          </Button>
        )}
      </div>
    </section>
  )
}
