import { useEffect, useState } from 'react'
import type { Editing } from '../entries/use-editing.ts'
import { isGroup } from '../forms/form-data.ts'
import { formatMoment } from '../layout/times.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import type { KeptState } from './draft-keeper.ts'
import type { EditedDraft } from './use-draft.ts'

const keptWords: Record<KeptState, string> = {
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
      {isDirty ? keptWords[kept] : ''}
    </p>
  )
}

/** Offers drafts that were typed earlier and never saved. */
export function DraftOffer({ draft }: { draft: EditedDraft }) {
  return draft.offers?.map((offer) => (
    <div key={`${offer.key} ${offer.page}`} className={layout.spaceBelow}>
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

/** Usual maximum duration of sending, in milliseconds. */
const usualMs = 5_000

interface SendingNoteProps {
  isBusy: boolean
  onStop: () => void
}

/** Says that an action is being sent, and later offers to stop it. */
export function SendingNote({ isBusy, onStop }: SendingNoteProps) {
  return <div role="status">{isBusy && <Sending onStop={onStop} />}</div>
}

function Sending({ onStop }: Pick<SendingNoteProps, 'onStop'>) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), usualMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return 'Sending …'
  return (
    <div className={layout.row}>
      <span className={layout.grow}>
        Still sending: the connection is slow. Keep this page open.
      </span>
      <Button look="outlined" onClick={onStop}>
        Cancel
      </Button>
    </div>
  )
}

/** Shows the action that waits for the connection, with buttons to try it again or cancel it. */
export function HeldNote({ editing }: { editing: Pick<Editing, 'held' | 'resume' | 'cancel'> }) {
  const { held, resume, cancel } = editing
  return (
    <div role="status">
      {held !== null && (
        <div className={layout.spaceBelow}>
          <Alert
            tone="warning"
            role="note"
            action={
              <>
                <Button look="inherit" onClick={resume}>
                  Try again
                </Button>
                <Button look="inherit" onClick={cancel}>
                  Cancel
                </Button>
              </>
            }
          >
            {held}
          </Alert>
        </div>
      )}
    </div>
  )
}
