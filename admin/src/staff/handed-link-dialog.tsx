import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
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
    <Dialog open onClose={onClose} aria-labelledby="handed-title" fullWidth maxWidth="sm">
      <DialogTitle id="handed-title">
        {mailed ? 'The link has been mailed' : 'Hand this link over'}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {note ??
            (mailed
              ? 'You can also hand it over yourself.'
              : 'It works once, and only for this person.')}{' '}
          It is shown only now.
        </DialogContentText>
        <TextField
          label="Link"
          value={link}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
          fullWidth
        />
        <div role="status">{isCopied && 'Copied.'}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
