import { isGroup } from '../forms/form-data.ts'
import { formatMoment } from '../layout/times.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import type { KeptState } from './draft-keeper.ts'
import * as styles from './draft-notes.module.css'
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
    <p role="status" className={layout.muted}>
      {isDirty ? words[kept] : ''}
    </p>
  )
}

/** Offers drafts that were typed earlier and never saved. */
export function DraftOffer({ draft }: { draft: EditedDraft }) {
  return draft.offers?.map((offer) => (
    <div key={`${offer.key} ${offer.page}`} className={styles.offer}>
      <Alert
        tone="info"
        action={
          <>
            <Button look="outlined" onClick={() => void draft.restoreOffer(offer)}>
              Continue with them
            </Button>
            <Button look="inherit" onClick={() => draft.discardOffer(offer)}>
              Discard them
            </Button>
          </>
        }
      >
        You have changes of {formatMoment(offer.savedAt) || 'an earlier visit'} that were not saved
        {titleOf(offer.data)}.
      </Alert>
    </div>
  ))
}

function titleOf(data: unknown): string {
  const title = isGroup(data) ? data.title : undefined
  return typeof title === 'string' && title !== '' ? `: “${title}”` : ''
}
