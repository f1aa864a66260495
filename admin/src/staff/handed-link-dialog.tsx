import { useState } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { HandedLink } from './person.ts'

/** Shows a one-time link to copy and hand over; it is never shown again. */
export function HandedLinkDialog({
  handed: { link, mailed, note },
  onClose,
}: {
  handed: HandedLink
  onClose: () => void
}) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Dialog
      title={mailed ? 'The link has been mailed' : 'Hand this link over'}
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>Copy</Button>
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p>
        {note ??
          (mailed
            ? 'You can also hand it over yourself.'
            : 'It works once, and only for this person.')}{' '}
        It is shown only now.
      </p>
      <TextField label="Link" value={link} onFocus={(event) => event.target.select()} readOnly />
      <div role="status">{isCopied && 'Copied.'}</div>
    </Dialog>
  )
}
