import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { isGroup } from '../forms/form-data.ts'
import { formatMoment } from '../layout/times.ts'
import type { KeptState } from './draft-keeper.ts'
import type { EditedDraft } from './use-draft.ts'

const words: Record<KeptState, string> = {
  saved: '',
  typing: 'Keeping what you type …',
  kept: 'Your changes are kept, not saved yet.',
  'kept-here': 'Your changes are kept on this device, not saved yet.',
  unkept:
    'This device has no space left to store your changes. Save them before you leave this page.',
}

/** Shows whether the typed text is stored. */
export function KeptNote({ draft: { isDirty, kept } }: { draft: EditedDraft }) {
  return (
    <Typography role="status" variant="body2" color="text.secondary">
      {isDirty ? words[kept] : ''}
    </Typography>
  )
}

/** Offers drafts that were typed earlier and never saved. */
export function DraftOffer({
  draft: { offers, restoreOffer, discardOffer },
}: {
  draft: EditedDraft
}) {
  return offers.map((offer) => (
    <Alert
      key={`${offer.key} ${offer.page}`}
      severity="info"
      sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          <Button color="inherit" onClick={() => void restoreOffer(offer)}>
            Continue with them
          </Button>
          <Button color="inherit" onClick={() => discardOffer(offer)}>
            Discard them
          </Button>
        </>
      }
    >
      You have changes of {formatMoment(offer.savedAt) || 'an earlier visit'} that were not saved
      {titleOf(offer.data)}.
    </Alert>
  ))
}

function titleOf(data: unknown): string {
  const title = isGroup(data) ? data.title : undefined
  return typeof title === 'string' && title !== '' ? `: “${title}”` : ''
}
